import { post } from '../core/call';
import { defineObject } from '../core/defineResource';
import { PAGE_SIZE } from '../core/resourceRequest';

/**
 * The dashboard's banners. Nothing is promised of what the answer holds (product.md: Entities, Calls): a
 * screen takes what is safe.
 */
export const banners = defineObject({
  name: 'banners',
  one: post('api/user/getBanners', { limit: 'integer', skip: 'integer' }),
  fixed: { limit: PAGE_SIZE, skip: 0 },
  bare: 'anything',
  fields: [],
});
