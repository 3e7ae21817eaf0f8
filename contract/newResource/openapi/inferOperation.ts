// Infers a list from one operation of an OpenAPI document.
import { isRecord } from '../../../src/core/isRecord';
import { CannotRun } from '../../cli/commandLine';
import type { InferredField } from '../inferField';
import { dateFilterOf, inferList, type InferredList } from '../inferList';
import type { ListCall } from '../source';
import { findEnvelope, requireCount, type Envelope } from './envelope';
import { applySchema, rowKeyOf } from './fields';
import type { Operation } from './operations';
import type { Json, References } from './references';
import { choicesOf, readablePath, requestNotes } from './request';
import { responseOf, type JsonResponse } from './response';
import { SAMPLES, sampleOf, type Omissions } from './samples';
import { isUnknown, type ResolveShape, type Shape } from './shape';
import { shapesOf } from './shapes';

/** A list that was inferred from an OpenAPI document. */
export interface OpenApiList {
  readonly call: Pick<ListCall, 'method' | 'path' | 'choices'>;
  readonly list: InferredList;
  /** What the user must know: each a sentence. */
  readonly notes: readonly string[];
}

/** Choices on the command line. */
export interface OpenApiOptions {
  /** The property of the response that contains the rows. */
  readonly rows?: string | undefined;
  /** The fixed parameters of the request. */
  readonly fixed?: Readonly<Record<string, string>> | undefined;
}

/** Matches the names of properties beside the rows that describe the response or the page. */
const NO_FIGURE =
  /^(success|message|status|code|count|limit|skip|offset|next|prev(ious)?|first|last|total|size|number|sort|order)$|page|cursor|timestamp|(^|_)(request|trace|correlation)_?id$|^total_?(elements|items|count|records|rows|results)$|^number_?of_?elements$|^(self|href|links?|path|version|error)$/i;

/** Returns a sample response: rows, and the values beside them that may be figures. */
function sampleResponse(
  resolve: ResolveShape,
  { shape, rowsKey, list }: Envelope,
  examples: readonly unknown[],
  omissions: Omissions,
): Json {
  const bodies = [...examples, ...shape.examples].filter(isRecord);
  const sample = (schema: unknown, key: string, row: number, given: readonly unknown[]) =>
    sampleOf(resolve, schema, { key, row, parents: [], given }, omissions);
  const rowExamples = [...bodies.map((body) => body[rowsKey]), ...list.examples].flat();
  const rows = Array.from({ length: SAMPLES }, (_, row) => sample(list.items, '', row, rowExamples));
  const figures = Object.entries(shape.properties)
    .filter(([key]) => key !== rowsKey && !NO_FIGURE.test(key))
    .map(
      ([key, schema]) =>
        [
          key,
          sample(
            schema,
            key,
            0,
            bodies.map((body) => body[key]),
          ),
        ] as const,
    )
    .filter(([, value]) => typeof value === 'number' || typeof value === 'string');
  return { ...(Object.fromEntries(figures) as object), [rowsKey]: rows };
}

/** Returns whether a response may have `success: true`. */
function canSucceed(resolve: ResolveShape, { properties }: Shape): boolean {
  if (!Object.hasOwn(properties, 'success')) return false;
  const { types, values } = resolve(properties.success);
  return values ? values.includes(true) : types.length === 0 || types.includes('boolean');
}

/** Infers a list from the examples of an operation without a schema. */
function inferFromExamples({ method }: Operation, examples: readonly unknown[]): InferredList {
  const list = inferList(examples);
  if (method === 'POST' && list.count === undefined)
    throw new CannotRun('The example has no count: the portal pages a POST list by an integer "count".');
  return list;
}

function inferFromSchema(
  resolve: ResolveShape,
  { method }: Operation,
  { schema, examples }: JsonResponse,
  { rows }: OpenApiOptions,
): { list: InferredList; notes: readonly string[] } {
  const envelope = findEnvelope(resolve, schema, rows);
  if (method === 'POST') requireCount(resolve, envelope);
  const omissions: Omissions = { skipped: new Set(), notes: new Set() };
  const list = inferList([sampleResponse(resolve, envelope, examples, omissions)]);
  const { shape, list: rowList } = envelope;
  const bodies = [...examples, ...shape.examples].filter(isRecord);
  const typed = (root: Shape, given: readonly unknown[]) => (inferred: InferredField) =>
    applySchema(resolve, { root, given, notes: omissions.notes }, inferred);
  const rowExamples = [...bodies.map((body) => body[envelope.rowsKey]), ...rowList.examples].flat();
  const fields = list.fields.map(typed(resolve(rowList.items), rowExamples));
  if (!canSucceed(resolve, shape))
    omissions.notes.add(
      'The schema has no boolean "success": the portal shows only responses with success: true.',
    );
  return {
    list: {
      ...list,
      count: undefined,
      rowKey: rowKeyOf(fields, resolve(rowList.items).name),
      dateFilter: dateFilterOf(fields),
      fields,
      summary: list.summary.map(typed(shape, bodies)),
      skipped: [
        ...list.skipped,
        ...[...omissions.skipped]
          .filter((key) => !list.skipped.some((other) => other.key === key))
          .map((key) => ({ key })),
      ],
    },
    notes: [...omissions.notes],
  };
}

/** Infers a list from an operation. Throws CannotRun. */
export function inferOperation(
  references: References,
  operation: Operation,
  options: OpenApiOptions,
): OpenApiList {
  const path = readablePath(operation);
  const response = responseOf(operation, references);
  const resolve = shapesOf(references);
  const hasSchema =
    response.schema !== undefined && !(response.examples.length > 0 && isUnknown(resolve(response.schema)));
  const { list, notes } = hasSchema
    ? inferFromSchema(resolve, operation, response, options)
    : { list: inferFromExamples(operation, response.examples), notes: [] };
  const method = operation.method === 'GET' ? 'GET' : 'POST';
  const choices = choicesOf(references, resolve, operation, options.fixed ?? {});
  return {
    call: { method, path, ...(choices.length > 0 && { choices }) },
    list,
    notes: [...notes, ...requestNotes(references, resolve, operation, options.fixed ?? {})],
  };
}
