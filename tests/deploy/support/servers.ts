import { execFile, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { fromUserFolder } from '../../../contract/cli/userPath';
import { freePort } from '../../../scripts/freePort';
import { sendRequest } from './sendRequest';

const run = promisify(execFile);

export type ServerName = 'caddy' | 'nginx';

/** The Debian packages with the web servers and nginx modules that the tests need. */
export const packages = ['caddy', 'nginx', 'libnginx-mod-http-brotli-static'];

interface Settings {
  /** The folder whose files the web server serves. */
  readonly root: string;
  /** The port of the server; a free one if omitted. */
  readonly port?: string;
  readonly upstream?: string;
  /** Whether to serve over TLS, with an untrusted certificate. */
  readonly tls?: boolean;
}

export interface Served {
  /** The origin of the server, without a trailing slash. */
  readonly origin: string;
  /** The origin for plain HTTP; differs from `origin` only if the server uses TLS. */
  readonly plainOrigin: string;
  readonly close: () => Promise<void>;
}

/** Returns the path of a server's program: CADDY_PATH or NGINX_PATH, else from PATH or /usr/sbin, if any. */
export function findServer(name: ServerName): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const named = process.env[`${name.toUpperCase()}_PATH`];
  return [named && fromUserFolder(named), ...folders.map((folder) => join(folder, name))].find(
    (path) => path && existsSync(path),
  );
}

/** Returns whether nginx can send brotli-compressed files, because its brotli module is installed. */
export const hasBrotli = (): boolean =>
  ['/etc/nginx/modules', '/etc/nginx/modules-enabled'].some(
    (folder) => existsSync(folder) && readdirSync(folder).some((file) => file.includes('brotli')),
  );

/** Returns the environment variables of a server: PATH, those that the files in deploy/ read, and `rest`. */
const environment = (settings: Settings, rest: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  PORTAL_ROOT: resolve(settings.root),
  API_UPSTREAM: settings.upstream ?? '',
  ...rest,
});

type Command = readonly [program: string, args: readonly string[], env: NodeJS.ProcessEnv];
type Prepare = (folder: string, port: string, plainPort: string, settings: Settings) => Promise<Command>;

const caddy: Prepare = async (folder, port, plainPort, settings) => {
  await copyFile('deploy/caddy/headers.caddy', join(folder, 'headers.caddy'));
  // For plain HTTP, Caddy uses port 80 by default, which may be in use or not permitted.
  const config = await readFile('deploy/caddy/Caddyfile', 'utf8');
  await writeFile(
    join(folder, 'Caddyfile'),
    config.replace('admin off', `admin off\n\thttp_port ${plainPort}`),
  );
  const env = environment(settings, {
    SITE_ADDRESS: settings.tls ? `localhost:${port}` : `:${port}`,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  });
  return ['caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], env];
};

const nginx: Prepare = async (folder, port, plainPort, settings) => {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  if (settings.tls) {
    const subject = ['-subj', '/CN=localhost', '-days', '1', '-nodes', '-keyout', key, '-out', cert];
    await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject]);
  }
  const env = environment(settings, {
    PORT: port,
    HTTP_PORT: plainPort,
    BROTLI: hasBrotli() ? 'on' : 'off',
    ...(settings.tls && { TLS_CERT: cert, TLS_KEY: key }),
  });
  await run('sh', ['deploy/nginx/render.sh', folder, 'whole'], { env });
  // As root, nginx would run its workers as a user who may not read the folders of the test.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return ['nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-g', `daemon off;${user}`], env];
};

/** Starts a server with the configuration in deploy/, and waits until it responds. */
export async function serve(name: ServerName, settings: Settings): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), `portal-${name}-`));
  const port = settings.port ?? (await freePort());
  const plainPort = await freePort();
  const [program, args, env] = await { caddy, nginx }[name](folder, port, plainPort, settings);
  // Log to a file: nginx opens /dev/stdout by name, which fails for Node's pipes because they are sockets.
  const log = join(folder, 'log');
  const output = openSync(log, 'a');
  const child = spawn(findServer(name) ?? program, args, { env, stdio: ['ignore', output, output] });
  closeSync(output);
  const ended = new Promise<void>((done) => child.on('close', () => done()));

  const origin = settings.tls ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  for (let tries = 0; ; tries++) {
    const response = await sendRequest(origin, '/mark.svg').catch(() => undefined);
    if (response?.status === 200) break;
    if (child.exitCode !== null || tries === 100) {
      const output = await readFile(log, 'utf8');
      await close();
      throw new Error(`${name} does not serve the portal:\n${output}`);
    }
    await new Promise((wait) => setTimeout(wait, 100));
  }
  return { origin, plainOrigin: `http://localhost:${plainPort}`, close };
}
