import styles from './ApiKeyDiagram.module.css';

const steps = [
  {
    name: 'Your exchange account',
    text: 'Your funds stay here.',
    passes: "API keys: can trade, can't withdraw",
  },
  { name: 'The bot', text: 'Places spot and futures orders by its rules.', passes: 'Every trade and order' },
  { name: 'This portal', text: 'Shows them to you.' },
];

/** Renders what passes between exchange account, bot and portal: API keys, trades and orders. */
export const KeyFlow = () => (
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
