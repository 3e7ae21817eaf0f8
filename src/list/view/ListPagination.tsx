import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Flex, Pagination, type PaginationProps } from 'antd';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PAGE_SIZE } from '../../core/resourceRequest';
import styles from './ListPagination.module.css';

interface ListPaginationProps {
  /** The page number, from 1. A page beyond the last has no rows; its Previous link goes to the last page. */
  readonly page: number;
  readonly total: number;
  readonly href: (page: number) => string;
  readonly note?: ReactNode;
  /** Called with the next page number when pointer or focus reaches the pagination. Undefined disables prefetching. */
  readonly onPrefetch?: ((next: number) => void) | undefined;
}

/** Returns the range of rows on a page, such as '11–20 of 57', or a message if the page has no rows. */
export function formatRange(page: number, total: number): string {
  const from = (page - 1) * PAGE_SIZE + 1;
  return from > total
    ? "This page doesn't exist."
    : `${from}–${Math.min(from + PAGE_SIZE - 1, total)} of ${total}`;
}

/** Renders antd's Pagination with real links, so middle click, Back and reload work. */
export function ListPagination({ page, total, href, note, onPrefetch }: ListPaginationProps) {
  const pages = useRef<HTMLElement>(null);
  const state: unknown = useLocation().state;
  // antd makes each <li> a Tab stop. Remove these Tab stops, because the links inside have their own.
  useLayoutEffect(() => {
    pages.current?.querySelectorAll('li[tabindex]').forEach((item) => item.removeAttribute('tabindex'));
  });
  const last = Math.ceil(total / PAGE_SIZE);
  const isBeyondLast = page > last;
  const prefetchNext = page < last && onPrefetch ? () => onPrefetch(page + 1) : undefined;
  const canPrefetch = prefetchNext !== undefined;
  const prefetchIfPointed = useEffectEvent(() => {
    const nav = pages.current;
    if (nav?.matches(':hover') || nav?.contains(document.activeElement)) prefetchNext?.();
  });
  // Prefetch after a page change too: pointer or focus may already be on the pagination.
  useEffect(() => {
    if (canPrefetch) prefetchIfPointed();
  }, [page, canPrefetch]);
  if (total === 0) return null;

  const steps = {
    prev: {
      label: 'Previous page',
      to: page > 1 ? Math.min(page - 1, last) : undefined,
      content: <LeftOutlined />,
    },
    next: { label: 'Next page', to: page < last ? page + 1 : undefined, content: <RightOutlined /> },
  };
  const itemRender: PaginationProps['itemRender'] = (target, type) => {
    if (type === 'prev' || type === 'next') {
      const { label, to, content } = steps[type];
      const linkProps = { className: 'ant-pagination-item-link', 'aria-label': label };
      return to === undefined ? (
        <span role="link" aria-disabled {...linkProps}>
          {content}
        </span>
      ) : (
        <Link to={href(to)} state={state} {...linkProps}>
          {content}
        </Link>
      );
    }
    return (
      <Link
        to={href(target)}
        state={state}
        aria-label={`Page ${target}`}
        aria-current={target === page ? 'page' : undefined}
        style={{ display: 'block' }}
      >
        {/* The other links skip several pages. */}
        {type === 'page' ? target : '…'}
      </Link>
    );
  };

  return (
    <Flex
      component="nav"
      ref={pages}
      aria-label="Pages"
      className={`${styles.pages} secondary`}
      wrap
      align="center"
      justify="space-between"
      gap="0.5rem 1rem"
      onPointerEnter={prefetchNext}
      onFocus={prefetchNext}
    >
      <Flex wrap gap="0 1rem">
        <span>
          {formatRange(page, total)}
          {isBeyondLast && (
            <>
              {' '}
              <Link to={href(last)} state={state}>
                Go to the last page
              </Link>
            </>
          )}
        </span>
        {note}
      </Flex>
      {(last > 1 || isBeyondLast) && (
        <Pagination
          style={{ flexWrap: 'wrap' }}
          // On a URL beyond the last page, antd marks the last page, but no page is current.
          {...(isBeyondLast && { styles: { item: { borderColor: 'transparent' } } })}
          current={page}
          total={total}
          pageSize={PAGE_SIZE}
          showSizeChanger={false}
          showTitle={false}
          showLessItems
          responsive={false}
          itemRender={itemRender}
          // The links navigate. antd also reports clicks beside a link, which must have no effect.
          onChange={() => undefined}
        />
      )}
    </Flex>
  );
}
