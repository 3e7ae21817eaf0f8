import { futuresTrades } from '../../src/resources';
import { pick } from '../../src/core/defineResource';
import { listBody } from '../../src/core/resourceRequest';
import type { ParamsFor } from './resourceSuite';

/** What an address would say: the newest trade for its detail, the first level for its members. */
export const sandboxParams: ParamsFor = async ({ read }, { send }) => {
  const names = read.params ?? [];
  if (names.includes('level')) return { level: '1' };
  if (!names.includes('id')) return {};
  const { data } = await send(futuresTrades.read, listBody(futuresTrades, 1, {}));
  return { id: String(pick(data, '0._id')) };
};
