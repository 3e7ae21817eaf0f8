import { post } from '../shared/call';
import { defineAction } from '../shared/defineResource';

/** The member's phone number, saved from the profile; free text (SPEC §2 Profile, §5). */
export const phoneNumber = defineAction({
  name: 'phone-number',
  create: post('api/user/addPhoneNumber', { phonenumber: 'text' }),
  affects: ['dashboard'],
});
