// Reads the entries of a HAR file, as browsers, Playwright and proxies write it. Each leaves out other parts.
import { attempt } from '../../src/core/attempt';
import { isRecord } from '../../src/core/isRecord';
import { parseJson } from '../../src/core/parse';

/** A recorded request and its response. The names of headers are in lower case. */
export interface RecordedExchange {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** The body of the request; undefined if it has none or if it was not recorded. */
  readonly body: string | undefined;
  readonly isBodyRecorded: boolean;
  /** 0 if no response arrived. */
  readonly status: number;
  readonly responseHeaders: Readonly<Record<string, string>>;
  /** The body of the response; undefined if it was not recorded. */
  readonly text: string | undefined;
}

/** Reads a body that Playwright stores in another file; returns undefined if there is none. */
export type ReadAttachment = (name: string) => string | undefined;

const partOf = (value: unknown, key: string): Readonly<Record<string, unknown>> => {
  const part = isRecord(value) ? value[key] : undefined;
  return isRecord(part) ? part : {};
};
const textIn = (value: Readonly<Record<string, unknown>>, key: string) =>
  typeof value[key] === 'string' ? value[key] : undefined;

/** Returns headers by their names in lower case, without the pseudo-headers of HTTP/2. */
function headersOf(list: unknown): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const header of Array.isArray(list) ? (list as readonly unknown[]) : []) {
    if (!isRecord(header)) continue;
    const name = textIn(header, 'name')?.toLowerCase();
    if (name === undefined || name.startsWith(':')) continue;
    const value = textIn(header, 'value') ?? '';
    headers[name] = headers[name] === undefined ? value : `${headers[name]}\n${value}`;
  }
  return headers;
}

function decodeBase64(text: string, mimeType: string): string {
  const [, charset = 'utf-8'] = /charset="?([\w-]+)/i.exec(mimeType) ?? [];
  const bytes = Buffer.from(text, 'base64');
  return attempt(() => new TextDecoder(charset).decode(bytes)) ?? bytes.toString();
}

/** Returns the text of a body; undefined if it was not recorded, or only in part. */
function contentOf(content: Readonly<Record<string, unknown>>, readAttachment: ReadAttachment) {
  const file = textIn(content, '_file');
  const stored = textIn(content, 'text') ?? (file === undefined ? undefined : readAttachment(file));
  const size = Number(content.size ?? -1);
  if (stored === undefined) return size === 0 ? '' : undefined;
  const isBase64 = /^base64$/i.test(textIn(content, 'encoding') ?? '');
  const decoded = isBase64 ? decodeBase64(stored, textIn(content, 'mimeType') ?? '') : stored;
  const text = decoded.replace(/^\ufeff/, '');
  // Firefox cuts long bodies.
  const isCut = size > Buffer.byteLength(decoded) && parseJson(text) === undefined;
  return isCut ? undefined : text;
}

function readEntry(entry: unknown, readAttachment: ReadAttachment): RecordedExchange | undefined {
  const [request, response] = [partOf(entry, 'request'), partOf(entry, 'response')];
  const address = textIn(request, 'url') ?? '';
  if (!URL.canParse(address) || !/^https?:/i.test(address)) return undefined;
  const body = contentOf(partOf(request, 'postData'), readAttachment);
  const method = (textIn(request, 'method') ?? '').toUpperCase();
  const status = Number(response.status);
  const redirect = textIn(response, 'redirectURL');
  return {
    method,
    url: new URL(address),
    headers: headersOf(request.headers),
    body,
    // -1 means that the size is unknown.
    isBodyRecorded: body !== undefined || method === 'GET' || request.bodySize === 0,
    status: Number.isInteger(status) && status > 0 ? status : 0,
    responseHeaders: { ...(redirect && { location: redirect }), ...headersOf(response.headers) },
    text: contentOf(partOf(response, 'content'), readAttachment),
  };
}

/** Returns the requests over HTTP in a HAR file, and their responses. Throws an error with the reason if it is none. */
export function readHar(text: string, readAttachment: ReadAttachment = () => undefined): RecordedExchange[] {
  if (text.startsWith('PK') || text.startsWith('\u001f'))
    throw new Error('it is compressed: unpack it first');
  const har = parseJson(text);
  if (har === undefined) throw new Error('it is not JSON');
  const { entries } = partOf(har, 'log');
  if (!Array.isArray(entries)) throw new Error('it has no log.entries');
  return entries.flatMap((entry) => readEntry(entry, readAttachment) ?? []);
}
