import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PAGE_SIZE } from '../core/resourceRequest';
import styles from './Pager.module.css';

interface PaginationProps {
  /** From 1; a page past the end has no rows, and its way back is the last page. */
  readonly page: number;
  /** Rows in all. */
  readonly total: number;
  readonly href: (page: number) => string;
}

/** The page numbers worth a link: the ends, the current one and its neighbours; 0 marks a gap. */
export function pageNumbers(page: number, last: number): number[] {
  const near = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  const numbers = [...new Set(near)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [0, number] : [number];
  });
}

/** The pager of every list: 10 rows a page, no size changer, no quick jump, each page a real link. */
export function Pager({ page: asked, total, href }: PaginationProps) {
  if (total === 0) return null;
  const last = Math.ceil(total / PAGE_SIZE);
  const page = Math.min(asked, last + 1);
  const from = (page - 1) * PAGE_SIZE + 1;
  const range =
    page > last ? `None of ${total} here` : `${from}–${Math.min(from + PAGE_SIZE - 1, total)} of ${total}`;
  return (
    <nav className={styles.pager} aria-label="Pages">
      <p className={styles.range}>{range}</p>
      {(last > 1 || page > last) && (
        <ol className={styles.pages}>
          <li>
            <Step to={page > 1 ? href(page - 1) : undefined} label="Previous page">
              <LeftOutlined />
            </Step>
          </li>
          {pageNumbers(Math.min(page, last), last).map((number, index) => (
            <li key={number || `gap-${index}`}>
              {number === 0 ? (
                <span className={styles.gap}>…</span>
              ) : (
                <Link
                  className={styles.page}
                  to={href(number)}
                  aria-label={`Page ${number}`}
                  aria-current={number === page ? 'page' : undefined}
                >
                  {number}
                </Link>
              )}
            </li>
          ))}
          <li>
            <Step to={page < last ? href(page + 1) : undefined} label="Next page">
              <RightOutlined />
            </Step>
          </li>
        </ol>
      )}
    </nav>
  );
}

function Step({ to, label, children }: { to: string | undefined; label: string; children: ReactNode }) {
  if (!to) {
    return (
      <span className={styles.page} role="link" aria-disabled aria-label={label}>
        {children}
      </span>
    );
  }
  return (
    <Link className={styles.page} to={to} aria-label={label}>
      {children}
    </Link>
  );
}
