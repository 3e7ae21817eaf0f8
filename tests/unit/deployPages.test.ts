import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { publicRoutes } from '../../src/app/publicRoutes';

const fileOf = (path: string) => `/${path.slice(1).toLowerCase() || 'index'}.html`;

/** Returns the lines of a configuration that map to a prerendered page. */
const linesIn = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^\S+ \/\w+\.html;?$/.test(line));

describe('every public page', () => {
  const paths = publicRoutes.map(({ path }) => path);

  it('is served by Caddy, in any case', () => {
    expect(linesIn('deploy/caddy/Caddyfile')).toEqual(
      paths.map((path) => `${path === '/' ? '/' : `~(?i)^${path}/*$`} ${fileOf(path)}`),
    );
  });

  it('is served by nginx, in any case', () => {
    expect(linesIn('deploy/nginx/portal.conf.template')).toEqual(
      paths.map((path) => `${path === '/' ? '/' : `"~*^${path}/*$"`} ${fileOf(path)};`),
    );
  });
});
