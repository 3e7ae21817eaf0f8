import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { curlOf } from '../../contract/checker/report/summary';

it.skipIf(process.platform === 'win32')('a curl command passes every value unchanged through a shell', () => {
  const values = [
    `it's "quoted" $HOME \`id\` \\ ! * ~ #`,
    'line\nbreak\ttab',
    "''",
    '$TOKEN in the middle $EXPIRED_TOKEN',
    '%20 & | ; < > ( ) é 字',
  ];
  const url = 'http://[::1]:80/a?b={c}&d=$(id)';
  const commands = values.map((value) =>
    curlOf({
      method: 'POST',
      url,
      headers: { Authorization: '$TOKEN', 'X-Value': value, Empty: '' },
      body: value,
    }),
  );
  commands.push(curlOf({ method: 'POST', url: 'http://a.test', headers: {}, body: '@/etc/passwd' }));
  // Replace curl by a function that prints its arguments.
  const script = `curl() { printf '%s\\0' "$@"; printf 'END\\0'; }\n${commands.join('\n')}`;
  const env = { ...process.env, TOKEN: 'the "token"', EXPIRED_TOKEN: "it's old" };
  const printed = execFileSync('sh', ['-c', script], { encoding: 'utf8', env });
  const expected = values.map((value) => {
    const sent = value.replace('$TOKEN', 'the "token"').replace('$EXPIRED_TOKEN', "it's old");
    const headers = ['-H', 'Authorization: the "token"', '-H', `X-Value: ${sent}`, '-H', 'Empty;'];
    return ['-sS', '-g', '-X', 'POST', url, ...headers, '--data-binary', sent].join('\0');
  });
  expected.push(['-sS', '-X', 'POST', 'http://a.test', '--data-raw', '@/etc/passwd'].join('\0'));
  expect(printed.split('\0END\0').slice(0, -1)).toEqual(expected);
});
