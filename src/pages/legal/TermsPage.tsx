import { LegalLayout } from './LegalLayout';

export default function TermsPage() {
  return (
    <LegalLayout
      title="Terms"
      lead="This is a plain summary. The operator's full terms will replace this page."
    >
      <h2>About the portal</h2>
      <p>
        You bind API keys of your own exchange account, so that a bot can trade there for you. The portal
        shows the bot's trades and orders, your wallets, and your team and its income. The portal isn't an
        exchange and doesn't give investment advice.
      </p>
      <h2>Your own responsibility</h2>
      <p>
        Trades and API keys on the exchange are your own responsibility. Create keys just for this portal,
        leave withdrawals off, and revoke the keys on the exchange when you no longer want the bot to trade.
      </p>
      <h2>Don't close trades on purpose</h2>
      <p>Don't close trades on purpose to raise gains or cut losses. Let the bot close them.</p>
      <h2>Risk</h2>
      <p>
        Trading can lose money. You can lose some or all of your money, and with futures you can lose it fast.
        Past profits don't guarantee future results. Team income isn't guaranteed.
      </p>
      <h2>Fees, packages and payments</h2>
      <p>
        The portal shows the price of a package and the fee of a withdrawal before you confirm. The operator
        sets both.
      </p>
    </LegalLayout>
  );
}
