import { post } from '../shared/call';
import { defineResource } from '../shared/defineResource';

/** The member's questions to support (SPEC §2 Ticket). */
export const tickets = defineResource({
  name: 'tickets',
  title: 'Tickets',
  read: { method: 'POST', path: 'api/user/getTicket' },
  fields: [
    { key: 'subject', title: 'Subject', kind: 'text' },
    { key: 'message', title: 'Message', kind: 'text' },
    { key: 'status', title: 'Status', kind: 'enum' },
    { key: 'remarks', title: 'Remarks', kind: 'text', optional: true },
  ],
  create: post('api/user/addTicket', { subject: 'text', message: 'text' }),
});
