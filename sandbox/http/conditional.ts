import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { HonoRequest } from 'hono';

/**
 * Returns a function that computes the ETag of a file from its content: in two builds, index.html may have the same
 * size and, in a container image, the same date. A file is read again only when its date or size has changed.
 */
export function entityTags(): (path: string) => Promise<string> {
  const known = new Map<string, { readonly version: string; readonly tag: string }>();
  return async (path) => {
    const { mtimeMs, size } = await stat(path);
    const version = `${mtimeMs} ${size}`;
    const last = known.get(path);
    if (last?.version === version) return last.tag;
    const hash = createHash('sha256').update(await readFile(path));
    const tag = `"${hash.digest('base64url').slice(0, 22)}"`;
    known.set(path, { version, tag });
    return tag;
  };
}

const weak = (tag: string) => tag.trim().replace(/^W\//, '');

/** Returns whether the browser's copy is current, by If-None-Match or else by If-Modified-Since. */
export function isUnchanged(request: HonoRequest, answer: Headers): boolean {
  const tags = request.header('if-none-match');
  if (tags !== undefined) {
    const own = answer.get('etag') ?? '';
    return tags.trim() === '*' || tags.split(',').some((tag) => weak(tag) === own);
  }
  const since = Date.parse(request.header('if-modified-since') ?? '');
  return Date.parse(answer.get('last-modified') ?? '') <= since;
}
