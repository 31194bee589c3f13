// Packs built files beside themselves, so that the server sends them as they lie: brotli for browsers that take it, gzip for the
// others.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is packed; pictures and fonts are already. */
const TYPES = /\.(css|html|js|json|svg|wasm|webmanifest)$/;
/** Less fits into one packet anyway. */
const WORTH = 1024;

/** The last two steps of brotli take ten times as long: five seconds for the engine, which they make 100 kB smaller. */
const packed = (path: string, bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: path.endsWith('.wasm') ? 11 : 9 } });

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = resolve(folder, entry.name);
    return entry.isDirectory() ? filesOf(path) : [path];
  });
}

export function pack(): Plugin {
  let outDir = '';
  return {
    name: 'bastide-pack',
    apply: 'build',
    configResolved({ root, build }) {
      outDir = resolve(root, build.outDir);
    },
    closeBundle() {
      for (const path of filesOf(outDir)) {
        if (!TYPES.test(path) || statSync(path).size < WORTH) continue;
        const bytes = readFileSync(path);
        writeFileSync(`${path}.br`, packed(path, bytes));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
