/** The one meaning of "withdrawn": on the dashboard, in the withdraw history and in the transactions. */
export const withdrawnToAddress = {
  title: 'Withdrawn to address',
  tooltip: 'Approved and pending withdrawals to an address, without rejected ones.',
} as const;
