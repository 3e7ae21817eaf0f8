import { defineResource } from '../core/defineResource';

/** The winners on the dashboard, which the API calls random profits. */
export const winners = defineResource({
  name: 'winners',
  title: 'Winners',
  read: {
    method: 'GET',
    path: 'api/user/randomProfit',
    rows: 'randomUsers',
    choices: [
      {
        name: 'type',
        title: 'Period',
        control: 'tabs',
        options: [
          { label: '1 Day' },
          { label: '30 Day', value: '30day' },
          { label: '90 Day', value: '90day' },
        ],
      },
    ],
  },
  emptyText: 'No winners in this period.',
  fields: [
    { key: 'pic', title: 'Flag', valueType: 'image', missing: 'No Image Available', optional: true },
    { key: 'country', title: 'Country', valueType: 'text' },
    { key: 'uid', title: 'UID', valueType: 'id' },
    { key: 'email', title: 'Email', valueType: 'name' },
    { key: 'pnl', title: 'Winning', valueType: 'money', summed: false, colour: 'change' },
  ],
});
