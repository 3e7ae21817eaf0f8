import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CannotRun } from '../../contract/cli/commandLine';
import { parseText, readDocument } from '../../contract/newResource/openapi/readDocument';

describe('readDocument', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const readAs = async (name: string, content: string | Uint8Array) => {
    await writeFile(join(folder, name), content);
    return readDocument(join(folder, name)).catch((error: unknown) => error);
  };

  it.each<[name: string, content: string, sentence: string]>([
    ['empty.json', ' \n', 'is empty.'],
    ['page.json', '\n<!doctype html><title>API</title>', 'is an HTML page'],
    ['wadl.xml', '<?xml version="1.0"?><application/>', 'is XML'],
    ['picture.json', 'PNG\0\0', "isn't a text file"],
    ['swagger.json', '{"swagger": "2.0", "paths": {}}', 'is a Swagger 2.0 document; convert it'],
    ['swagger.yaml', 'swagger: 2.0\npaths: {}', 'is a Swagger 2 document; convert it'],
    ['postman.json', '{"info": {"_postman_id": "1"}, "item": []}', 'is a Postman collection'],
    ['async.yaml', 'asyncapi: 2.6.0\nchannels: {}', 'is an AsyncAPI document'],
    ['traffic.har', '{"log": {"entries": []}}', 'is recorded traffic'],
    ['graphql.json', '{"data": {"__schema": {}}}', 'is a GraphQL schema'],
    ['schema.json', '{"$schema": "x", "properties": {}}', 'is a JSON schema'],
    ['api.raml', '#%RAML 1.0\ntitle: x', 'is a RAML document'],
    ['error.json', '{"message": "Forbidden"}', 'it has no paths; its properties are message.'],
    ['version.json', '{"openapi": "4.0.0", "paths": {}}', 'has the OpenAPI version 4.0.0'],
    ['text.txt', 'Hello', "it isn't an object."],
    ['cut.json', '{\n"paths": {\n"/a": {', "isn't valid JSON: "],
    ['comma.json', '{\n"paths": {},\n}', "isn't valid JSON: "],
    ['word.json', '{\n"a": true,\n"b": maybe\n}', "isn't valid JSON: Unexpected token 'm'"],
    ['bad.yaml', 'paths:\n  /a: 1\n b: 2', "isn't valid YAML: "],
    ['twice.yaml', 'paths: {}\npaths: {}', 'Map keys must be unique (line 2).'],
    ['two.yaml', 'a: 1\n---\nb: 1', 'Source contains multiple documents (line 2).'],
    ['alias.yaml', 'a: *b', "isn't valid YAML: "],
  ])('rejects %s with one sentence', async (name, content, sentence) => {
    const error = await readAs(name, content);
    expect(error).toBeInstanceOf(CannotRun);
    const { message } = error as CannotRun;
    expect(message).toContain(sentence);
    expect(message).not.toContain('\n');
  });

  it('rejects text that is not UTF-8, whose names would never match the response', async () => {
    const error = await readAs('latin1.yaml', Buffer.from('openapi: 3.0.0 # größe', 'latin1'));
    expect(String(error)).toContain("isn't encoded in UTF-8");
  });

  it('rejects a missing file, a folder and an address, and does not print the address', async () => {
    await expect(readDocument(join(folder, 'missing.json'))).rejects.toThrow("missing.json doesn't exist.");
    await expect(readDocument(folder)).rejects.toThrow('is a folder');
    const address = await readDocument('https://me:secret@x.test/a.json').catch(String);
    expect(address).toContain('--openapi takes a file');
    expect(address).not.toContain('secret');
  });

  it('reads JSON with a byte order mark, and UTF-16', async () => {
    const text = '{"openapi": "3.1.0", "paths": {}}';
    const expected = { openapi: '3.1.0', paths: {} };
    expect(await readAs('bom.json', `\ufeff${text}`)).toEqual(expected);
    expect(await readAs('utf16.json', Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual(expected);
    expect(await readAs('bigEndian.json', Buffer.from(`\ufeff${text}`, 'utf16le').swap16())).toEqual(
      expected,
    );
  });
});

describe('parseText', () => {
  it('reads YAML with its dates, words and leading zeros as texts', () => {
    const text = `%YAML 1.1
---
day: 2026-01-02
on: yes
phone: 0612345678
zero: 0
base: &base {type: string, nullable: true}
merged: {<<: *base, format: date}
200: {tagged: !!timestamp 2026-01-02}
`;
    expect(parseText('a.yaml', text)).toEqual({
      day: '2026-01-02',
      on: 'yes',
      phone: '0612345678',
      zero: 0,
      base: { type: 'string', nullable: true },
      merged: { type: 'string', nullable: true, format: 'date' },
      '200': { tagged: '2026-01-02' },
    });
  });
});
