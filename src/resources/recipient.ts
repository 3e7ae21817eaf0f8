import { post } from '../shared/call';
import { defineObject } from '../shared/defineResource';

/** Who stands behind a user id, before funds go there (SPEC §2 Fund Transfer). */
export const recipient = defineObject({
  name: 'recipient',
  one: post('api/user/fetchDetails', { uid: 'id' }),
  idKey: 'uid',
  fields: [
    { key: 'name', title: 'Name', kind: 'text' },
    { key: 'email', title: 'E-mail', kind: 'email' },
  ],
});
