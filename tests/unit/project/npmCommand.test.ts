import { describe, expect, it } from 'vitest';
import { npmCommand } from '../../../scripts/npm';

describe('npmCommand', () => {
  it("runs npm's own script with Node, because Windows cannot start npm.cmd without a shell", () => {
    const script = 'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js';
    const expected = { command: process.execPath, args: [script, 'pack', '--silent'], shell: false };
    expect(npmCommand(['pack', '--silent'], { npm_execpath: script }, 'win32')).toEqual(expected);
  });

  it('runs npm from the PATH if another program or none has started the script', () => {
    for (const npm_execpath of [undefined, '', '/usr/lib/yarn.js', '/opt/pnpm.cjs', '/usr/bin/npx-cli.js'])
      for (const platform of ['linux', 'darwin', 'win32'] as const)
        expect(npmCommand(['pack'], { npm_execpath }, platform)).toEqual({
          command: 'npm',
          args: ['pack'],
          shell: platform === 'win32',
        });
  });
});
