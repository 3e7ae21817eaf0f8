import { useLocation, useParams } from 'react-router-dom';
import { lazyWithPreload } from '../components/lazyWithPreload';
import { Screen } from '../components/Screen';
import type { ListResource } from '../core/defineResource';
import { readParentRow } from '../components/parentRow';
import { ResourceList } from './ResourceList';

/** The row that a member came from. Most visits do not come from one. */
const ParentRowSummary = lazyWithPreload(() => import('./view/ParentRowSummary'));

/** Renders the screen of a resource that has its own route. The route parameters are shown beside the title. */
export function ListScreen({ resource }: { resource: ListResource }) {
  const params = useParams();
  const parent = readParentRow(useLocation().state);
  const detail = (resource.read.params ?? []).flatMap((name) => params[name] ?? []).join(' ');
  return (
    <Screen
      title={resource.title}
      detail={detail}
      aside={
        parent &&
        resource.parentFields && <ParentRowSummary fields={resource.parentFields} row={parent.row} />
      }
    >
      <ResourceList resource={resource} />
    </Screen>
  );
}
