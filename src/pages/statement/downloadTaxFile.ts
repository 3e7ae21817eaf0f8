import { formatRowCount } from '../../core/text';
import { csvLines, csvName } from '../../list/export/csv';
import { downloadCsv } from '../../list/export/exportFile';
import { completenessMessage } from '../../list/rows/completenessMessage';
import { readAllRows, type ReadAllOptions } from '../../list/rows/readAllRows';
import { runChunked } from '../../list/rows/runChunked';
import { transactions } from '../../resources/transactions';
import { skippedMessage } from './statement';
import { taxFormats, taxRows, type TaxTool } from './taxFile';

interface TaxFileOptions extends Omit<ReadAllOptions, 'params'> {
  readonly tool: TaxTool;
  readonly year: string;
  readonly member: string | undefined;
}

/** Downloads a tax file. Returns a message. Rejects when aborted or if the transactions can't be read. */
export async function downloadTaxFile({ tool, year, member, ...options }: TaxFileOptions): Promise<string> {
  const all = await readAllRows({ ...options, params: {} });
  const { lines, skipped } = await runChunked(
    taxRows(transactions, all.rows, { tool, year }),
    options.signal,
  );
  const { name, columns } = taxFormats[tool];
  // No byte order mark: tax tools match the first heading exactly.
  downloadCsv(csvName([name, member, year]), [csvLines([columns, ...lines])]);
  return [`${formatRowCount(lines.length)} exported.`, completenessMessage(all), skippedMessage(skipped)]
    .filter(Boolean)
    .join(' ');
}
