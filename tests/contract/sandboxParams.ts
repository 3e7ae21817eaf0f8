import { futuresTrades } from '../../src/resources';
import { getValue } from '../../src/core/defineResource';
import { listBody } from '../../src/core/resourceRequest';
import type { ParamsFor } from './resourceSuite';

/**
 * Returns values for the parameters that a screen takes from its URL: for the trade detail the id of the newest trade,
 * for any other list 1, such as level 1. Lists with generated rows accept any value.
 */
export const sandboxParams: ParamsFor = async ({ read }, { send }) => {
  const params = Object.fromEntries((read.params ?? []).map((name) => [name, '1']));
  if (!('id' in params)) return params;
  const { data } = await send(futuresTrades.read, listBody(futuresTrades, 1, {}));
  return { ...params, id: String(getValue(data, '0._id')) };
};
