import { useParams } from 'react-router';
import { Ledger } from '../ledger/Ledger';
import type { ListResource } from '../shared/defineResource';
import { Screen } from './Screen';

/** The screen of a resource that has one of its own; a route parameter says which of several it is. */
export function ListScreen({ resource }: { resource: ListResource }) {
  const params = useParams();
  const detail = (resource.read.params ?? []).flatMap((name) => params[name] ?? []).join(' ');
  return (
    <Screen title={resource.title} detail={detail}>
      <Ledger resource={resource} />
    </Screen>
  );
}
