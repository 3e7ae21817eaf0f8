import { useLocation } from 'react-router-dom';
import { ResourceList } from './ResourceList';
import type { ListResource } from '../core/defineResource';
import { LinkTabs } from '../components/LinkTabs';
import { Screen } from '../components/Screen';

interface ResourceTab {
  readonly label: string;
  /** Where the tab lives: a path, or a path with ?tab=… */
  readonly to: string;
  readonly resource: ListResource;
}

interface ResourceTabsProps {
  readonly title: string;
  readonly tabs: readonly ResourceTab[];
  /** The tab of an address that names none; the first one unless told. */
  readonly first?: string;
}

/** Several lists under one title; the address names the one in view. */
export function ResourceTabs({ title, tabs, first }: ResourceTabsProps) {
  const { pathname, search } = useLocation();
  const tab = new URLSearchParams(search).get('tab');
  const path = pathname.replace(/\/+$/, '');
  const here = (tab === null ? path : `${path}?tab=${tab}`).toLowerCase();
  const current =
    tabs.find(({ to }) => to.toLowerCase() === here) ?? tabs.find(({ label }) => label === first) ?? tabs[0];
  return (
    <Screen
      title={title}
      aside={
        <LinkTabs
          label={title}
          tabs={tabs.map(({ label, to }) => ({ label, to, current: label === current?.label }))}
        />
      }
    >
      {current && <ResourceList key={current.to} resource={current.resource} />}
    </Screen>
  );
}
