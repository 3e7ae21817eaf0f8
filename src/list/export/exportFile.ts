import { formatRowCount } from '../../core/text';
import { preferences } from '../../lib/preferences';
import type { Filter } from '../query/filters';
import type { ListQuery } from '../query/listQuery';
import { completenessMessage } from '../rows/completenessMessage';
import type { ReadAllOptions } from '../rows/readAllRows';
import { readClientRows } from '../rows/readClientRows';
import { csvName, formatCsv } from './csv';

interface ExportOptions extends Omit<ReadAllOptions, 'params'> {
  readonly query: ListQuery;
  readonly member: string | undefined;
}

/** The delay before the URL of the file is revoked, in ms. The browser has started to read the file by then. */
const REVOKE_AFTER_MS = 60_000;

/** Downloads the parts of a CSV file. */
export function downloadCsv(name: string, parts: readonly BlobPart[]) {
  const file = new Blob([...parts], { type: 'text/csv;charset=utf-8' });
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_AFTER_MS);
}

/** Downloads rows as a CSV file with a name of these parts. Rejects when aborted. */
export async function downloadRows(
  name: Parameters<typeof csvName>[0],
  ...table: Parameters<typeof formatCsv>
): Promise<void> {
  // A Blob per part: joining 100,000 rows at once would block the page.
  const parts: Blob[] = [];
  for await (const part of formatCsv(...table)) parts.push(new Blob([part]));
  downloadCsv(csvName(name), parts);
}

/** Returns the parts of the file name that describe the filters: dates, and 'filtered' for any other filter. */
const fileNameParts = (filters: readonly Filter[]): readonly string[] => [
  ...filters.flatMap((filter) =>
    filter.kind === 'dateRange' || filter.kind === 'period'
      ? [`${filter.from ?? 'start'} to ${filter.to ?? 'today'}`]
      : [],
  ),
  ...(filters.some(({ kind }) => kind !== 'dateRange' && kind !== 'period') ? ['filtered'] : []),
];

/** Downloads the filtered rows as a CSV file. Returns a message. Rejects when aborted or if the rows can't be read. */
export async function exportFile(options: ExportOptions): Promise<string> {
  const { resource, query, member, signal } = options;
  const { params, filters, sort } = query;
  const { zone } = preferences();
  const { all, rows } = await readClientRows({ ...options, params, selection: { filters, sort, zone } });
  const name = [resource.title, member, ...Object.values(params), ...fileNameParts(filters)];
  await downloadRows(name, resource.fields, rows, { zone, signal });
  return [`${formatRowCount(rows.length)} exported.`, completenessMessage(all)].filter(Boolean).join(' ');
}
