import { toCode } from '../../core/digits';
import { messages } from '../../core/messages';
import { readDecimal } from '../../core/money';
import { lengthProblem } from '../../core/textLimits';
import { parsePayment } from '../../core/typedAmount';
import { addressProblem, checkAddress, isUsdtContract } from './walletAddress';

/** A withdrawal as typed; the amount is in USDT. */
export interface Withdrawal {
  /** The destination, as sent to the server: the Fuel Wallet or an address. */
  readonly withrawType: 'FUEL' | 'address';
  readonly walletAddress: string;
  readonly amount: string;
  readonly otp: string;
}

/** The minimum withdrawal. Below it the form only warns, because the server decides. */
export const MINIMUM_USDT = 10;

/** The fixed texts shown as fee and arrival quantity, with what is known about the real values. */
export const FEE = '1$ (set when it is processed)';
export const ARRIVAL = '0 USDT (set when it is processed)';

/** Returns the error of each field that prevents a review; '' for a valid field. */
export function checkWithdrawal({ withrawType, walletAddress, amount, otp }: Withdrawal) {
  const code = toCode(otp);
  return {
    walletAddress: withrawType === 'address' ? addressProblem(walletAddress.trim()) : '',
    amount: parsePayment(amount).problem ?? '',
    otp: code === '' ? messages.enterDetails : lengthProblem('code', code),
  };
}

/** Returns warnings about a withdrawal, whose amount is a plain decimal or ''. Warnings don't block the withdrawal. */
export function withdrawalWarnings({ withrawType, walletAddress, amount }: Withdrawal): string[] {
  const decimal = readDecimal(amount);
  const address = walletAddress.trim();
  return [
    ...(withrawType === 'address' && address !== '' && checkAddress(address) === 'unchecked'
      ? ["We can't check this address for typos. Compare it carefully."]
      : []),
    ...(withrawType === 'address' && isUsdtContract(address)
      ? ['This is a contract of USDT, not a wallet. Funds sent there are lost.']
      : []),
    ...(decimal?.lt(MINIMUM_USDT) ? [`Below the ${MINIMUM_USDT} USDT minimum. It may be rejected.`] : []),
  ];
}
