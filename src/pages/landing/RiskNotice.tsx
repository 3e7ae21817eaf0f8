import { Icon } from './icons';
import landing from './Landing.module.css';
import styles from './RiskNotice.module.css';

/** Renders the warning that trading can lose money (product.md, decision 14). */
export const RiskNotice = () => (
  <section className={styles.notice} aria-labelledby="risk-title">
    <div className={`${landing.width} ${styles.row}`}>
      <span className={styles.mark}>
        <Icon name="warning" size={24} />
      </span>
      <div>
        <h2 id="risk-title">Trading can lose money</h2>
        <p>
          You can lose some or all of your money. Past profits don't guarantee future results. Trades and API
          keys on the exchange are your own responsibility.
        </p>
      </div>
    </div>
  </section>
);
