import { Flex } from 'antd';
import { use, useState } from 'react';
import { Select } from '../../components/Select';
import { MemberIdContext } from '../../data/useMemberStorage';
import { loadChunk } from '../../lib/loadChunk';
import { AllRowsButton } from '../../list/export/AllRowsButton';
import { transactions } from '../../resources/transactions';
import { periodNames } from './period';
import { taxFormats, type TaxTool } from './taxFile';

const loadCode = () => loadChunk(() => import('./downloadTaxFile'));

interface TaxFileButtonsProps {
  /** The first day with an entry, and today, as YYYY-MM-DD. */
  readonly firstDay: string;
  readonly today: string;
}

/** Renders a select of years and a button for each tax file. */
export default function TaxFileButtons({ firstDay, today }: TaxFileButtonsProps) {
  const member = use(MemberIdContext);
  const [year, setYear] = useState(today.slice(0, 4));
  return (
    <Flex vertical gap="middle">
      <p>
        Deposits, withdrawals, fees and income of all wallets in one year of UTC. Moves between your wallets
        are left out.
      </p>
      <p>
        <strong>No exchange trades are included.</strong> Your tax tool imports those from the exchange; in
        both files they would count twice.
      </p>
      <Flex wrap gap="small">
        <Select
          aria-label="Year"
          value={year}
          options={periodNames('year', firstDay, today, year).map((value) => ({ value }))}
          onChange={setYear}
        />
        {(Object.keys(taxFormats) as TaxTool[]).map((tool) => (
          <AllRowsButton
            key={tool}
            resource={transactions}
            label={taxFormats[tool].name}
            running="exporting"
            preload={() => void loadCode().catch(() => undefined)}
            run={async (options) => (await loadCode()).downloadTaxFile({ ...options, tool, year, member })}
          />
        ))}
      </Flex>
    </Flex>
  );
}
