import type { MiddlewareHandler } from 'hono';
import { errorResponse } from './errors';

const MAX_BODY_BYTES = 64 * 1024;
/** The limits for reading and discarding the rest of an oversized body before the response. */
const DRAIN = { bytes: 8 * 1024 * 1024, ms: 1000 };

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Reads the whole body. Returns undefined as soon as the body exceeds MAX_BODY_BYTES. */
async function readBody(reader: Reader): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MAX_BODY_BYTES) return undefined;
    chunks.push(value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Discards the rest of a body, up to DRAIN: a client that is still sending would not read the response. */
async function drain(reader: Reader): Promise<void> {
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), DRAIN.ms);
  try {
    for (let size = 0; size < DRAIN.bytes;) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.length;
    }
    await reader.cancel();
  } catch {
    // The client has disconnected.
  } finally {
    clearTimeout(timer);
  }
}

/** Accepts bodies of up to 64 KiB. Larger ones get 413, and the connection closes: part of the body may be unread. */
export const bodyLimit: MiddlewareHandler = async (c, next) => {
  const { headers } = c.req.raw;
  const declared = headers.has('transfer-encoding') ? null : headers.get('content-length');
  const tooLong = Number(declared) > MAX_BODY_BYTES;
  // No need to count the bytes: the HTTP parser reads no more than the declared length.
  if (declared !== null && !tooLong) return next();
  const reader: Reader | undefined = c.req.raw.body?.getReader();
  if (!reader) return next();
  const body = tooLong ? undefined : await readBody(reader);
  if (body !== undefined) {
    c.req.raw = new Request(c.req.raw, { body });
    return next();
  }
  await drain(reader);
  c.header('Connection', 'close');
  return errorResponse(c, 'The request is too large', 413);
};
