import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

// The scripts are for servers, which have a POSIX shell and symbolic links.
const onUnix = describe.skipIf(process.platform === 'win32');

const root = mkdtempSync(join(tmpdir(), 'render & it|'));
afterAll(() => rmSync(root, { recursive: true }));

const TLS = { TLS_CERT: '/tls/cert.pem', TLS_KEY: '/tls/key.pem' };
type Settings = Readonly<Record<string, string>>;
let count = 0;

/** Runs render.sh in a new folder. Returns its exit code, its messages and the files that it wrote. */
function render(settings: Settings, args: readonly string[] = [], shell = 'sh', folder = `out ${++count}`) {
  const target = join(root, folder);
  mkdirSync(target, { recursive: true });
  const env = { PATH: process.env.PATH, ...settings };
  const options = { encoding: 'utf8', stdio: 'pipe', env, cwd: root } as const;
  let result = { code: 0, messages: '' };
  try {
    execFileSync(shell, [resolve('deploy/nginx/render.sh'), target, ...args], options);
  } catch (error) {
    const { status, stderr } = error as { status: number; stderr: string };
    result = { code: status, messages: stderr.trimEnd() };
  }
  const files = readdirSync(target).sort();
  return { ...result, files, text: (name: string) => readFileSync(join(target, name), 'utf8') };
}

