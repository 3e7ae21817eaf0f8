import styles from './Benefits.module.css';
import { Icon } from './icons';
import { Section } from './Section';

/** The benefits of the bot, without figures or promises (product.md, decision 14). */
const benefits = [
  {
    icon: 'clock',
    title: 'Trades day and night',
    text: "The bot follows its rules at any hour. It doesn't get tired, and it doesn't act on fear or hope.",
  },
  {
    icon: 'key',
    title: 'The keys stay yours',
    text: 'You create the API keys on your own exchange account and can revoke them there at any time.',
  },
  {
    icon: 'shield',
    title: 'No permission to withdraw',
    text: "The bot never needs withdrawals. Leave them off when you create the keys, and restrict the keys to the bot's server.",
  },
  {
    icon: 'list',
    title: 'Every trade and order listed',
    text: 'Look up any trade: pair, side, price, quantity, status, result and time.',
  },
  {
    icon: 'swap',
    title: 'Spot and futures',
    text: 'Follow both in one place, each with its own trades and orders.',
  },
  {
    icon: 'code',
    title: 'Two-step sign-in',
    text: 'Signing in takes your password and a code from your e-mail. Every withdrawal needs a code too.',
  },
] as const;

const steps = [
  {
    name: 'Your exchange account',
    text: 'Your funds stay here.',
    passes: "API keys: can trade, can't withdraw",
  },
  { name: 'The bot', text: 'Places spot and futures orders by its rules.', passes: 'Every trade and order' },
  { name: 'This portal', text: 'Shows them to you.' },
];

const KeyFlow = () => (
  <ol className={styles.flow}>
    {steps.map(({ name, text, passes }) => (
      <li key={name}>
        <div className={styles.step}>
          <strong>{name}</strong>
          <span>{text}</span>
        </div>
        {passes && <p className={styles.passedData}>{passes}</p>}
      </li>
    ))}
  </ol>
);

export const Benefits = () => (
  <Section
    id="about"
    aside={<KeyFlow />}
    title="Benefits of AI trading"
    lead="A bot follows rules, not emotions. You keep your exchange account and see everything the bot does."
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
