import { readAskedOfAll } from '../core/askedOfAll';
import { csvOf } from '../core/csv';
import { csvName } from '../core/fileName';
import { gatheredWords } from '../core/gatheredWords';
import { preferences } from '../core/preferences';
import { shownRows, type Question } from '../core/shownRows';
import { inSlices } from '../core/slices';
import { openFile } from './fileSink';
import { gatherList, type GatherListOptions } from './gatherList';

interface ExportOptions extends GatherListOptions {
  /** What the address asks of the list; '' for all of it. */
  readonly question: string;
  /** Whose list it is, for the file's name. */
  readonly member: string | undefined;
}

/** What the rows of a file were chosen by, as its name says it. */
const said = ({ filters }: Question): readonly string[] => [
  ...filters.flatMap((filter) =>
    filter.kind === 'days' ? [`${filter.from ?? 'start'} to ${filter.to ?? 'today'}`] : [],
  ),
  ...(filters.some(({ kind }) => kind !== 'days') ? ['filtered'] : []),
];

/**
 * Writes a list to a CSV file, or what of it answers the question, and says what the file has; undefined where the
 * member wants no file after all. To be called while a click is handled. Rejects when aborted, and where rows or
 * file cannot be had; nothing of a file is left then.
 */
export async function exportFile(options: ExportOptions): Promise<string | undefined> {
  const { resource, params, question: asked, member, signal, onProgress } = options;
  const { zone } = preferences();
  const { question } = readAskedOfAll(resource, asked, zone);
  const file = await openFile(csvName([resource.title, member, ...Object.values(params), ...said(question)]));
  if (!file) return undefined;
  try {
    onProgress(0, 0);
    const gathered = await gatherList(options);
    const { rows } = await inSlices(shownRows(resource, gathered.rows, question), signal);
    for await (const part of csvOf(resource.fields, rows, { zone, signal })) await file.write(part);
    await file.close();
    const count = rows.length === 1 ? '1 row' : `${rows.length} rows`;
    return [`${count} exported.`, gatheredWords(gathered)].filter(Boolean).join(' ');
  } catch (error) {
    await file.drop().catch(() => undefined);
    throw error;
  }
}
