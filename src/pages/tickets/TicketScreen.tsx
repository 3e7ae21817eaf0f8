import { tickets } from '../../resources/tickets';
import { Panel } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { ResourceList } from '../../list/ResourceList';
import { TicketForm } from './TicketForm';

/** Renders the form to write to support, and the member's tickets (product.md: Tickets). */
export default function TicketScreen() {
  return (
    <Screen title="Ticket">
      <Panel title="Write to support">
        <TicketForm />
      </Panel>
      <ResourceList resource={tickets} heading="Your tickets" />
    </Screen>
  );
}
