import { get } from '../shared/call';
import { defineObject } from '../shared/defineResource';

/** The member and every balance and total of the dashboard (SPEC §3). Money in $. */
export const dashboard = defineObject({
  name: 'dashboard',
  one: get('api/user/dashboard'),
  fields: [
    { key: 'user.name', title: 'Name', kind: 'text' },
    { key: 'user.userId', title: 'User Id', kind: 'id' },
    { key: 'user.sponserId', title: 'Sponsor Id', kind: 'id' },
    { key: 'user.email', title: 'E-mail', kind: 'email' },
    { key: 'user.createdAt', title: 'Registration date', kind: 'date', format: 'day' },
    { key: 'user.paidStatus', title: 'Paid', kind: 'flag' },
    { key: 'user.isVerified', title: 'Verified', kind: 'flag' },
    { key: 'user.packageAmount', title: 'Package', kind: 'money' },
    { key: 'user.packageValidity', title: 'Package validity', kind: 'text' },
    { key: 'user.phoneNumber', title: 'Phone', kind: 'text' },
    { key: 'balance', title: 'Balance', kind: 'money' },
    { key: 'binanceBalance', title: 'Exchange balance', kind: 'money' },
    { key: 'mainBalance', title: 'Fuel Wallet', kind: 'money' },
    { key: 'incomeBalance', title: 'Available bonus', kind: 'money' },
    { key: 'depositBalance', title: 'Deposit balance', kind: 'money' },
    { key: 'url', title: 'Referral link', kind: 'link' },
    { key: 'last24hourProfit', title: 'Last 24 hours profit', kind: 'money', colour: 'profit' },
    { key: 'directTeamBonus', title: 'Direct team bonus', kind: 'money' },
    { key: 'clubBonus', title: 'Club bonus', kind: 'money' },
    { key: 'loyalityBonus', title: 'Royalty bonus', kind: 'money' },
    { key: 'teamCount', title: 'Team', kind: 'integer' },
    { key: 'directsCount', title: 'Direct team', kind: 'integer' },
    { key: 'directsActive', title: 'Direct team business', kind: 'money' },
    { key: 'teamActive', title: 'Total team business', kind: 'money' },
    { key: 'withrawRecords', title: 'Withdrawn to address', kind: 'money' },
    { key: 'fuelWithraw', title: 'Withdrawn to fuel', kind: 'money' },
  ],
});
