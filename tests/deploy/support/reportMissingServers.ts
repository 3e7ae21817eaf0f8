import { existsSync } from 'node:fs';
import { findServer, hasBrotli, packages } from './servers';

/** Reports missing servers and how to install them; throws instead if REQUIRE_SERVERS is set. */
export default function reportMissingServers(): void {
  if (!existsSync('dist/index.html')) throw new Error('There is no build to serve: npm run build');
  const missing = (['caddy', 'nginx'] as const).filter((server) => !findServer(server));
  const problems = [
    ...missing.map((server) => `${server} is not installed`),
    ...(missing.includes('nginx') || hasBrotli() ? [] : ['nginx has no module for brotli']),
  ];
  if (problems.length === 0) return;
  const message =
    `${problems.join(', ')}.\n  sudo apt-get install ${packages.join(' ')}        (Debian, Ubuntu)\n` +
    'or set CADDY_PATH and NGINX_PATH.';
  if (process.env.REQUIRE_SERVERS) throw new Error(message);
  console.log(`── ${message}\n── The tests that need it are skipped`);
}
