import { useLocation, useParams } from 'react-router-dom';
import { DescriptionList } from '../components/DescriptionList';
import { LinkButton } from '../components/LinkButton';
import { readParentRow } from '../lib/parentRow';
import { Screen } from '../components/Screen';
import type { Field, ListResource } from '../core/defineResource';
import { ResourceList } from './ResourceList';
import { Cell } from '../values/Cell';

/** Renders the available values of the parent row, such as a trade (product.md: Trade detail). */
function ParentRowSummary({ fields, row }: { fields: readonly Field[]; row: object }) {
  const known = fields.filter(({ key }) => Object.hasOwn(row, key));
  if (known.length === 0) return null;
  return (
    <section aria-label="Summary" style={{ width: 'min(100%, 50rem)' }}>
      <DescriptionList
        columns={4}
        items={known.map((field) => [field.title, <Cell key={field.title} field={field} row={row} />])}
      />
    </section>
  );
}

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
        resource.link ? (
          <LinkButton to={resource.link.to}>{resource.link.title}</LinkButton>
        ) : (
          parent &&
          resource.parentFields && <ParentRowSummary fields={resource.parentFields} row={parent.row} />
        )
      }
    >
      <ResourceList resource={resource} />
    </Screen>
  );
}
