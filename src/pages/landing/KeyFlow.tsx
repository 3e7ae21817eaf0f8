import styles from './KeyFlow.module.css';

const stations = [
  {
    name: 'Your exchange account',
    text: 'Your funds stay here.',
    on: "API keys: can trade, can't withdraw",
  },
  { name: 'The bot', text: 'Places spot and futures orders by its rules.', on: 'Every trade and order' },
  { name: 'This portal', text: 'Shows them to you.' },
];

/** Renders how the exchange account, the bot and the portal are connected. The lines say what passes between them. */
export function KeyFlow() {
  return (
    <ol className={styles.flow}>
      {stations.map(({ name, text, on }) => (
        <li key={name}>
          <div className={styles.station}>
            <strong>{name}</strong>
            <span>{text}</span>
          </div>
          {on && <p className={styles.line}>{on}</p>}
        </li>
      ))}
    </ol>
  );
}
