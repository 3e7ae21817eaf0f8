import { useLocation, useParams } from 'react-router-dom';
import { lazyWithPreload } from '../components/lazyWithPreload';
import { Screen } from '../components/Screen';
import type { ListResource } from '../core/defineResource';
import { readOrigin } from '../components/parentRow';
import { ResourceList } from './ResourceList';

/** The row that a member came from. Most visits do not come from one. */
const Origin = lazyWithPreload(() => import('./view/ParentRowSummary'));

/** Renders the screen of a resource that has its own route. The route parameters are shown beside the title. */
export function ListScreen({ resource }: { resource: ListResource }) {
  const params = useParams();
  const origin = readOrigin(useLocation().state);
  const detail = (resource.read.params ?? []).flatMap((name) => params[name] ?? []).join(' ');
  return (
    <Screen
      title={resource.title}
      detail={detail}
      aside={origin && resource.origin && <Origin fields={resource.origin} row={origin.row} />}
    >
      <ResourceList resource={resource} />
    </Screen>
  );
}
