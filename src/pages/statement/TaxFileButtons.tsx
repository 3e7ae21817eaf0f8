import { Flex } from 'antd';
import { use, useState } from 'react';
import { Select } from '../../components/Select';
import { formatRowCount } from '../../core/text';
import { MemberIdContext } from '../../data/useMemberStorage';
import { AllRowsButton } from '../../list/export/AllRowsButton';
import { csvLines, csvName } from '../../list/export/csv';
import { downloadCsv } from '../../list/export/exportFile';
import { completenessMessage } from '../../list/rows/completenessMessage';
import { readAllRows, type ReadAllOptions } from '../../list/rows/readAllRows';
import { runChunked } from '../../list/rows/runChunked';
import { transactions } from '../../resources/transactions';
import { periodNames } from './period';
import { skippedMessage } from './statement';
import { taxFormats, taxRows } from './taxFile';

const tools = ['koinly', 'coinTracking'] as const;

interface TaxFileButtonsProps {
  /** The first day with an entry, and today, as YYYY-MM-DD. */
  readonly firstDay: string;
  readonly today: string;
}

/** Renders a select of years and a button for each tax file. */
export default function TaxFileButtons({ firstDay, today }: TaxFileButtonsProps) {
  const member = use(MemberIdContext);
  const [year, setYear] = useState(today.slice(0, 4));
  const download = async (tool: (typeof tools)[number], options: Omit<ReadAllOptions, 'params'>) => {
    const all = await readAllRows({ ...options, params: {} });
    const { lines, skipped } = await runChunked(
      taxRows(transactions, all.rows, { tool, year }),
      options.signal,
    );
    // No byte order mark: tax tools compare the first heading exactly.
    downloadCsv(csvName([taxFormats[tool].name, member, year]), [csvLines(lines)]);
    const count = `${formatRowCount(lines.length - 1)} exported.`;
    return [count, completenessMessage(all), skippedMessage(skipped)].filter(Boolean).join(' ');
  };
  return (
    <>
      <p>
        Deposits, withdrawals, fees and income of all wallets in one year (UTC). Moves between your wallets
        are left out.
      </p>
      <p>
        <strong>No exchange trades are included.</strong> Import those from your exchange. Trades in both
        files would count twice.
      </p>
      <Flex wrap gap="small">
        <Select
          aria-label="Year"
          value={year}
          options={periodNames('year', firstDay, today, year).map((value) => ({ value }))}
          onChange={setYear}
        />
        {tools.map((tool) => (
          <AllRowsButton
            key={tool}
            resource={transactions}
            label={taxFormats[tool].name}
            running="exporting"
            preload={() => undefined}
            run={(options) => download(tool, options)}
          />
        ))}
      </Flex>
    </>
  );
}
