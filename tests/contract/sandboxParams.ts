import { futuresTrades } from '../../src/resources';
import { pick } from '../../src/core/defineResource';
import { listBody } from '../../src/core/resourceRequest';
import type { ParamsFor } from './resourceSuite';

/**
 * Returns the parameters that a URL would supply: the id of the newest trade for the trade detail, and 1 for any
 * other parameter, such as the level. Lists with generated rows accept any value.
 */
export const sandboxParams: ParamsFor = async ({ read }, { send }) => {
  const params = Object.fromEntries((read.params ?? []).map((name) => [name, '1']));
  if (!('id' in params)) return params;
  const { data } = await send(futuresTrades.read, listBody(futuresTrades, 1, {}));
  return { ...params, id: String(pick(data, '0._id')) };
};
