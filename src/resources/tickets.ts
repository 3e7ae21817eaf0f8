import { post } from '../core/call';
import { defineResource } from '../core/defineResource';
import { statusTones } from './statusTones';

/** The five topics of a ticket. */
export const ticketTopics = [
  'Why was my withdrawal address rejected?',
  'How many confirmations does a deposit need?',
  'How fast is an internal transfer?',
  'Is my trade fee accurate?',
  'Other',
] as const;

/** The member's questions to support. */
export const tickets = defineResource({
  name: 'tickets',
  title: 'Tickets',
  noun: 'ticket',
  unreadCount: true,
  read: { method: 'POST', path: 'api/user/getTicket' },
  fields: [
    { key: 'subject', title: 'Subject', valueType: 'text' },
    { key: 'message', title: 'Message', valueType: 'longText' },
    { key: 'status', title: 'Status', valueType: 'enum', tones: statusTones },
    { key: 'remarks', title: 'Remarks', valueType: 'text', optional: true },
  ],
  emptyText: 'Your tickets and our answers appear here.',
  create: post('api/user/addTicket', { subject: 'text', message: 'longText' }),
});
