import { defineResource } from '../core/defineResource';

/** Profit per day, and the server's total for the period. */
export const profit = defineResource({
  name: 'profit',
  title: 'Profit',
  read: {
    method: 'POST',
    path: 'api/user/profitCalculation',
    choices: [
      {
        name: 'time',
        title: 'Period',
        control: 'tabs',
        options: [
          { label: '1 Day', value: '1day', heading: 'Daily Profit' },
          { label: '7 Day', value: '7day', heading: 'Weekly Profit' },
          { label: '30 Day', value: '1month', heading: 'Monthly Profit' },
          { label: 'All', value: 'overall', heading: 'Overall Profit' },
        ],
      },
    ],
  },
  emptyText: 'No results in this period.',
  summary: [{ key: 'totalProfit', title: 'Profit', valueType: 'money', colour: 'change' }],
  fields: [
    { key: 'date', title: 'Date', valueType: 'date', format: 'shortDay' },
    { key: 'usdValue', title: 'Quantity', valueType: 'amount', currencySign: '$' },
    { key: 'pnl', title: 'Profit', valueType: 'amount', colour: 'change', currencySign: '$' },
  ],
});
