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

/** Renders related lists, each with its own route, and links between them. */
export function ResourceRoutes({ title, routes }: ResourceRoutesProps) {
  const path = routePath(useLocation().pathname);
  // An alias route shows the first list.
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
