import styles from './TeamLevels.module.css';
import { LevelSteps } from './LevelSteps';
import { Section } from './Section';

const incomes = [
  {
    title: 'Level income',
    text: 'Income from the members on your levels. Each entry names the member.',
  },
  {
    title: 'Rewards bonus',
    text: "A bonus under the operator's rules. Each one is listed with its amount, reason and time.",
  },
  {
    title: 'Royalty bonus',
    text: "Another bonus under the operator's rules, in its own list.",
  },
];

/** Renders the section about team levels and the three kinds of team income. */
export const Feature = () => (
  <Section
    id="feature"
    title="Level up as your team grows"
    lead="Members you invite are your direct team. Members they invite, and so on, are your indirect team. The larger both grow, the higher your level."
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
        The operator sets the requirements and income of each level. Team income isn't guaranteed.
      </p>
    </div>
  </Section>
);
