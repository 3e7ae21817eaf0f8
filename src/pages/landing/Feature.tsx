import styles from './Feature.module.css';
import { LevelSteps } from './LevelSteps';
import { Section } from './Section';

const incomes = [
  {
    title: 'Level income',
    text: 'Comes from the members on your levels. Each entry names whom it came from.',
  },
  {
    title: 'Rewards bonus',
    text: 'A bonus for which the operator sets the rules. Each is listed with its amount, reason and time.',
  },
  {
    title: 'Royalty bonus',
    text: 'A further bonus by the operator’s rules, in a list of its own.',
  },
];

/** The levelling-up model (product.md: Landing) and the three kinds of income by name (product.md: Bonus). */
export function Feature() {
  return (
    <Section
      id="feature"
      title="Level up as your team grows"
      lead="Members whom you invite are your direct team. Those whom they invite, and so on, are your indirect team. The larger both become, the higher the level you reach."
    >
      <LevelSteps />
      <div>
        <dl className={styles.incomes}>
          {incomes.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>
          The operator sets what each level needs and pays. Team income is not promised to anyone.
        </p>
      </div>
    </Section>
  );
}
