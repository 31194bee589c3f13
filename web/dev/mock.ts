// A stand-in for the server while working on the page: `npx vite --mode mock`. It answers the contract from an
// engine process (`BASTIDE_ENGINE`, default `bastide engine`) and art from a folder (`BASTIDE_MOCK_ART`, or plain
// squares). Everything is in memory, everybody is the same guest. Tests and the product never use it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Plugin, ViteDevServer } from 'vite';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ClientMessage, KindArt, NewGame, Rot } from '../src/net/types';
import { MockGame } from './game';
import { catalogue, ruleText } from './texts';

const folder = process.env.BASTIDE_MOCK_ART ?? '';
const me = { id: 'g_dev', name: 'Ines', colour: 'blue' };
const games = new Map<string, MockGame>();

const kinds = new Map<string, KindArt>();
function kindArt(kind: string, rot: number): KindArt {
  const key = `${kind}-${rot}`;
  const known = kinds.get(key);
  if (known) return known;
  const file = join(folder, `kind-${key}.json`);
  const art = folder && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KindArt) : { segments: [] };
  kinds.set(key, art);
  return art;
}

const square = (text: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
    <rect width="100" height="100" fill="#b5c46b"/>
    <text x="50" y="54" font-size="13" text-anchor="middle" fill="#23252a">${text}</text>
  </svg>`;
const pawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9" fill="#888"/></svg>`;

function art(path: string): [string, string] {
  const [, , what = '', a = '', b = '', c = ''] = path.split('/').map(decodeURIComponent);
  const read = (name: string, or: string): [string, string] => {
    const file = join(folder, name);
    return ['image/svg+xml', folder && existsSync(file) ? readFileSync(file, 'utf8') : or];
  };
  if (what === 'kind') return ['application/json', JSON.stringify(kindArt(a, Number.parseInt(b)))];
  if (what === 'tile') return read(`tile-${a}-${b}-${Number.parseInt(c) % 2}.svg`, square(a));
  if (what === 'figure') return read(`fig-${a}-${b.replace('.svg', '')}.svg`, pawn);
  return ['image/svg+xml', square('board')];
}

const body = async (req: IncomingMessage): Promise<unknown> => {
  let text = '';
  for await (const part of req) text += String(part);
  return text ? JSON.parse(text) : {};
};

async function answer(req: IncomingMessage): Promise<unknown> {
  const url = new URL(req.url ?? '/', 'http://mock');
  const [, , what, id = '', act = '', more = ''] = url.pathname.split('/');
  if (what === 'me') return req.method === 'POST' ? Object.assign(me, await body(req)) : me;
  if (what === 'catalogue') return catalogue();
  if (what === 'rules')
    return id ? ruleText(decodeURIComponent(id)) : { rules: ['BG-12', 'BG-30', 'TS-6', 'TS-10'].map(ruleText) };
  if (what !== 'games') return null;
  if (!id && req.method === 'POST') {
    const game = await MockGame.create((await body(req)) as NewGame, me.name, kindArt);
    games.set(game.id, game);
    void game.run();
    return { id: game.id, invite: `/g/${game.id}?invite=mock` };
  }
  if (!id) {
    const list = url.searchParams.get('list');
    return {
      games: [...games.values()]
        .map((g) => g.summary())
        .filter((g) => (list === 'finished') === (g.status === 'over') && list !== 'open'),
    };
  }
  const game = games.get(id);
  if (!game) return null;
  if (act === 'at') return game.views[Math.min(Number(more), game.views.length - 1)] ?? null;
  if (act === 'rematch') return answer(Object.assign(req, { url: '/api/games' }));
  if (act === 'transcript') return game.engine.ask({ cmd: 'transcript' });
  return game.summary();
}

function connect(server: ViteDevServer): void {
  const sockets = new WebSocketServer({ noServer: true });
  server.httpServer?.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    const id = /^\/ws\/games\/([^/?]+)/.exec(req.url ?? '')?.[1];
    const game = id ? games.get(id) : undefined;
    if (!id) return;
    if (!game) {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(req, socket, head, (ws: WebSocket) => {
      game.join(ws);
      ws.on('message', (text: Buffer) => void game.hear(ws, JSON.parse(text.toString()) as ClientMessage));
      ws.on('close', () => game.leave(ws));
    });
  });
}

export function mock(): Plugin {
  return {
    name: 'bastide-mock',
    configureServer(server) {
      connect(server);
      server.middlewares.use((req: IncomingMessage, res: ServerResponse, next: () => void) => {
        const path = new URL(req.url ?? '/', 'http://mock').pathname;
        if (path.startsWith('/art/')) {
          const [type, text] = art(path);
          res.setHeader('content-type', type);
          res.setHeader('cache-control', 'max-age=3600');
          return res.end(text);
        }
        if (!path.startsWith('/api/')) return next();
        void answer(req).then((data) => {
          res.statusCode = data === null ? 404 : 200;
          res.setHeader('content-type', 'application/json');
          res.end(JSON.stringify(data ?? { error: { code: 'not-found', message: 'there is no such thing here' } }));
        });
      });
    },
  };
}

export type { Rot };
