import { Flex } from 'antd';
import { use, useState } from 'react';
import { Select } from '../../components/Select';
import { formatRowCount } from '../../core/text';
import { MemberIdContext } from '../../data/useMemberStorage';
import { AllRowsButton } from '../../list/export/AllRowsButton';
import { csvLines, csvName } from '../../list/export/csv';
import { downloadCsv } from '../../list/export/exportFile';
import { completenessMessage } from '../../list/rows/completenessMessage';
import { readAllRows } from '../../list/rows/readAllRows';
import { runChunked } from '../../list/rows/runChunked';
import { transactions } from '../../resources/transactions';
import { taxFormats, taxRows } from './taxFile';
import { skippedMessage } from './useStatement';

export default function TaxFileButtons({ years }: { readonly years: readonly string[] }) {
  const member = use(MemberIdContext);
  const [year = '', setYear] = useState(years[0]);
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
          options={years.map((value) => ({ value }))}
          onChange={setYear}
        />
        {taxFormats.map((format) => (
          <AllRowsButton
            key={format.name}
            resource={transactions}
            label={format.name}
            running="exporting"
            load={() => Promise.resolve()}
            run={async (options) => {
              const all = await readAllRows({ ...options, params: {} });
              const { lines, skipped } = await runChunked(
                taxRows(transactions, all.rows, format, year),
                options.signal,
              );
              // No byte order mark: tax tools compare the first heading exactly.
              downloadCsv(csvName([format.name, member, year]), [csvLines(lines)]);
              const count = `${formatRowCount(lines.length - 1)} exported.`;
              return [count, completenessMessage(all), skippedMessage(skipped)].filter(Boolean).join(' ');
            }}
          />
        ))}
      </Flex>
    </>
  );
}
