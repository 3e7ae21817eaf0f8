import { useParams } from 'react-router-dom';
import { ResourceList } from './ResourceList';
import type { ListResource } from '../core/defineResource';
import { Screen } from '../components/Screen';

/** The screen of a resource that has one of its own; a route parameter says which of several it is. */
export function ListScreen({ resource }: { resource: ListResource }) {
  const params = useParams();
  const detail = (resource.read.params ?? []).flatMap((name) => params[name] ?? []).join(' ');
  return (
    <Screen title={resource.title} detail={detail}>
      <ResourceList resource={resource} />
    </Screen>
  );
}
