import { post } from '../core/call';
import { defineObject } from '../core/defineResource';
import { PAGE_SIZE } from '../core/resourceRequest';

/**
 * The dashboard's banners. The contract says nothing about their contents (product.md: Entities, Calls), so the
 * screen must validate them.
 */
export const banners = defineObject({
  name: 'banners',
  one: post('api/user/getBanners', { limit: 'integer', skip: 'integer' }),
  fixed: { limit: PAGE_SIZE, skip: 0 },
  scalar: 'anything',
  fields: [],
});
