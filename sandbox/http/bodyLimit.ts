import type { MiddlewareHandler } from 'hono';
import { errorResponse } from './errors';

const MAX_BODY_BYTES = 64 * 1024;
/** The limits for reading and discarding the rest of an oversized body before the response. */
const DRAIN = { bytes: 8 * 1024 * 1024, ms: 1000 };

/** Reads and discards a body, up to DRAIN: a client that is still sending would not read the response. */
async function drain(body: ReadableStream<Uint8Array>): Promise<void> {
  let size = 0;
  const write = ({ length }: Uint8Array) => {
    size += length;
    if (size > DRAIN.bytes) throw new Error('too many bytes to drain');
  };
  const signal = AbortSignal.timeout(DRAIN.ms);
  // An error means that a limit is reached, or that the client has disconnected.
  await body.pipeTo(new WritableStream({ write }), { signal }).catch(() => undefined);
}

/** Accepts bodies of up to 64 KiB. Larger ones get 413, and the connection closes: part of the body may be unread. */
export const bodyLimit: MiddlewareHandler = async (c, next) => {
  const { headers } = c.req.raw;
  const declared = headers.has('transfer-encoding') ? null : headers.get('content-length');
  // No need to count the bytes: the HTTP parser reads no more than the declared length. No need for `body` either,
  // whose stream is slower than what the server reads from the socket.
  if (declared !== null && Number(declared) <= MAX_BODY_BYTES) return next();
  const { body } = c.req.raw;
  if (!body) return next();
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
  await drain(body);
  c.header('Connection', 'close');
  return errorResponse(c, 'The request is too large', 413);
};
