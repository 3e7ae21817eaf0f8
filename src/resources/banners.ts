import { post } from '../core/call';
import { defineObject } from '../core/defineResource';
import { PAGE_SIZE } from '../core/resourceRequest';

/** The dashboard's banners, which the screen must validate: the contract doesn't define them. */
export const banners = defineObject({
  name: 'banners',
  one: post('api/user/getBanners', { limit: 'integer', skip: 'integer' }),
  fixed: { limit: PAGE_SIZE, skip: 0 },
  scalar: 'anything',
  fields: [],
});
