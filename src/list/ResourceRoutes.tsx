import { useLocation } from 'react-router-dom';
import { LinkTabs } from './LinkTabs';
import { Screen } from '../components/Screen';
import { routePath } from '../core/paths';
import type { ListResource } from '../core/defineResource';
import { ResourceList } from './ResourceList';

interface ResourceRoutesProps {
  readonly title: string;
  readonly routes: readonly {
    readonly label: string;
    readonly to: string;
    readonly resource: ListResource;
  }[];
}

/** Lists that stand together and have an address each; links lead from one to the other. */
export function ResourceRoutes({ title, routes }: ResourceRoutesProps) {
  const path = routePath(useLocation().pathname);
  // A second address of the screen shows its first list.
  const current = routes.find(({ to }) => to === path) ?? routes[0];
  return (
    <Screen
      title={title}
      aside={
        <LinkTabs
          label={title}
          tabs={routes.map(({ label, to }) => ({ label, to, current: to === current?.to }))}
        />
      }
    >
      {current && <ResourceList key={current.to} resource={current.resource} />}
    </Screen>
  );
}
