import { readAskedOfAll } from '../query/askedOfAll';
import { csvOf } from './csv';
import { csvName } from './csvName';
import { gatheredWords } from '../rows/completenessMessage';
import { preferences } from '../../data/preferences';
import { shownRows, type Question } from '../rows/applyQuery';
import { inSlices } from '../rows/runChunked';
import { gatherList, type GatherListOptions } from '../rows/gatherList';

interface ExportOptions extends GatherListOptions {
  /** The filters and the order of the URL; '' for the whole list. */
  readonly question: string;
  /** The user id, for the name of the file. */
  readonly member: string | undefined;
}

const CSV = 'text/csv;charset=utf-8';
/** The browser has started to read the file by then. */
const REVOKE_AFTER_MS = 60_000;

/** Hands a file to the browser as a download. */
function download(name: string, file: Blob) {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_AFTER_MS);
}

/** Returns the filters of an export, for the name of its file. */
const filterNames = ({ filters }: Question): readonly string[] => [
  ...filters.flatMap((filter) =>
    filter.kind === 'days' ? [`${filter.from ?? 'start'} to ${filter.to ?? 'today'}`] : [],
  ),
  ...(filters.some(({ kind }) => kind !== 'days') ? ['filtered'] : []),
];

/**
 * Downloads the rows of a list that match its filters as a CSV file. Returns a message with the number of rows. Rejects
 * when it is aborted or the rows can't be read; nothing is downloaded then.
 */
export async function exportFile(options: ExportOptions): Promise<string> {
  const { resource, params, question: asked, member, signal, onProgress } = options;
  const { zone } = preferences();
  const { question } = readAskedOfAll(resource, asked, zone);
  onProgress(0, 0);
  const gathered = await gatherList(options);
  const { rows } = await inSlices(shownRows(resource, gathered.rows, question), signal);
  // A Blob per part: joining 100,000 rows at once would block the page.
  const parts: Blob[] = [];
  for await (const part of csvOf(resource.fields, rows, { zone, signal })) parts.push(new Blob([part]));
  const name = csvName([resource.title, member, ...Object.values(params), ...filterNames(question)]);
  download(name, new Blob(parts, { type: CSV }));
  const count = rows.length === 1 ? '1 row' : `${rows.length} rows`;
  return [`${count} exported.`, gatheredWords(gathered)].filter(Boolean).join(' ');
}
