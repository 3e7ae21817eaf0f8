import { execFile, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../scripts/freePort';
import { ask } from './ask';

const run = promisify(execFile);

export type ServerName = 'caddy' | 'nginx';

/** Debian's packages of all that the tests look at. */
export const packages = ['caddy', 'nginx', 'libnginx-mod-http-brotli-static'];

interface Settings {
  /** The folder that is served. */
  readonly root: string;
  /** Where it listens; without it a free port is taken. */
  readonly port?: string;
  readonly upstream?: string;
  readonly apiOrigin?: string;
  /** Over TLS, with a certificate that nobody knows. */
  readonly tls?: boolean;
}

export interface Served {
  /** Without a trailing slash. */
  readonly origin: string;
  /** With TLS: where plain HTTP listens. */
  readonly plainOrigin: string;
  readonly close: () => Promise<void>;
}

/** The program of a server: CADDY_PATH, NGINX_PATH, the PATH, or where Debian has it; undefined where there is none. */
export function findServer(name: ServerName): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const named = process.env[`${name.toUpperCase()}_PATH`];
  return [named, ...folders.map((folder) => join(folder, name))].find((path) => path && existsSync(path));
}

/** Whether nginx can send what is packed with brotli: the module is where nginx.conf looks for it. */
export const hasBrotli = (): boolean =>
  ['/etc/nginx/modules', '/etc/nginx/modules-enabled'].some(
    (folder) => existsSync(folder) && readdirSync(folder).some((file) => file.includes('brotli')),
  );

/** What deploy/ reads from the environment; nothing of a developer's own gets in. */
const environment = (settings: Settings, rest: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  PORTAL_ROOT: resolve(settings.root),
  API_UPSTREAM: settings.upstream ?? '',
  API_ORIGIN: settings.apiOrigin ?? '',
  ...rest,
});

/** How a server is started: program, arguments, environment. */
type Command = readonly [program: string, args: readonly string[], env: NodeJS.ProcessEnv];
type Prepare = (folder: string, port: string, plainPort: string, settings: Settings) => Promise<Command>;

const caddy: Prepare = async (folder, port, plainPort, settings) => {
  await copyFile('deploy/caddy/headers.caddy', join(folder, 'headers.caddy'));
  // Port 80 is not ours to take.
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
  // Root's nginx would hand its work to a user who may not read our folders.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return ['nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-g', `daemon off;${user}`], env];
};

/** Starts a server as deploy/ configures it, and waits until it answers. */
export async function serve(name: ServerName, settings: Settings): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), `portal-${name}-`));
  const port = settings.port ?? (await freePort());
  const plainPort = await freePort();
  const [program, args, env] = await { caddy, nginx }[name](folder, port, plainPort, settings);
  // A file: nginx opens /dev/stdout by name, and a socket, as Node's pipes are, cannot be opened.
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
    const answer = await ask(origin, '/mark.svg').catch(() => undefined);
    if (answer?.status === 200) break;
    if (child.exitCode !== null || tries === 100) {
      const said = await readFile(log, 'utf8');
      await close();
      throw new Error(`${name} does not serve the portal:\n${said}`);
    }
    await new Promise((wait) => setTimeout(wait, 100));
  }
  return { origin, plainOrigin: `http://localhost:${plainPort}`, close };
}
