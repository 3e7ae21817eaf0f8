import { useCallback, useId, useRef, type ReactNode } from 'react';
import { EmptyState } from '../components/EmptyState';
import type { ListResource } from '../core/defineResource';
import { ChoiceTabs } from './ChoiceTabs';
import { ListBody, type Live } from './ListBody';
import styles from './ResourceList.module.css';
import { useListAddress, type Flag } from './useListAddress';
import { usePageTop } from './usePageTop';

interface ResourceListProps {
  readonly resource: ListResource;
  /** Shown above the list; without it the list is named for screen readers only. */
  readonly heading?: string;
  /** Reads itself again every so many ms, and at once by a button of that label; new rows are marked. */
  readonly live?: Live;
  /** Whose rows it opens with, where it can be told apart by a flag; all of them unless told. */
  readonly opensWith?: Flag | undefined;
  /** Another picture of the list (a chart), beside its rows, handed their answer; undefined while that is on its way. */
  readonly aside?: (answer: object | undefined) => ReactNode;
}

/** Draws any list resource: choices, figures, rows as table or cards, and the pages. The address is its only state. */
export function ResourceList({ resource, heading, live, opensWith, aside }: ResourceListProps) {
  const address = useListAddress(resource, opensWith);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  // Beside the rows' own state, or it would be drawn with every page; it outlives them, or nothing were heard.
  const spoken = useRef<HTMLParagraphElement>(null);
  const announce = useCallback((words: string) => {
    if (spoken.current) spoken.current.textContent = words;
  }, []);
  usePageTop(section, address.page);
  const tabs = (resource.read.choices ?? []).filter(({ draw }) => draw === 'tabs');
  // Another resource, period or level is another list: rows of the old one must not stand in for it.
  const body = (
    <ListBody
      key={JSON.stringify([resource.name, address.params])}
      resource={resource}
      address={address}
      live={live}
      aside={aside}
      announce={announce}
    />
  );
  return (
    <section ref={section} className={styles.list} aria-labelledby={id}>
      <h2 id={id} className={heading ? styles.heading : 'visually-hidden'}>
        {heading ?? resource.title}
      </h2>
      <p ref={spoken} aria-live="polite" className="visually-hidden" />
      {address.missing ? (
        <EmptyState title="No trade selected">Open a trade from its list.</EmptyState>
      ) : (
        tabs.reduceRight(
          (content, choice) => (
            <ChoiceTabs choice={choice} address={address}>
              {content}
            </ChoiceTabs>
          ),
          body,
        )
      )}
    </section>
  );
}
