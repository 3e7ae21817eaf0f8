import { Alert } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { dashboard } from '../../resources/dashboard';
import { DescriptionList } from '../../components/DescriptionList';
import { AddressGroups } from '../../values/AddressGroups';
import { LinkButton } from '../../components/LinkButton';
import { Panel } from '../../components/Panel';
import { exactLine, Receipt, toDescriptionItems, type ReceiptLine } from '../../payments/Receipt';
import { Screen } from '../../components/Screen';
import { StatisticGrid } from '../../values/StatisticGrid';
import { Money } from '../../values/Cell';
import { useBalance } from '../../payments/useBalance';
import { useReceiptLines } from '../../payments/useReceiptLines';
import { PaymentForm } from '../../payments/PaymentForm';
import { PaymentReview } from '../../payments/PaymentReview';
import { usdt } from '../../core/money';
import { useMemberStorage } from '../../data/useMemberStorage';
import { findName, parseBook, type AddressBook } from './addressBook';
import { LookAlikeWarning } from './NamedAddress';
import { UsedAddressNameForm } from './AddressNameForm';
import { useWithdrawForm } from './useWithdrawForm';
import { ARRIVAL, FEE, MINIMUM_USDT, type Withdrawal } from './withdrawal';
import { WithdrawFields, WithdrawWarnings } from './WithdrawFields';
import { lazyOverlay } from '../../components/lazyOverlay';

const LazyAddressBook = lazyOverlay(() => import('./AddressBookDialog'));

const reminder = `Minimum ${MINIMUM_USDT} USDT. Use a USDT address: other transfers can't be reversed.`;
const historyLink = { to: '/withdrawhistory', children: 'Withdraw history' };

/** Returns the lines that the review and the receipt share: destination, amount, fee and time of arrival. */
function orderLines(
  { withrawType, walletAddress, amount }: Withdrawal,
  book: AddressBook,
): readonly ReceiptLine[] {
  const name = findName(book, walletAddress);
  return [
    ...(withrawType === 'FUEL'
      ? [{ label: 'To', text: 'Your Fuel Wallet' }]
      : [
          ...(name === undefined ? [] : [exactLine('To', name)]),
          {
            label: name === undefined ? 'To' : 'Address',
            text: walletAddress,
            node: <AddressGroups address={walletAddress} />,
          },
        ]),
    exactLine('Amount', usdt(amount)),
    { label: 'Fee', text: FEE },
    { label: 'Arrives', text: withrawType === 'address' ? "Once it's processed" : 'In your Fuel Wallet' },
  ];
}

export default function WithdrawScreen() {
  const balance = useBalance(dashboard, 'incomeBalance', 'Available balance');
  const withdrawForm = useWithdrawForm(balance.amount);
  const { formProps, payment } = withdrawForm;
  const { values, reviewed, accepted } = payment;
  const receiptLines = useReceiptLines(payment.response, 'Balance after', balance.amountSince);
  const enabled = values.withrawType === 'address';
  const addressBook = useMemberStorage({ name: 'addresses', read: parseBook, enabled });
  const book = addressBook?.value.saved ?? [];
  const [bookOpen, openBook] = useState(false);
  return (
    <Screen title="Withdraw" aside={<LinkButton size="large" {...historyLink} />}>
      <StatisticGrid
        items={[balance.figure, { title: 'Balance after', value: <Money value={payment.remaining} /> }]}
      />
      <Panel title="Withdraw USDT">
        {accepted && (
          <Receipt
            title={accepted.withrawType === 'address' ? 'Withdrawal placed' : 'Moved to your Fuel Wallet'}
            lines={[...orderLines(accepted, book), ...receiptLines]}
            history={historyLink}
            repeatLabel="New withdrawal"
            onRepeat={payment.closeReceipt}
          >
            {addressBook && accepted.withrawType === 'address' && (
              <UsedAddressNameForm addressBook={addressBook} address={accepted.walletAddress} />
            )}
          </Receipt>
        )}
        <PaymentForm
          {...formProps}
          payment={payment}
          submitLabel="Confirm"
          history={historyLink.to}
          summary={
            <>
              <DescriptionList
                items={[
                  ['Fee', FEE],
                  ['Arrival quantity', ARRIVAL],
                ]}
              />
              <Alert type="info" role="note" title={reminder} />
            </>
          }
        >
          <WithdrawFields
            withdrawForm={withdrawForm}
            balance={balance}
            addressBook={addressBook}
            onOpenBook={() => openBook(true)}
          />
        </PaymentForm>
      </Panel>
      {reviewed && (
        <PaymentReview
          title="Withdraw this amount?"
          confirm={`Withdraw ${usdt(reviewed.amount)}`}
          items={toDescriptionItems(orderLines(reviewed, book))}
          amount={reviewed.amount}
          balance={balance.amount}
          afterLabel="Balance after"
          onConfirm={() => void payment.confirm()}
          onClose={payment.closeReview}
        >
          {reviewed.withrawType === 'address' && (
            <LookAlikeWarning book={book} address={reviewed.walletAddress} />
          )}
          <WithdrawWarnings payment={reviewed} />
        </PaymentReview>
      )}
      {bookOpen && addressBook && (
        <LazyAddressBook
          addressBook={addressBook}
          address={values.walletAddress.trim()}
          onChoose={(address) => {
            // Close the dialog first: an open dialog takes the focus back.
            flushSync(() => openBook(false));
            withdrawForm.setAddress(address);
          }}
          onClose={() => openBook(false)}
        />
      )}
    </Screen>
  );
}
