import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { Screen } from '../components/Screen';
import { PanelTabs } from './PanelTabs';
import { ResourceList } from './ResourceList';

interface Tab extends Pick<ComponentProps<typeof ResourceList>, 'resource' | 'defaultFlag'> {
  readonly tab: string;
  readonly label: string;
}

interface ResourceTabsProps {
  readonly title: string;
  readonly tabs: readonly Tab[];
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
