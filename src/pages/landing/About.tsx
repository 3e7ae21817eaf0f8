import styles from './About.module.css';
import { Icon, type IconName } from './icons';
import { KeyFlow } from './KeyFlow';
import { Section } from './Section';

/** Only what the portal and its bot really do: no figures, no promises (product.md, decision 14). */
const benefits: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'clock',
    title: 'Trades day and night',
    text: 'The bot follows its rules at any hour. It does not tire, and it does not act on fear or hope.',
  },
  {
    icon: 'key',
    title: 'The keys stay yours',
    text: 'You create the API keys on your own exchange account and can take them back there at any time.',
  },
  {
    icon: 'shield',
    title: 'No permission to withdraw',
    text: 'The bot never needs withdrawals. Leave them off when you create the keys, and tie the keys to the bot’s server.',
  },
  {
    icon: 'list',
    title: 'Each trade and order is listed',
    text: 'Pair, side, price, quantity, status and result: you can look up what was done, and when.',
  },
  {
    icon: 'swap',
    title: 'Spot and futures',
    text: 'Both kinds of trading are followed in one place, each with its own trades and orders.',
  },
  {
    icon: 'code',
    title: 'Two-step sign-in',
    text: 'Your password alone opens nothing: a code by e-mail follows. Every withdrawal needs a code too.',
  },
];

export function About() {
  return (
    <Section
      id="about"
      beside
      aside={<KeyFlow />}
      title="Benefits of AI trading"
      lead="A bot decides by rules instead of mood. You stay the owner of your exchange account and see all that it does."
    >
      <ul className={styles.grid}>
        {benefits.map(({ icon, title, text }) => (
          <li key={title}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
