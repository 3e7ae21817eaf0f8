import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { Select } from '../../components/Select';
import { periodAround, periodNames, type Period, type PeriodKind } from './period';

const DateFilter = lazyWithPreload(() => import('../../list/tools/DateFilter'));

const periodKinds: { readonly value: PeriodKind; readonly label: string }[] = [
  { value: 'month', label: 'Month' },
  { value: 'quarter', label: 'Quarter' },
  { value: 'year', label: 'Year' },
  { value: 'custom', label: 'Custom' },
];

/** The parameters of a period in the URL; '' removes one. */
type PeriodParams = Readonly<Record<'period' | 'from' | 'to', string>>;

const paramsOf = (period: string): PeriodParams => ({ period, from: '', to: '' });

interface PeriodToolsProps {
  readonly period: Period;
  /** The first day with an entry, and today, as YYYY-MM-DD. */
  readonly firstDay: string;
  readonly today: string;
  readonly onChange: (params: PeriodParams) => void;
  readonly children: ReactNode;
}

/** Renders the selects of the period, the buttons in `children`, and the date inputs of a custom period. */
export function PeriodTools({ period, firstDay, today, onChange, children }: PeriodToolsProps) {
  const { kind, name, from, to } = period;
  return (
    <Flex wrap gap="small" className="no-print">
      <Select
        aria-label="Kind of period"
        value={kind}
        options={periodKinds}
        onChange={(chosen) =>
          onChange(
            chosen === 'custom'
              ? { period: '', from, to }
              : paramsOf(periodAround(chosen, to < today ? to : today).name),
          )
        }
      />
      {kind !== 'custom' && (
        <Select
          aria-label="Period"
          value={name}
          options={periodNames(kind, firstDay, today, name).map((value) => ({ value }))}
          onChange={(chosen) => onChange(paramsOf(chosen))}
        />
      )}
      {children}
      {kind === 'custom' && (
        <div style={{ flexBasis: '100%' }}>
          <DateFilter
            url={{
              query: { range: { from, to } },
              go: ({ range }) =>
                onChange({ period: '', from: range.from ?? firstDay, to: range.to ?? today }),
            }}
          />
        </div>
      )}
    </Flex>
  );
}
