import type { MiddlewareHandler } from 'hono';
import { errorResponse } from './errors';

const MAX_BODY_BYTES = 64 * 1024;
/** How long the rest of an oversized body is read and discarded before the response, in ms. */
const DRAIN_MS = 1000;

/** Accepts bodies of up to 64 KiB. Larger ones get 413, and the connection closes: part of the body may be unread. */
export const bodyLimit: MiddlewareHandler = async (c, next) => {
  const { headers, body } = c.req.raw;
  const declared = headers.has('transfer-encoding') ? null : headers.get('content-length');
  // No need to count the bytes: the HTTP parser reads no more than the declared length.
  if (!body || (declared !== null && Number(declared) <= MAX_BODY_BYTES)) return next();
  if (declared === null) {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of body.values({ preventCancel: true })) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > MAX_BODY_BYTES) break;
    }
    if (size <= MAX_BODY_BYTES) {
      c.req.raw = new Request(c.req.raw, { body: Buffer.concat(chunks) });
      return next();
    }
  }
  // A client that is still sending would not read the response.
  const signal = AbortSignal.timeout(DRAIN_MS);
  await body.pipeTo(new WritableStream(), { signal }).catch(() => undefined);
  c.header('Connection', 'close');
  return errorResponse(c, 'The request is too large', 413);
};