onUnix('render.sh', () => {
  const accepted: readonly (readonly [Settings, ...string[]])[] = [
    [
      {},
      '\tserver_name _;\n',
      '\troot "/srv/portal/current";\n',
      '\tlisten 8080;\n',
      'return 404;',
      'brotli_static on;',
    ],
    [
      { SERVER_NAME: 'portal.example.com www.example.com' },
      '\tserver_name portal.example.com www.example.com;\n',
    ],
    [{ SERVER_NAME: '  a.example.com\t *.example.org ' }, '\tserver_name a.example.com *.example.org;\n'],
    [
      { SERVER_NAME: '.example.com www.example.* localhost' },
      '\tserver_name .example.com www.example.* localhost;\n',
    ],
    [{ SERVER_NAME: '[2001:db8::1] 127.0.0.1' }, '\tserver_name [2001:db8::1] 127.0.0.1;\n'],
    [{ SERVER_NAME: 'xn--mnchen-3ya.example' }, '\tserver_name xn--mnchen-3ya.example;\n'],
    [{ PORT: '1' }, '\tlisten 1;\n'],
    [{ PORT: '65535' }, '\tlisten 65535;\n'],
    [{ API_UPSTREAM: 'http://127.0.0.1:4300/' }, '\t\tproxy_pass http://127.0.0.1:4300;\n'],
    [{ API_UPSTREAM: 'http://[::1]:4300' }, '\t\tproxy_pass http://[::1]:4300;\n'],
    [{ API_UPSTREAM: 'http://my_api:8080' }, '\t\tproxy_pass http://my_api:8080;\n'],
    [
      { API_UPSTREAM: 'https://api.example.com', CA_FILE: '/my certs/ca.pem' },
      '\t\tproxy_pass https://api.example.com;\n',
      '\t\tproxy_ssl_trusted_certificate "/my certs/ca.pem";\n',
    ],
    [{ PORTAL_ROOT: "/srv/R&D; {a}|b's @FOLDER@" }, `\troot "/srv/R&D; {a}|b's @FOLDER@";\n`],
    [{ PORTAL_ROOT: 'dist' }, `\troot "${root}/dist";\n`],
    [
      { ...TLS, SERVER_NAME: 'a.example.com b.example.com', PORT: '8443', HTTP_PORT: '8080' },
      '\tlisten 8443 ssl http2;\n',
      '\tssl_certificate "/tls/cert.pem";\n',
      '\tssl_certificate_key "/tls/key.pem";\n',
      '\tlisten 8080;\n\tlisten [::]:8080;\n\tserver_name a.example.com b.example.com;\n',
      'return 308 https://$host:8443$request_uri;',
    ],
  ];

  it.each(['sh', 'bash'])('writes settings unchanged, in %s', (shell) => {
    for (const [settings, ...expected] of accepted) {
      const { messages, files, text } = render(settings, [], shell);
      expect([settings, messages]).toEqual([settings, '']);
      expect(files).toEqual(['portal-headers.inc', 'portal.conf']);
      // On a system without IPv6, the lines for IPv6 are left out.
      const written = text('portal.conf').replace(/\tlisten \[::\]:\d+.*;\n/g, '');
      for (const part of expected) expect(written).toContain(part.replace(/\tlisten \[::\]:\d+.*;\n/g, ''));
      expect(written.match(/@[A-Z_]+@/g) ?? []).toEqual(settings.PORTAL_ROOT?.match(/@[A-Z_]+@/g) ?? []);
    }
  });

  const UPSTREAM = /API_UPSTREAM must be .*https:\/\/api\.example\.com/;
  const NAME = /SERVER_NAME must be .*host names/;
  const PATH = /PORTAL_ROOT must be the path/;
  const rejected: readonly (readonly [Settings, RegExp])[] = [
    ...[
      ...['api.example.com', '127.0.0.1:4300', '//api.example.com', 'ftp://api.example.com', 'http://'],
      ...['http://a.example/api', 'http://a.example?a=b', 'http://a.example&b', 'http://a|b', 'http://a\\b'],
      ...[
        'http://a\nb',
        'http://$host',
        'http://"a"',
        'http://a;b',
        'http://a b',
        'http://a:0',
        'http://a:70000',
      ],
      ...['http://[::1', 'http://user:secret@a.example', 'https://bücher.example', 'none'],
    ].map((value) => [{ API_UPSTREAM: value }, UPSTREAM] as const),
    ...[
      ...['https://a.example', 'a.example:443', 'a.example,b.example', 'a.example;b', '*', 'a.*.example'],
      ...['a..example', '~^a$', '"a"', 'a\nb', '$host', 'a&b', 'a|b', 'a\\b', '::1', '@FOLDER@'],
    ].map((value) => [{ SERVER_NAME: value }, NAME] as const),
    ...['0', '70000', '-1', '080', '80 ssl', '80;', '80\n', '٨٠'].map(
      (value) => [{ PORT: value }, /^render\.sh: PORT must be a number from 1 to 65535/] as const,
    ),
    [{ HTTP_PORT: '0', ...TLS }, /HTTP_PORT must be a number from 1 to 65535/],
    ...['/a"b', '/a$b', '/a\\b', '/a\nb', '/a\n', '/a\tb', '~/a'].map(
      (value) => [{ PORTAL_ROOT: value }, PATH] as const,
    ),
    ...['TLS_KEY', 'TLS_CERT', 'CA_FILE'].map(
      (name) => [{ ...TLS, [name]: 'a\n;b' }, new RegExp(`${name} must be the path`)] as const,
    ),
    [{ TLS_CERT: '/a.pem' }, /TLS_CERT and TLS_KEY/],
    [{ TLS_KEY: '/a.pem' }, /TLS_CERT and TLS_KEY/],
    [{ ...TLS, PORT: '80' }, /PORT and HTTP_PORT/],
    [{ ...TLS, HTTP_PORT: '443' }, /PORT and HTTP_PORT/],
    ...['yes', 'ON', '1', 'off;'].map((value) => [{ BROTLI: value }, /BROTLI must be on or off/] as const),
  ];

  it('rejects settings in one sentence, and leaves the files unchanged', () => {
    const { text } = render({}, ['whole'], 'sh', 'kept');
    const before = ['nginx.conf', 'portal-headers.inc', 'portal.conf'].map(text);
    for (const [index, [settings, message]] of rejected.entries()) {
      const { code, messages, files } = render(settings, ['whole'], index % 4 === 0 ? 'bash' : 'sh', 'kept');
      expect([settings, code]).toEqual([settings, 1]);
      expect(messages).toMatch(message);
      expect(messages).not.toMatch(/\n|secret/);
      expect(files).toEqual(['nginx.conf', 'portal-headers.inc', 'portal.conf']);
    }
    expect(['nginx.conf', 'portal-headers.inc', 'portal.conf'].map(text)).toEqual(before);
  });

  it('keeps the files of before if an installed nginx rejects the new ones', () => {
    const bin = join(root, 'bin');
    mkdirSync(bin);
    // Like nginx with an include of the folder: rejects a certificate that does not exist.
    const fake = `#!/bin/sh
for file in "${root}"/conf.d/*.conf; do
  if grep -q ssl_certificate "$file" 2>/dev/null; then
    echo '2026/01/01 nginx: [emerg] cannot load certificate' >&2
    exit 1
  fi
done
`;
    writeFileSync(join(bin, 'nginx'), fake, { mode: 0o755 });
    const withNginx = { PATH: `${bin}:${process.env.PATH}` };
    const first = render({ ...withNginx, ...TLS }, [], 'sh', 'conf.d');
    expect([first.code, first.files]).toEqual([1, []]);
    expect(first.messages).toBe(
      'render.sh: nginx rejects these settings, so nothing was changed: cannot load certificate',
    );
    expect(render(withNginx, [], 'sh', 'conf.d').code).toBe(0);
    const { code, files, text } = render({ ...withNginx, ...TLS }, [], 'sh', 'conf.d');
    expect([code, files]).toEqual([1, ['portal-headers.inc', 'portal.conf']]);
    expect(text('portal.conf')).not.toContain('ssl_certificate');
    // An nginx that does not work for another reason says nothing about these settings.
    writeFileSync(join(bin, 'nginx'), '#!/bin/sh\nexit 1\n');
    expect(render({ ...withNginx, ...TLS }, [], 'sh', 'conf.d').code).toBe(0);
  });

  it('rejects other arguments, and folders that nginx cannot include', () => {
    const wrong: readonly (readonly [string[], string, RegExp])[] = [
      [['hole'], 'one', /second argument/],
      [['whole', 'more'], 'one', /second argument/],
      [[], 'a*b', /the folder/],
      [[], 'a[b]', /the folder/],
      [[], 'a$b', /the folder/],
      [[], 'a\nb', /the folder/],
    ];
    for (const [args, folder, message] of wrong) {
      const { code, messages, files } = render({}, args, 'sh', folder);
      expect([folder, code, files]).toEqual([folder, 1, []]);
      expect(messages).toMatch(message);
    }
    expect(() => execFileSync('sh', ['deploy/nginx/render.sh'], { stdio: 'pipe' })).toThrow('the folder');
    expect(() => execFileSync('sh', ['deploy/nginx/render.sh', join(root, 'no')], { stdio: 'pipe' })).toThrow(
      'the folder',
    );
  });
});
