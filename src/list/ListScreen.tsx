import { useParams } from 'react-router-dom';
import { LinkButton } from '../components/LinkButton';
import { Screen } from '../components/Screen';
import type { ListResource } from '../core/defineResource';
import { ResourceList } from './ResourceList';

/** Renders the screen of a resource that has its own route. Shows the route parameters beside the title. */
export function ListScreen({ resource }: { resource: ListResource }) {
  const params = useParams();
  const detail = (resource.read.params ?? []).flatMap((name) => params[name] ?? []).join(' ');
  return (
    <Screen
      title={resource.title}
      detail={detail}
      aside={resource.link && <LinkButton to={resource.link.to}>{resource.link.title}</LinkButton>}
    >
      <ResourceList resource={resource} />
    </Screen>
  );
}
