import { getValue } from '../../core/defineResource';
import { dashboard } from '../../resources/dashboard';
import type { MemberAuth } from '../../core/memberAuth';

/** Reads the e-mail of the signed-in member; undefined if the response has none. */
export async function readEmail(readMember: MemberAuth['readMember']): Promise<string | undefined> {
  const email = getValue(await readMember(dashboard.one), 'data.user.email');
  return typeof email === 'string' ? email : undefined;
}
