import styles from './WalletIllustration.module.css';

const wallets = [
  {
    name: 'Fuel Wallet',
    entries: [
      { kind: 'Withdraw to Fuel', sign: '+', size: 56 },
      { kind: 'Fund transfer', sign: '−', size: 40 },
      { kind: 'Fund transfer', sign: '−', size: 32 },
      { kind: 'Fund transfer', sign: '+', size: 48 },
    ],
  },
  {
    name: 'Income wallet',
    entries: [
      { kind: 'Level income', sign: '+', size: 32 },
      { kind: 'Rewards bonus', sign: '+', size: 48 },
      { kind: 'Withdraw', sign: '−', size: 56 },
      { kind: 'Royalty bonus', sign: '+', size: 40 },
    ],
  },
];

export const WalletIllustration = () => (
  <div className={styles.art}>
    {wallets.map(({ name, entries }) => (
      <div key={name} className={styles.wallet}>
        <span className={styles.name}>{name}</span>
        <span className={styles.balance}>$ ••••••</span>
        {entries.map(({ kind, sign, size }, index) => (
          <span key={index} className={styles.entry}>
            <span className={styles.sign}>{sign}</span>
            <span className={styles.kind}>{kind}</span>
            <svg width={size} height={8} className={styles.amount}>
              <rect width={size} height={8} rx={4} />
            </svg>
          </span>
        ))}
      </div>
    ))}
  </div>
);
