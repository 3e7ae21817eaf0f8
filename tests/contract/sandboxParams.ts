import { futuresTrades } from '../../src/resources';
import { pick } from '../../src/core/defineResource';
import { listBody } from '../../src/core/resourceRequest';
import type { ParamsFor } from './resourceSuite';

/**
 * What an address would say: the newest trade for its detail, the first level for its members. Any other
 * parameter is one of a list whose rows the sandbox makes up, and takes any value.
 */
export const sandboxParams: ParamsFor = async ({ read }, { send }) => {
  const params = Object.fromEntries((read.params ?? []).map((name) => [name, '1']));
  if (!('id' in params)) return params;
  const { data } = await send(futuresTrades.read, listBody(futuresTrades, 1, {}));
  return { ...params, id: String(pick(data, '0._id')) };
};
