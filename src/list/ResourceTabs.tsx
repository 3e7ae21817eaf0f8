import { useLocation } from 'react-router-dom';
import { Screen } from '../components/Screen';
import type { ListResource } from '../core/defineResource';
import { PanelTabs } from './PanelTabs';
import { ResourceList } from './ResourceList';
import type { FlagValue } from './query/listQuery';

interface ResourceTabsProps {
  readonly title: string;
  readonly tabs: readonly {
    readonly tab: string;
    readonly label: string;
    readonly resource: ListResource;
    /** The initial value of the boolean filter; all rows by default. */
    readonly defaultFlag?: FlagValue | undefined;
  }[];
  readonly first?: string;
}

/** Renders a screen with several lists, one per tab. */
export function ResourceTabs({ title, tabs, first = tabs[0]?.tab ?? '' }: ResourceTabsProps) {
  const { pathname, search } = useLocation();
  const tabParam = new URLSearchParams(search).get('tab');
  const current = tabs.find(({ tab }) => tab === tabParam) ?? tabs.find(({ tab }) => tab === first);
  return (
    <Screen title={title}>
      <PanelTabs
        label={title}
        tabs={tabs.map(({ tab, label }) => ({ key: tab, label }))}
        current={current?.tab ?? ''}
        hrefOf={(tab) => `${pathname}?tab=${tab}`}
      >
        {current && (
          <ResourceList key={current.tab} resource={current.resource} defaultFlag={current.defaultFlag} />
        )}
      </PanelTabs>
    </Screen>
  );
}
