import { post } from '../core/call';
import { defineAction } from '../core/defineResource';

/** Saves the member's phone number, a free text, from the profile (product.md: Profile, Rules). */
export const phoneNumber = defineAction({
  name: 'phone-number',
  create: post('api/user/addPhoneNumber', { phonenumber: 'text' }),
  invalidates: ['dashboard'],
});
