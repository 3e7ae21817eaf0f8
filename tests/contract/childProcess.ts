import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Waits for the end of a process. Returns its exit code and what it printed. */
export async function resultOf(child: ChildProcess) {
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (out += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out };
}
