import { describe, expect, it } from 'vitest';
import { everyCall } from '../../contract/calls';
import { isList, type Resource } from '../../src/core/defineResource';
import { resources } from '../support/resources';

/**
 * The calls, typed from the page (product.md: Calls): method, path, payload keys; '?' marks what not every
 * use sends.
 */
const spec = `
POST signUp email password phoneNumber name sponserId traderId
POST signIn email password
POST verify email otp
POST verifySignIn email otp
POST resendOtp email type
POST forgotePassword email password otp confirmpassword
GET dashboard
GET randomProfit type?
GET packages
GET getNews
POST getBanners limit skip
GET getExchange
GET ip
POST bind exchangeName apiKey apiSecret
POST unbind exchangeName
POST updateBind exchangeName apiKey apiSecret
GET depositQrCode
POST deposit limit skip
POST trades limit skip type
POST orders limit skip type from? to? currency? userId?
POST tradeDetails limit skip id
POST activitys limit skip
POST addPhoneNumber phonenumber
POST teamMembers limit skip
POST sponsers limit skip
POST teamByLevel limit skip level
POST allTxns limit skip transactionType?
POST walletLedgar limit skip walletType transactionType?
POST bonusTxns limit skip transactionType
POST fetchDetails uid
POST fundTransfer uid amount
POST getTicket limit skip
POST addTicket subject message
GET withrawOtp
POST placeWithraw otp walletAddress amount withrawType
POST withrawOrders limit skip
GET marketData
POST activateAccount id
POST profitCalculation limit skip time
`;

const written = everyCall().map(({ method, path, request }) => {
  const keys = Object.keys(request.properties ?? {}).map((key) =>
    request.required?.includes(key) ? key : `${key}?`,
  );
  return [method, path.replace(/^api\/user\//, ''), ...keys.sort()].join(' ');
});
const promised = spec
  .trim()
  .split('\n')
  .map((line) => {
    const [method = '', name = '', ...keys] = line.split(' ');
    return [method, name, ...keys.sort()].join(' ');
  });

describe('the calls in code are the calls of product.md', () => {
  it('stand once each', () => {
    expect(promised).toHaveLength(39);
    const paths = everyCall().map(({ method, path }) => `${method} ${path}`);
    expect(new Set(paths).size).toBe(paths.length);
  });

  // Contained, not equal: a ledger that a backend adds beside the promised ones is no fault.
  it.each(promised)('%s', (call) => {
    expect(written).toContain(call);
  });

  it('close the lists of values that product.md closes', () => {
    const values = (name: string, key: string) =>
      everyCall().find(({ path }) => path === `api/user/${name}`)?.request.properties?.[key]?.enum;
    expect(values('resendOtp', 'type')).toEqual(['Forgetotp', 'resendOtp']);
    expect(values('randomProfit', 'type')).toEqual(['30day', '90day']);
    expect(values('trades', 'type')).toEqual(['FUTURE', 'SPOT']);
    expect(values('orders', 'currency')).toEqual(['', 'PENDING', 'APPLIED', 'APPROVED', 'REJECTED']);
    expect(values('walletLedgar', 'walletType')?.toSorted()).toEqual(['DEPOSIT', 'WALLET']);
    expect(values('walletLedgar', 'transactionType')).toEqual(['accountActivation']);
    expect(values('allTxns', 'transactionType')).toEqual(['userFundTransfer']);
    expect(values('bonusTxns', 'transactionType')?.toSorted()).toEqual([
      'levelIncome',
      'rewards',
      'royaltyBonus',
    ]);
    expect(values('placeWithraw', 'withrawType')).toEqual(['FUEL', 'address']);
    expect(values('profitCalculation', 'time')).toEqual(['1day', '7day', '1month', 'overall']);
  });
});

const trade = `_id side exchangeName symbol orderId status createdAt leverage startPrice endPrice profitLoss
  closeStatus orderType type`;
const order = `orderId symbol status price origQty quantity type side batchId orderType exchangeName createdAt`;
const transaction = 'tokenName from to amount walletType transactionType createdAt updatedAt';
const walletLine = 'tokenName amount createdAt side transactionType';
const bonus = 'amount updatedAt tokenName transactionType description';

/**
 * The fields, typed from the page (product.md: Entities): the keys of a row, of the figures beside the rows,
 * of an object. Of a trade detail the userId is not shown, of a transaction its side and description; the
 * page says no more of an activation than that it is a ledger entry, and of the phone number only that it is
 * held.
 */
const held = {
  activations: walletLine,
  activity: 'activity message createdAt',
  bindings: 'userId exchangeName exchangeKeys.apiKey exchangeKeys.apiSecret',
  dashboard: `user.name user.userId user.sponserId user.email user.createdAt user.paidStatus user.isVerified
    user.packageAmount user.packageValidity user.phoneNumber balance binanceBalance mainBalance incomeBalance
    depositBalance url last24hourProfit directTeamBonus clubBonus loyalityBonus teamCount directsCount
    directsActive teamActive withrawRecords fuelWithraw`,
  deposits: 'tokenName amount to from createdAt',
  'direct-team': `userId name email sponserId createdAt paidStatus isVerified
    pioneerActives pioneerEnactives binanceActives binanceEnActives`,
  'fuel-wallet': walletLine,
  'futures-orders': order,
  'futures-trades': trade,
  'level-income': `${bonus} from`,
  'level-members': `downlineId.userId downlineId.name downlineId.email downlineId.sponserId
    downlineId.createdAt downlineId.paidStatus downlineId.isVerified`,
  'market-coins': 'image name symbol price marketCap',
  news: 'news',
  packages: '_id packageAmount extra',
  profit: 'date usdValue pnl totalProfit',
  recipient: 'name email',
  rewards: bonus,
  royalty: bonus,
  'spot-orders': order,
  'spot-trades': trade,
  'team-levels': 'level count _id pioneerActives pioneerEnActives binanceActives binanceEnActives',
  tickets: 'subject message status remarks',
  'trade-details': 'status type price quantity orderId side batchId createdAt symbol',
  transactions: transaction,
  transfers: transaction,
  winners: 'pic country uid email pnl',
  withdrawals: 'tokenName createdAt hash amount status remaks',
};

/** What a screen draws of a resource, and what a button of a row leads by. */
function keysOf(resource: Resource): string[] {
  if (!('fields' in resource)) return [];
  const drawn = resource.fields.map(({ key }) => key);
  if (!isList(resource)) return drawn;
  const links = (resource.actions ?? []).map((action) => ('to' in action ? action.to : '')).join();
  const named = Array.from(links.matchAll(/\{(\w+)\}/g), ([, key = '']) => key);
  return [...drawn, ...(resource.summary ?? []).map(({ key }) => key), ...named];
}

describe('the fields in code are the fields of product.md, as they are spelt there', () => {
  it.each(Object.entries(held))('%s', (name, keys) => {
    const resource = resources.find((candidate) => candidate.name === name);
    // A set: a trade's moment is drawn twice, as a day and as a time.
    expect([...new Set(resource && keysOf(resource))].sort()).toEqual(keys.split(/\s+/).sort());
  });

  it('the rows stand under data, those of the winners under randomUsers', () => {
    const promised = resources.filter(isList).filter(({ name }) => name in held);
    for (const { name, read } of promised)
      expect([name, read.rows ?? 'data']).toEqual([name, name === 'winners' ? 'randomUsers' : 'data']);
  });
});
