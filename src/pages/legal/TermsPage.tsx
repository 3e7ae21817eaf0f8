import { LegalLayout } from './LegalLayout';

/**
 * What holds for every member, as far as it is known (product.md: Legal texts); the operator's own terms come
 * in its place.
 */
export default function TermsPage() {
  return (
    <LegalLayout
      title="Terms"
      lead="This is a plain summary that stands here until the operator supplies its full terms. Those replace this page."
    >
      <h2>What the portal is</h2>
      <p>
        The portal lets members bind API keys of their own exchange account, so that a trading bot can trade
        there for them. It shows the bot’s trades and orders, the member’s wallets, and the member’s team with
        its income. The portal is not an exchange. It gives no investment advice.
      </p>
      <h2>Your own responsibility</h2>
      <p>
        Trades and API keys on the exchange are your own responsibility. Create keys for this portal alone,
        leave withdrawals off, and remove them on the exchange when you no longer want the bot to trade.
      </p>
      <h2>Do not close trades on purpose</h2>
      <p>
        Members must not close trades on purpose to raise gains or cut losses. Leave the closing to the bot.
      </p>
      <h2>Risk</h2>
      <p>
        Trading can lose money: a part or all of what you trade with. With futures losses can come fast.
        Profit of the past promises nothing for the future. Income from a team is not promised to anyone.
      </p>
      <h2>Fees, packages and payments</h2>
      <p>
        The portal names the amount of a package and the fee of a withdrawal before you confirm. The rules
        behind them are the operator’s.
      </p>
    </LegalLayout>
  );
}
