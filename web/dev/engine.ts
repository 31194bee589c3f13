// The rules for the mock: a child process that speaks docs/protocol.md, one reply a line.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export class Engine {
  private readonly child;
  private readonly waiting: ((line: string) => void)[] = [];

  constructor(command = process.env.BASTIDE_ENGINE ?? 'bastide engine') {
    const [program = 'bastide', ...args] = command.split(' ');
    this.child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface({ input: this.child.stdout }).on('line', (line) => this.waiting.shift()?.(line));
  }

  ask<T>(request: unknown): Promise<T> {
    return new Promise((done) => {
      this.waiting.push((line) => done(JSON.parse(line) as T));
      this.child.stdin.write(`${JSON.stringify(request)}\n`);
    });
  }

  end(): void {
    this.child.kill();
  }
}
