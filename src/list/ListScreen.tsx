import { useLocation, useParams } from 'react-router-dom';
import { lazyWithPreload } from '../components/lazyWithPreload';
import { Screen } from '../components/Screen';
import type { ListResource } from '../core/defineResource';
import { readParentRow } from '../components/parentRow';
import { ResourceList } from './ResourceList';

/** Renders the row whose link opened the screen. Lazy, because most visits do not start from a row. */
const ParentRowSummary = lazyWithPreload(() => import('./view/ParentRowSummary'));

/** Renders the screen of a resource that has its own route. Shows the route parameters beside the title. */
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
