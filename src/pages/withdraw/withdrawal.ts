import { amountProblem } from '../../core/amountRule';
import { messages } from '../../core/messages';
import { readDecimal } from '../../core/money';
import { lengthProblem } from '../../core/textLimits';
import { checkAddress } from './walletAddress';

/** Where the money goes; the payload's own words (product.md: States). */
export type WithdrawType = 'FUEL' | 'address';

/** A withdrawal as typed; the amount in USDT. */
export interface WithdrawalOrder {
  readonly withrawType: WithdrawType;
  readonly walletAddress: string;
  readonly amount: string;
  readonly otp: string;
}

/** What the reminder says (product.md: Constants). The server decides; here it only warns. */
export const MINIMUM_USDT = 10;

/** Shown as they are; the server reckons the real ones (product.md: Constants). */
export const FEE = '1$';
export const ARRIVAL = '0 USDT';

export type Problems = Partial<Record<'walletAddress' | 'amount' | 'otp', string>>;

/** What is certainly wrong with an address; '' where nothing is. */
function addressProblem(address: string): string {
  if (address === '') return messages.enterDetails;
  const verdict = checkAddress(address);
  if (verdict.is === 'none') return "This isn't a wallet address";
  if (verdict.is === 'broken') return `This ${verdict.form} address has a typo (checksum doesn't match).`;
  return lengthProblem('address', address);
}

/** What is certainly wrong with a code; '' where nothing is. */
const codeProblem = (code: string): string =>
  code === '' ? messages.enterDetails : lengthProblem('code', code);

/** What keeps an order from being reviewed: something missing or too long, no amount, an address with a broken checksum. */
export function checkWithdrawal({ withrawType, walletAddress, amount, otp }: WithdrawalOrder): Problems {
  const wrongAddress = withrawType === 'address' ? addressProblem(walletAddress.trim()) : '';
  const wrongAmount = amountProblem(amount);
  const wrongCode = codeProblem(otp.trim());
  return {
    ...(wrongAddress !== '' && { walletAddress: wrongAddress }),
    ...(wrongAmount !== '' && { amount: wrongAmount }),
    ...(wrongCode !== '' && { otp: wrongCode }),
  };
}

/** What a member should know before such an order goes; none of it blocks. */
export function withdrawalWarnings({ withrawType, walletAddress, amount }: WithdrawalOrder): string[] {
  const decimal = readDecimal(amount);
  const address = walletAddress.trim();
  return [
    ...(withrawType === 'address' && address !== '' && checkAddress(address).is === 'unchecked'
      ? ["We can't check this address for typos. Compare it carefully."]
      : []),
    ...(decimal?.lt(MINIMUM_USDT) ? [`Below the ${MINIMUM_USDT} USDT minimum. It may be rejected.`] : []),
  ];
}
