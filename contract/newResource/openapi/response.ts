import { parseJson } from '../../../src/core/parse';
import { isRecord } from '../../../src/core/isRecord';
import { CannotRun } from '../../cli/commandLine';
import type { Json, References } from './references';
import { nameOf, type Operation } from './operations';

export type JsonResponse = ReturnType<typeof responseOf>;

/** Returns how well a media type stands for JSON: 3 for application/json, 0 if it is another format. */
function jsonRank(mediaType: string): number {
  const type = (mediaType.split(';')[0] ?? '').trim().toLowerCase();
  if (type === 'application/json') return 3;
  if (type === 'text/json' || /^[\w.-]+\/[\w.+-]+\+json$/.test(type)) return 2;
  return type === '*/*' || type === 'application/*' ? 1 : 0;
}

/** Returns the media type object of JSON among the contents of a response or request body. */
export function jsonContent(content: unknown): Json | undefined {
  const found = Object.entries(isRecord(content) ? content : {})
    .filter(([type, media]) => jsonRank(type) > 0 && isRecord(media))
    .sort(([one], [other]) => jsonRank(other) - jsonRank(one));
  return found[0]?.[1] as Json | undefined;
}

/** Ranks the statuses of success: 200, 201, other 2xx, the range 2XX, default. Returns undefined for an error. */
function statusRank(status: string): number | undefined {
  if (/^2\d\d$/.test(status)) return Number(status);
  if (/^2xx$/i.test(status)) return 300;
  return status === 'default' ? 301 : undefined;
}

/** Returns an example, parsed if it is JSON in a text. */
const parsed = (example: unknown): unknown =>
  typeof example === 'string' && /^\s*[[{]/.test(example) ? (parseJson(example) ?? example) : example;

function examplesOf(media: Json, { follow }: References): unknown[] {
  const named = Object.values(isRecord(media.examples) ? media.examples : {}).map(follow);
  const values = named.map((example) => (isRecord(example) ? example.value : undefined));
  return [media.example, ...values].filter((example) => example !== undefined).map(parsed);
}

/**
 * Returns the schema and the examples of the response after success. The schema is undefined if the document has only
 * examples. Throws CannotRun if the response isn't JSON.
 */
export function responseOf(found: Operation, references: References) {
  const { responses } = found.operation;
  const successes = Object.entries(isRecord(responses) ? responses : {})
    .flatMap(([status, response]) => {
      const rank = statusRank(status);
      return rank === undefined ? [] : [{ rank, response: references.follow(response) }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ response }) => (isRecord(response) ? response.content : undefined));
  const media = successes.map(jsonContent).find((one) => one !== undefined);
  if (!media) {
    const types = successes.flatMap((content) => Object.keys(isRecord(content) ? content : {}));
    const reason =
      types.length > 0
        ? `only ${[...new Set(types)].join(', ')}`
        : successes.length > 0
          ? 'its response has no content'
          : 'no response with a status of 2xx or default';
    throw new CannotRun(`The operation "${nameOf(found)}" has no JSON response: ${reason}.`);
  }
  const examples = examplesOf(media, references);
  if (media.schema === undefined && examples.length === 0)
    throw new CannotRun(`The JSON response of "${nameOf(found)}" has neither a schema nor an example.`);
  return { schema: media.schema, examples };
}
