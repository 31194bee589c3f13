// The server of the tests: one that they start by the command in BASTIDE_SERVE and may kill, or one that runs already. Either
// way it listens where BASTIDE_URL points.
import { expect } from '@playwright/test';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export class Server {
  private readonly command = process.env.BASTIDE_SERVE?.split(' ') ?? [];
  private child: ChildProcess | null = null;

  constructor(private readonly url: string) {}

  /** Whether the tests started it, so that they may kill it. */
  get own(): boolean {
    return this.command.length > 0;
  }

  /** Starts it, with options besides those of the command. */
  async start(...options: string[]): Promise<void> {
    const [program, ...args] = this.command;
    if (!program) return;
    this.child = spawn(program, [...args, ...options], { stdio: ['ignore', 'ignore', 'inherit'] });
    await expect.poll(() => this.isHealthy(), { message: 'the server starts', timeout: 20_000 }).toBe(true);
  }

  async kill(): Promise<void> {
    const child = this.child;
    if (child?.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    this.child = null;
  }

  /** What the program itself says about a finished game: that it was dealt fairly and replays to the same end. */
  verify(transcript: string): { status: number | null; stderr: string } {
    const [program = ''] = this.command;
    return spawnSync(program, ['verify', '-'], { input: transcript, encoding: 'utf8' });
  }

  private async isHealthy(): Promise<boolean> {
    try {
      const reply = await fetch(new URL('/health', this.url));
      return reply.ok;
    } catch {
      return false; // nobody listens yet
    }
  }
}
