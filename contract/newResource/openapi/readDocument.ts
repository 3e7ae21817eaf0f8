import { readFile } from 'node:fs/promises';
import { parseDocument } from 'yaml';
import { isRecord } from '../../../src/core/isRecord';
import { CannotRun } from '../../cli/commandLine';
import { textOf, type Json } from './references';

const readErrors: Readonly<Record<string, string>> = {
  ENOENT: "doesn't exist",
  ENOTDIR: "doesn't exist",
  EISDIR: 'is a folder; name the document in it',
  EACCES: "can't be read: permission denied",
  ERR_ENCODING_INVALID_ENCODED_DATA: "isn't encoded in UTF-8; save it as UTF-8",
};

/** Decodes UTF-8, or UTF-16 as Windows PowerShell writes it. Removes the byte order mark. Throws for another encoding. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

async function readText(file: string): Promise<string> {
  // The message leaves out the address, which may contain a password.
  if (/^https?:\/\//i.test(file))
    throw new CannotRun(
      '--openapi takes a file: download the document first, for example with curl -o openapi.json.',
    );
  let text: string;
  try {
    text = decode(await readFile(file));
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new CannotRun(`${file} ${readErrors[code] ?? `can't be read (${code})`}.`);
  }
  if (text.trim() === '') throw new CannotRun(`${file} is empty.`);
  if (text.includes('\0')) throw new CannotRun(`${file} isn't a text file in JSON or YAML.`);
  if (/^\s*<(html|!doctype html)/i.test(text))
    throw new CannotRun(
      `${file} is an HTML page, such as the page that shows a document; save the document itself.`,
    );
  if (/^\s*</.test(text)) throw new CannotRun(`${file} is XML, not an OpenAPI document in JSON or YAML.`);
  if (/^\s*#%RAML/.test(text))
    throw new CannotRun(`${file} is a RAML document; convert it to OpenAPI 3 first.`);
  return text;
}

/** Keeps numbers with a leading zero, such as a phone number, as texts. YAML would drop the zero. */
const zeroText = {
  identify: () => false,
  default: true,
  tag: 'tag:yaml.org,2002:int',
  test: /^[-+]?0\d+$/,
  resolve: (text: string) => text,
};

/** Parses YAML 1.2, in which `on`, `yes` and dates are texts. Throws CannotRun with the line of an error. */
function parseYaml(file: string, text: string): unknown {
  const document = parseDocument(text, {
    schema: 'core',
    merge: true,
    resolveKnownTags: false,
    customTags: (tags) => [zeroText, ...tags],
    logLevel: 'error',
  });
  const [error] = document.errors;
  if (error) {
    const [reason = ''] = error.message.replace(/; please use YAML\.\S+/, '').split(/ at line \d/);
    throw new CannotRun(`${file} isn't valid YAML: ${reason} (line ${error.linePos?.[0].line ?? 1}).`);
  }
  try {
    return document.toJS({ maxAliasCount: -1 });
  } catch (error) {
    throw new CannotRun(`${file} isn't valid YAML: ${(error as Error).message.split('\n')[0]}.`);
  }
}

/** Parses a file as JSON if it begins like JSON, otherwise as YAML. Throws CannotRun with the place of an error. */
export function parseText(file: string, text: string): unknown {
  if (!/^\s*[[{]/.test(text) || /\.ya?ml$/i.test(file)) return parseYaml(file, text);
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = (error as Error).message.replace(/\s+/g, ' ');
    throw new CannotRun(`${file} isn't valid JSON: ${reason}.`);
  }
}

const has = (value: unknown, key: string) => isRecord(value) && Object.hasOwn(value, key);

/** Returns what a document without OpenAPI paths is; undefined if it isn't known. */
function otherKind(document: Json): string | undefined {
  const { info, log, data } = document;
  const isPostman = isRecord(info) && (has(info, '_postman_id') || /postman/i.test(textOf(info.schema)));
  if (isPostman || has(document.collection, 'info'))
    return 'a Postman collection; export it as OpenAPI 3 first';
  if (has(document, 'asyncapi')) return 'an AsyncAPI document, not an OpenAPI document';
  if (has(log, 'entries')) return 'recorded traffic (HAR), not an OpenAPI document';
  if (has(document, '__schema') || has(data, '__schema')) return 'a GraphQL schema, not an OpenAPI document';
  if (has(document, '$schema')) return 'a JSON schema, not an OpenAPI document';
  return undefined;
}

/** Throws CannotRun unless a parsed file is an OpenAPI 3 document. `file` is its name in the message. */
function checkKind(document: unknown, file: string): asserts document is Json {
  if (!isRecord(document)) throw new CannotRun(`${file} is not an OpenAPI document: it isn't an object.`);
  const { swagger, swaggerVersion, openapi, paths } = document;
  const oldVersion = swagger ?? swaggerVersion;
  if (oldVersion !== undefined)
    throw new CannotRun(
      `${file} is a Swagger ${textOf(oldVersion)} document; convert it to OpenAPI 3 first, for example with swagger2openapi.`,
    );
  if (openapi !== undefined && !/^3(\.|$)/.test(textOf(openapi)))
    throw new CannotRun(`${file} has the OpenAPI version ${textOf(openapi)}; this command reads OpenAPI 3.`);
  if (isRecord(paths)) return;
  const kind = otherKind(document);
  if (kind !== undefined) throw new CannotRun(`${file} is ${kind}.`);
  const keys = Object.keys(document).slice(0, 8).join(', ') || 'none';
  throw new CannotRun(`${file} is not an OpenAPI document: it has no paths; its properties are ${keys}.`);
}

/** Reads an OpenAPI 3 document in JSON or YAML. Throws CannotRun with one sentence for anything else. */
export async function readDocument(file: string): Promise<Json> {
  const document = parseText(file, await readText(file));
  checkKind(document, file);
  return document;
}
