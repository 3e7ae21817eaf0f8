import { Tabs } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';
import { Screen } from '../components/Screen';
import type { ListResource } from '../core/defineResource';
import { ResourceList } from './ResourceList';
import type { Flag } from './useListAddress';

interface ResourceTab {
  /** What the address calls it: ?tab=… */
  readonly tab: string;
  readonly label: string;
  readonly resource: ListResource;
  /** Whose rows it opens with (ResourceList). */
  readonly opensWith?: Flag | undefined;
}

interface ResourceTabsProps {
  readonly title: string;
  readonly tabs: readonly ResourceTab[];
  /** The tab of an address that names none; the first one unless told. */
  readonly first?: string;
}

/** Several lists of one screen in antd's Tabs; the address names the one in view, so Back returns to the one before. */
export function ResourceTabs({ title, tabs, first = tabs[0]?.tab ?? '' }: ResourceTabsProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('tab');
  const current = tabs.find(({ tab }) => tab === asked)?.tab ?? first;
  return (
    <Screen title={title}>
      <Tabs
        aria-label={title}
        activeKey={current}
        onChange={(tab) => void navigate(`${pathname}?tab=${tab}`)}
        destroyOnHidden
        items={tabs.map(({ tab, label, resource, opensWith }) => ({
          key: tab,
          label,
          children: tab === current ? <ResourceList resource={resource} opensWith={opensWith} /> : null,
        }))}
      />
    </Screen>
  );
}
