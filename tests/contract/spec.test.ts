import { describe, expect, it } from 'vitest';
import { everyCall } from '../../contract/calls';

/** The calls of product.md: method, path and body keys. '?' marks an optional key. */
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

const actualCalls = everyCall().map(({ method, path, request }) => {
  const keys = Object.keys(request.properties ?? {}).map((key) =>
    request.required?.includes(key) ? key : `${key}?`,
  );
  return [method, path.replace(/^api\/user\//, ''), ...keys.sort()].join(' ');
});
const expectedCalls = spec
  .trim()
  .split('\n')
  .map((line) => {
    const [method = '', name = '', ...keys] = line.split(' ');
    return [method, name, ...keys.sort()].join(' ');
  });

describe('calls of the contract', () => {
  // Expects these calls to be among the portal's calls. The portal may have more, because a developer may add lists.
  it.each(expectedCalls)('include %s', (call) => {
    expect(actualCalls).toContain(call);
  });

  it('accept only the values of product.md', () => {
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
