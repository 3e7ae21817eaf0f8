import { useCallback, useId, useRef, type ReactNode, useEffect, type RefObject } from 'react';
import { EmptyState } from '../components/EmptyState';
import type { ListResource } from '../core/defineResource';
import { ListBody } from './ListBody';
import { PanelTabs } from './PanelTabs';
import type { AutoRefresh } from './tools/AutoRefreshBar';
import styles from './ResourceList.module.css';
import { chosenOption, type FlagValue, type ListQuery } from './query/listQuery';
import type { StatisticItem } from './view/StatisticGrid';
import { useListQuery } from './query/useListQuery';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Scrolls to the top of a list when its page number changes. After Back, keeps the browser's scroll position. */
function usePageTop(list: RefObject<HTMLElement | null>, page: number) {
  const isHistoryNavigation = useNavigationType() === NavigationType.Pop;
  const previousPage = useRef(page);
  useEffect(() => {
    if (previousPage.current === page) return;
    previousPage.current = page;
    const isAboveView = (list.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAboveView && !isHistoryNavigation)
      list.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [list, page, isHistoryNavigation]);
}

/** Keeps the focus in a list after a query change, which may have removed the pressed control, such as a filter's chip. */
function useKeptFocus(list: RefObject<HTMLElement | null>, query: ListQuery) {
  const previousQuery = useRef(query);
  useEffect(() => {
    if (previousQuery.current === query) return;
    previousQuery.current = query;
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [list, query]);
}

const NOTHING_SELECTED = { title: 'Nothing selected', text: 'Open this page from a list.' };

/** Lists with at most this many columns don't fill the page: figures that are far apart are hard to compare. */
const FEW_COLUMNS = 4;

interface ResourceListProps {
  readonly resource: ListResource;
  /** The visible heading. Without a heading, only screen readers get the list's name. */
  readonly heading?: string;
  /** Refreshes the list at an interval, adds a refresh button and marks the rows that a refresh added. */
  readonly autoRefresh?: AutoRefresh;
  /** The initial value of the boolean filter; all rows by default. */
  readonly defaultFlag?: FlagValue | undefined;
  /** Returns figures to show after the resource's own. The list response is undefined while it loads. */
  readonly figures?: (response: object | undefined) => readonly StatisticItem[];
  /** Renders content above the tools and rows, such as a chart. The list response is undefined while it loads. */
  readonly beforeRows?: (response: object | undefined) => ReactNode;
}

/** Renders any list resource: choices, figures, rows as table or cards, pagination. The state is in the URL only. */
export function ResourceList({ resource, heading, autoRefresh, defaultFlag, ...content }: ResourceListProps) {
  const url = useListQuery(resource, defaultFlag);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  // The live region is written through a ref, so that announcements do not re-render the list. It is outside the list
  // body, which is remounted: screen readers skip announcements in a live region that was just added.
  const liveRegion = useRef<HTMLParagraphElement>(null);
  const announce = useCallback((message: string) => {
    if (liveRegion.current) liveRegion.current.textContent = message;
  }, []);
  usePageTop(section, url.query.page);
  useKeptFocus(section, url.query);
  const { unselected = NOTHING_SELECTED } = resource;
  const columns = resource.fields.filter(({ caption }) => !caption);
  // A list below other panels (with a heading or `beforeRows`) is as wide as the panels.
  const isNarrow = columns.length <= FEW_COLUMNS && heading === undefined && !content.beforeRows;
  const tabs = (resource.read.choices ?? []).filter(({ control }) => control === 'tabs');
  // The key remounts the body for another resource, period or level, so rows of the old list are not shown as
  // placeholders.
  const body = (
    <ListBody
      key={JSON.stringify([resource.name, url.query.params])}
      resource={resource}
      url={url}
      autoRefresh={autoRefresh}
      {...content}
      announce={announce}
    />
  );
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={isNarrow ? `${styles.list} ${styles.narrow}` : styles.list}
      aria-labelledby={id}
    >
      <h2 id={id} className={heading ? styles.heading : 'visually-hidden'}>
        {heading ?? resource.title}
      </h2>
      <p ref={liveRegion} aria-live="polite" className="visually-hidden" />
      {url.query.missing ? (
        <EmptyState title={unselected.title}>{unselected.text}</EmptyState>
      ) : (
        tabs.reduceRight(
          (content, choice) => (
            <PanelTabs
              label={choice.title}
              tabs={choice.options.map(({ label, value = '' }) => ({ key: value, label }))}
              current={chosenOption(choice, url.query)?.value ?? ''}
              hrefOf={(value) => url.href({ params: { ...url.query.params, [choice.name]: value } })}
            >
              {content}
            </PanelTabs>
          ),
          body,
        )
      )}
    </section>
  );
}
