import { post } from '../core/call';
import { defineObject } from '../core/defineResource';

/** The member with a user id, shown before a transfer (product.md: Fund transfer). */
export const recipient = defineObject({
  name: 'recipient',
  one: post('api/user/fetchDetails', { uid: 'id' }),
  idKey: 'uid',
  fields: [
    { key: 'name', title: 'Name', valueType: 'text' },
    { key: 'email', title: 'E-mail', valueType: 'email' },
  ],
});
