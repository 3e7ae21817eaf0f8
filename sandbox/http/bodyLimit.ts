import type { MiddlewareHandler } from 'hono';

const MAX_BODY_BYTES = 64 * 1024;
/** What is read, and dropped, of a body that is too long before its sender is told, in bytes and ms. */
const DRAIN = { bytes: 8 * 1024 * 1024, ms: 1000 };

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** The whole body, or undefined as soon as it is longer than it may be. */
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

/** Drops what still arrives, within bounds: who is still sending would otherwise never read the answer. */
async function drain(reader: Reader): Promise<void> {
  const late = setTimeout(() => void reader.cancel().catch(() => undefined), DRAIN.ms);
  try {
    for (let size = 0; size < DRAIN.bytes;) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.length;
    }
    await reader.cancel();
  } catch {
    // The sender has gone.
  } finally {
    clearTimeout(late);
  }
}

/**
 * Lets bodies of 64 KiB and less through. A longer one is refused, and its connection closed: nobody knows
 * how much of it is still to come.
 */
export const bodyLimit: MiddlewareHandler = async (c, next) => {
  const { headers } = c.req.raw;
  const declared = headers.has('transfer-encoding') ? null : headers.get('content-length');
  const tooLong = Number(declared) > MAX_BODY_BYTES;
  // The HTTP parser holds a body to the length that was declared.
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
  return c.json({ success: false, message: 'The request is too large' }, 413);
};
