import type Big from 'big.js';
import { Button } from 'antd';
import { use, useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { InlineButton } from '../../components/InlineButton';
import { Panel } from '../../components/Panel';
import { MemberIdContext } from '../../data/useMemberStorage';
import { loadChunk } from '../../lib/loadChunk';
import { useNotification } from '../../lib/useNotification';
import type { ValueRange } from '../../list/query/filters';
import { FigureTable } from './FigureTable';
import styles from './Profit.module.css';
import { ProfitAmount } from './ProfitAmount';
import { RangeLinks } from './RangeLinks';

/** A figure: an amount in USDT or a text, undefined if there is none, and its days. */
export interface Figure {
  readonly value: Big | string | undefined;
  readonly days?: ValueRange | undefined;
  /** The URL of its rows. */
  readonly href?: string;
  /** The name of its year, month or day, which can be chosen. */
  readonly name?: string | undefined;
}

export type FigureLine = readonly [title: string, figures: readonly Figure[]];

const loadExport = () =>
  loadChunk(() => Promise.all([import('../../list/export/csv'), import('../../list/export/exportFile')]));

const endsOf = ({ from = 'Start', to = 'today' }: ValueRange) => [from, to] as const;

/** Returns the lines of a CSV file. The days of a figure are in a line of their own; a quotient has 8 decimals at most. */
export const csvOf = (headings: readonly string[], lines: readonly FigureLine[]): string[][] => [
  [...headings],
  ...lines.flatMap(([title, figures]) => [
    [
      title,
      ...figures.map(({ value = '' }) => (typeof value === 'string' ? value : value.round(8).toFixed())),
    ],
    ...(figures.some(({ value, days }) => value && days)
      ? [
          [
            `${title}, days`,
            ...figures.map(({ value, days }) => (value && days ? endsOf(days).join(' to ') : '')),
          ],
        ]
      : []),
  ]),
];

interface FigureCellProps extends Figure {
  readonly title: string;
  readonly chosen: string | undefined;
  readonly onChoose: (name: string) => void;
}

function FigureCell({ title, value, days, href, name, chosen, onChoose }: FigureCellProps) {
  const id = useId();
  if (value === undefined) return '—';
  const [from, to] = days ? endsOf(days) : [];
  // Digits alone aren't translated.
  const translate = typeof value === 'string' && /^[\d.]+$/.test(value) ? 'no' : undefined;
  const shown =
    typeof value === 'string' ? <span translate={translate}>{value}</span> : <ProfitAmount value={value} />;
  // Figures of different lines and days may be equal.
  const label = name ?? (days && endsOf(days).join(' to '));
  const labelledBy = label && { id, 'aria-labelledby': `${id}-label ${id}` };
  return (
    <>
      {label && (
        <span id={`${id}-label`} hidden translate="no">
          {title}, {label}
        </span>
      )}
      {href && typeof value !== 'string' ? (
        <Link {...labelledBy} to={href}>
          {shown}
        </Link>
      ) : name ? (
        <InlineButton
          {...labelledBy}
          // Paper shows the figure.
          data-printed
          style={{ paddingInline: 0, marginInline: 0 }}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          {shown}
        </InlineButton>
      ) : (
        shown
      )}
      {days && (
        <div className={styles.days} translate="no">
          {from !== to && <span>{from} to </span>}
          <span>{to}</span>
        </div>
      )}
    </>
  );
}

interface FigurePanelProps {
  readonly title: string;
  readonly period: string | undefined;
  readonly headings: readonly string[];
  readonly lines: readonly FigureLine[];
  readonly children?: ReactNode;
}

/** Renders figures that can be exported. Choosing a year, a month or a day shows links to its results and trades. */
export function FigurePanel({ title, period, headings, lines, children }: FigurePanelProps) {
  const member = use(MemberIdContext);
  const { open } = useNotification();
  const [chosen, choose] = useState<string>();
  const download = async () => {
    try {
      const [{ BYTE_ORDER_MARK, csvLines, csvName }, { downloadCsv }] = await loadExport();
      const name = csvName(['Profit', title, member, period]);
      downloadCsv(name, [BYTE_ORDER_MARK, csvLines(csvOf(headings, lines))]);
    } catch {
      open?.({ type: 'error', message: 'Export failed. Check your connection and try again.' });
    }
  };
  return (
    <Panel
      title={title}
      extra={
        <Button size="small" aria-label={`Export ${title}`} onClick={() => void download()}>
          Export
        </Button>
      }
    >
      <FigureTable
        label={title}
        headings={headings}
        rows={lines.map(([line, figures]) => [
          line,
          ...figures.map((figure, column) => (
            <FigureCell key={column} {...figure} title={line} chosen={chosen} onChoose={choose} />
          )),
        ])}
      />
      <div aria-live="polite">{chosen && <RangeLinks name={chosen} />}</div>
      {children}
    </Panel>
  );
}
