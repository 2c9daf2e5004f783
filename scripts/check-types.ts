/** `npm run types`: type-checks every part of the project. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const tsc = join(root, 'node_modules/typescript/bin/tsc');

export const typedParts = [
  'functions/domain',
  'functions',
  'web',
  'emulator-data',
  'tests',
  'scripts',
] as const;

/** Resolves to the compiler's output, '' if there are no errors. */
export function checkTypes(part: (typeof typedParts)[number]): Promise<string> {
  return new Promise((resolve) => {
    const compiler = spawn(
      process.execPath,
      // By default it has four checkers, each of which finds out anew what the others know: twice the
      // processor time.
      [tsc, '-p', part, '--checkers', '1', '--pretty', 'false'],
      {
        cwd: root,
      },
    );
    let output = '';
    for (const stream of [compiler.stdout, compiler.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    compiler.on('exit', (code) =>
      resolve(code === 0 ? '' : output || `tsc ended with code ${code}`),
    );
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const part of typedParts) {
    const problems = await checkTypes(part);
    console.log(problems ? `✗ ${part}\n${problems}` : `✓ ${part}`);
    if (problems) process.exitCode = 1;
  }
}
