import { useCallback, useEffect, useId, useRef, type RefObject } from 'react';
import { EmptyState } from '../components/EmptyState';
import { ListBody, type ListContentProps } from './ListBody';
import { PanelTabs } from './PanelTabs';
import styles from './ResourceList.module.css';
import type { FlagValue } from './query/filters';
import { useListQuery, type ListQuery } from './query/listQuery';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Handles a change of the list query. A new page scrolls to the list's top, except after Back or Forward.
 * If the focused control is gone, such as the link of a removed filter, the list gets the focus.
 */
function useQueryChange(list: RefObject<HTMLElement | null>, query: ListQuery) {
  const isHistoryNavigation = useNavigationType() === NavigationType.Pop;
  const previous = useRef(query);
  useEffect(() => {
    if (previous.current === query) return;
    const isSamePage = previous.current.page === query.page;
    previous.current = query;
    const isAboveView = (list.current?.getBoundingClientRect().top ?? 0) < 0;
    if (!isSamePage && isAboveView && !isHistoryNavigation)
      list.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [list, query, isHistoryNavigation]);
}

/** Lists with at most this many columns don't fill the page: figures that are far apart are hard to compare. */
const FEW_COLUMNS = 4;

interface ResourceListProps extends ListContentProps {
  /** The visible heading. Without a heading, only screen readers get the list's name. */
  readonly heading?: string;
  /** The initial value of the boolean filter; all rows by default. */
  readonly defaultFlag?: FlagValue | undefined;
}

/** Renders any list resource: choices, figures, rows as table or cards, pagination. The state is in the URL only. */
export function ResourceList({ heading, defaultFlag, ...content }: ResourceListProps) {
  const { resource, beforeRows } = content;
  const url = useListQuery(resource, defaultFlag);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  // The live region is written through a ref, so that announcements do not re-render the list. It is outside the list
  // body, which a change of tab remounts: screen readers skip announcements in a live region that was just added.
  const liveRegion = useRef<HTMLParagraphElement>(null);
  const announce = useCallback((message: string) => {
    const region = liveRegion.current;
    // Screen readers skip a text that doesn't change, such as the same number of rows after another filter.
    if (region) region.textContent = message === region.textContent ? `${message}\u00a0` : message;
  }, []);
  useQueryChange(section, url.query);
  const { unselected = { title: 'Nothing selected', text: 'Open this page from a list.' } } = resource;
  const columns = resource.fields.filter(({ caption }) => !caption);
  // A list below other panels (with a heading or `beforeRows`) is as wide as the panels.
  const isNarrow = columns.length <= FEW_COLUMNS && heading === undefined && !beforeRows;
  const tabs = resource.read.choices?.find(({ control }) => control === 'tabs');
  const body = <ListBody key={resource.name} {...content} url={url} announce={announce} />;
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.list}
      style={isNarrow ? { maxWidth: '55rem' } : undefined}
      aria-labelledby={id}
    >
      <h2 id={id} className={heading ? styles.heading : 'visually-hidden'}>
        {heading ?? resource.title}
      </h2>
      <p ref={liveRegion} aria-live="polite" className="visually-hidden" />
      {url.query.missing ? (
        <EmptyState title={unselected.title}>{unselected.text}</EmptyState>
      ) : tabs ? (
        <PanelTabs
          label={tabs.title}
          tabs={tabs.options.map(({ label, value = '' }) => ({ key: value, label }))}
          current={url.query.params[tabs.name] ?? ''}
          hrefOf={(value) => url.href({ params: { ...url.query.params, [tabs.name]: value } })}
        >
          {body}
        </PanelTabs>
      ) : (
        body
      )}
    </section>
  );
}
