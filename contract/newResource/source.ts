// Generates the source code of a new resource and its line in the registry.
import { format, resolveConfig } from 'prettier';
import type { Choice, Field, ListResource } from '../../src/core/defineResource';
import { statusTones } from '../../src/resources/statusTones';
import type { InferredField } from './inferField';
import type { InferredList } from './inferList';

/** The name, title and API call of a new list resource, from the command line or the OpenAPI document. */
export interface ListCall {
  readonly name: string;
  readonly title: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly fixed: Readonly<Record<string, string>>;
  /** The names of parameters that the URL of the screen supplies. */
  readonly params?: readonly string[];
  /** The parameters with a fixed set of values, by which the server filters. */
  readonly choices?: readonly Choice[];
}

const literal = (value: unknown): string => {
  if (value === statusTones) return 'statusTones';
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{ ${parts.map(([key, part]) => `${JSON.stringify(key)}: ${literal(part)}`).join(', ')} }`;
};

/**
 * Sorts fields as the columns of product.md (Lists): the date of the filter, the other values, the status, then values
 * that are shown once. If that were all fields, each is shown in every row.
 */
function inColumnOrder(fields: readonly Field[], dateFilter: string | undefined): Field[] {
  const isTable = fields.some(({ caption }) => !caption);
  const columns = isTable ? fields : fields.map(({ caption: _caption, ...field }) => field);
  const rank = (field: Field) => {
    if (field.key === dateFilter) return 0;
    return field.caption ? 3 : field.title === 'Status' ? 2 : 1;
  };
  return columns.toSorted((one, other) => rank(one) - rank(other));
}

/** Matches the last part of a key whose values are codes of currencies. */
const CURRENCY = /(currency|coin|token|asset)(_?(name|code|symbol))?$/i;

/** Returns the number of characters with which two texts begin alike. */
function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/**
 * Returns the fields with `summedBy` in each amount: the field with its currency, so that amounts in different currencies
 * are never added. Of several, it is the one whose key begins most like that of the amount.
 */
function summedByCurrency(fields: readonly Field[]): Field[] {
  const currencies = fields.filter(
    ({ key, valueType }) => (valueType === 'name' || valueType === 'enum') && CURRENCY.test(key),
  );
  return fields.map((field) => {
    if (field.valueType !== 'amount' || field.summed === false) return field;
    const alike = ({ key }: Field) => commonStart(key, field.key);
    const [currency] = currencies.toSorted((one, other) => alike(other) - alike(one));
    return currency ? { ...field, summedBy: currency.key } : field;
  });
}

/** Returns the definition of a list. */
export function definitionOf(call: ListCall, list: InferredList): ListResource {
  const { name, title, method, path, fixed, params = [], choices = [] } = call;
  const definitions = (inferred: readonly InferredField[]) => inferred.map(({ field }) => field);
  // Hide a row key such as '_id', which members do not need to see.
  const hidden = list.rowKey?.startsWith('_') && list.fields.length > 1 ? [list.rowKey] : undefined;
  return {
    name,
    title,
    ...(list.rowKey !== undefined && { rowKey: list.rowKey }),
    ...(hidden && { hidden }),
    read: {
      method,
      path,
      ...(Object.keys(fixed).length > 0 && { fixed }),
      ...(params.length > 0 && { params }),
      ...(choices.length > 0 && { choices }),
      ...(list.rowsKey !== 'data' && { rows: list.rowsKey }),
    },
    ...(list.summary.length > 0 && { summary: definitions(list.summary) }),
    fields: inColumnOrder(
      summedByCurrency(definitions(list.fields).filter(({ key }) => !hidden?.includes(key))),
      list.dateFilter,
    ),
    ...(list.dateFilter !== undefined && { dateFilter: list.dateFilter }),
    screens: [
      // A screen that needs parameters is opened by links of other lists, not by the menu.
      params.length > 0
        ? { path: [`/${name}`, ...params.map((param) => `:${param}`)].join('/') }
        : { path: `/${name}`, menu: { label: title } },
    ],
  };
}

/** Returns the source of `src/resources/<constant>.ts`, formatted with Prettier. */
export async function resourceSource(call: ListCall, list: InferredList, constant: string): Promise<string> {
  const { title, method, path } = call;
  const definition = definitionOf(call, list);
  const usesTones = definition.fields.some(({ tones }) => tones === statusTones);
  const text = `import { defineResource } from '../core/defineResource';
${usesTones ? "import { statusTones } from './statusTones';" : ''}

/** ${title}, from ${method} ${path.replaceAll('*/', '*\\/')}. */
export const ${constant} = defineResource(${literal(definition)});
`;
  return format(text, { ...(await resolveConfig('src/resources/index.ts')), parser: 'typescript' });
}

/** Returns the source of the resource registry with an added export line, in alphabetical order. */
export function withRegistryLine(registry: string, constant: string): string {
  const lineEnd = registry.includes('\r\n') ? '\r\n' : '\n';
  const lines = registry.trimEnd().split(lineEnd);
  const nameOf = (line: string) => /^export \{ (\w+)/.exec(line)?.[1];
  const next = lines.findIndex((line) => (nameOf(line) ?? '') > constant);
  lines.splice(next === -1 ? lines.length : next, 0, `export { ${constant} } from './${constant}';`);
  return `${lines.join(lineEnd)}${lineEnd}`;
}
