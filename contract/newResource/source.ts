// Generates the source code of a new resource and its line in the registry.
import { format, resolveConfig } from 'prettier';
import type { Field, ListResource } from '../../src/core/defineResource';
import { statusTones } from '../../src/resources/statusTones';
import type { InferredField } from './inferField';
import type { InferredList } from './inferList';

/** The name, title and API call of a new list resource, from the command line or the OpenAPI document. */
export interface ListCall {
  /** The name of the resource, such as 'fund-vouchers'. */
  readonly name: string;
  readonly title: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Fixed parameters that are sent with every request. */
  readonly fixed: Readonly<Record<string, string>>;
}

/** Converts a resource name to the name of its constant and file: 'fund-vouchers' becomes 'fundVouchers'. */
export const constantOf = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase());

const literal = (value: unknown): string => {
  if (value === statusTones) return 'statusTones';
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{ ${parts.map(([key, part]) => `${JSON.stringify(key)}: ${literal(part)}`).join(', ')} }`;
};

/**
 * Sorts fields as the columns of product.md (Lists): the first date, the other values, the status, then values that are
 * shown once. If that were all fields, each is shown in every row.
 */
function inColumnOrder(fields: readonly Field[]): Field[] {
  const isTable = fields.some(({ caption }) => !caption);
  const columns = isTable ? fields : fields.map(({ caption: _caption, ...field }) => field);
  const date = columns.find(({ valueType }) => valueType === 'date');
  const rank = (field: Field) => {
    if (field === date) return 0;
    return field.caption ? 3 : field.title === 'Status' ? 2 : 1;
  };
  return columns.toSorted((one, other) => rank(one) - rank(other));
}

/** Returns the definition of a list. */
export function definitionOf(
  { name, title, method, path, fixed }: ListCall,
  list: InferredList,
): ListResource {
  const definitions = (inferred: readonly InferredField[]) => inferred.map(({ field }) => field);
  // Hide a row key such as '_id', which members do not need to see.
  const hidden = list.rowKey?.startsWith('_') ? [list.rowKey] : undefined;
  return {
    name,
    title,
    ...(list.rowKey !== undefined && { rowKey: list.rowKey }),
    ...(hidden && { hidden }),
    read: {
      method,
      path,
      ...(Object.keys(fixed).length > 0 && { fixed }),
      ...(list.rowsKey !== 'data' && { rows: list.rowsKey }),
    },
    ...(list.summary.length > 0 && { summary: definitions(list.summary) }),
    fields: inColumnOrder(definitions(list.fields).filter(({ key }) => !hidden?.includes(key))),
    ...(list.dateFilter !== undefined && { dateFilter: list.dateFilter }),
    screens: [{ path: `/${name}`, menu: title }],
  };
}

/** Returns the source of `src/resources/<name>.ts`, formatted with Prettier. */
export async function resourceSource(call: ListCall, list: InferredList): Promise<string> {
  const { name, title, method, path } = call;
  const definition = definitionOf(call, list);
  const usesTones = definition.fields.some(({ tones }) => tones === statusTones);
  const text = `import { defineResource } from '../core/defineResource';
${usesTones ? "import { statusTones } from './statusTones';" : ''}

/** ${title}, from ${method} ${path}. */
export const ${constantOf(name)} = defineResource(${literal(definition)});
`;
  return format(text, { ...(await resolveConfig('src/resources/index.ts')), parser: 'typescript' });
}

/** Returns the source of the resource registry with an added export line, in alphabetical order. */
export function withRegistryLine(registry: string, name: string): string {
  const constant = constantOf(name);
  const lines = registry.trimEnd().split('\n');
  const nameOf = (line: string) => /^export \{ (\w+)/.exec(line)?.[1];
  const next = lines.findIndex((line) => (nameOf(line) ?? '') > constant);
  lines.splice(next === -1 ? lines.length : next, 0, `export { ${constant} } from './${constant}';`);
  return `${lines.join('\n')}\n`;
}
