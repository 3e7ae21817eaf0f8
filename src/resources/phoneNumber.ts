import { post } from '../core/call';
import { defineAction } from '../core/defineResource';

/** The member's phone number, saved from the profile; free text (product.md: Profile, Rules). */
export const phoneNumber = defineAction({
  name: 'phone-number',
  create: post('api/user/addPhoneNumber', { phonenumber: 'text' }),
  invalidates: ['dashboard'],
});
