import { get, post } from '../core/call';
import { defineAction, defineObject } from '../core/defineResource';
import { withdrawnToAddress } from './withdrawnToAddress';

/** The dashboard's data: the member, the balances and the totals, with the lists that give them. In $. */
export const dashboard = defineObject({
  name: 'dashboard',
  one: get('api/user/dashboard'),
  fields: [
    { key: 'user.name', title: 'Name', valueType: 'name' },
    { key: 'user.userId', title: 'User Id', valueType: 'id' },
    { key: 'user.sponserId', title: 'Sponsor Id', valueType: 'id' },
    { key: 'user.email', title: 'E-mail', valueType: 'email' },
    { key: 'user.createdAt', title: 'Registration date', valueType: 'date', format: 'day' },
    { key: 'user.paidStatus', title: 'Paid', valueType: 'flag', optional: true },
    { key: 'user.isVerified', title: 'Verified', valueType: 'flag' },
    { key: 'user.packageAmount', title: 'Package', valueType: 'money', optional: true },
    { key: 'user.packageValidity', title: 'Package validity', valueType: 'name', optional: true },
    { key: 'user.phoneNumber', title: 'Phone', valueType: 'name', optional: true },
    { key: 'balance', title: 'Balance', valueType: 'money', to: '/tranctattion?totals=1' },
    {
      key: 'binanceBalance',
      title: 'Exchange balance',
      valueType: 'money',
      optional: true,
      tooltip: 'Balance reported by your exchange. Trades and keys there are your own responsibility.',
    },
    {
      key: 'mainBalance',
      title: 'Fuel Wallet',
      valueType: 'money',
      tooltip: 'Fund transfers are paid from this wallet. Packages are paid from Deposit balance.',
      to: '/wallet?totals=1',
    },
    {
      key: 'incomeBalance',
      title: 'Available bonus',
      valueType: 'money',
      tooltip: 'Your income wallet: team and bonus income − withdrawals.',
    },
    {
      key: 'depositBalance',
      title: 'Deposit balance',
      valueType: 'money',
      tooltip: 'Packages are paid from this balance. Fund transfers are paid from the Fuel Wallet.',
      to: '/statement?wallet=deposit',
    },
    { key: 'url', title: 'Referral link', valueType: 'link' },
    {
      key: 'last24hourProfit',
      title: 'Last 24 hours profit',
      valueType: 'money',
      colour: 'change',
      to: '/profit?totals=1',
    },
    { key: 'directTeamBonus', title: 'Direct team bonus', valueType: 'money', to: '/bonus?totals=1' },
    { key: 'clubBonus', title: 'Club bonus', valueType: 'money', to: '/club?totals=1' },
    { key: 'loyalityBonus', title: 'Royalty bonus', valueType: 'money', to: '/layalty?totals=1' },
    { key: 'teamCount', title: 'Team', valueType: 'integer', to: '/team?totals=1' },
    { key: 'directsCount', title: 'Direct team', valueType: 'integer', to: '/direct' },
    { key: 'directsActive', title: 'Direct team business', valueType: 'money' },
    { key: 'teamActive', title: 'Total team business', valueType: 'money' },
    {
      key: 'withrawRecords',
      valueType: 'money',
      ...withdrawnToAddress,
      to: '/withdrawhistory?where.status=APPROVED&where.status=PENDING&totals=1',
    },
    {
      key: 'fuelWithraw',
      title: 'Withdrawn to Fuel Wallet',
      valueType: 'money',
      to: '/tranctattion?where.transactionType=Fuel+withdraw&where.walletType=Work+wallet&totals=1',
    },
  ],
});

/** Saves the member's phone number, a free text, from the profile. */
export const phoneNumber = defineAction({
  name: 'phone-number',
  create: post('api/user/addPhoneNumber', { phonenumber: 'text' }),
  invalidates: ['dashboard'],
});
