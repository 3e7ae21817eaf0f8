import { Section } from './Section';
import styles from './TeamLevels.module.css';

/** The width of a team tree and the height of each of its levels, in units of the SVG. */
const WIDTH = 280;
const ROW = 44;

/** Growing teams, with the number of members by level. The numbers are examples, not the operator's thresholds. */
const steps = [
  { title: 'A first team', text: 'You invite your first direct members.', rows: [1, 2] },
  { title: 'A larger team', text: 'More direct members, and they invite others.', rows: [1, 3, 6] },
  { title: 'A higher level', text: 'Your direct and indirect teams are both larger.', rows: [1, 4, 8, 16] },
];

const kindOf = (row: number) => ['you', 'direct'][row] ?? 'indirect';

const positionOf = (rows: readonly number[], row: number, index: number) => ({
  x: ((index + 0.5) * WIDTH) / (rows[row] ?? 1),
  y: (row + 0.5) * ROW,
});

function TeamPicture({ rows }: { rows: readonly number[] }) {
  const dots = rows.flatMap((members, row) =>
    Array.from({ length: members }, (_, index) => {
      const above = rows[row - 1];
      const from = above && positionOf(rows, row - 1, Math.floor((index * above) / members));
      return { ...positionOf(rows, row, index), row, from };
    }),
  );
  return (
    <svg viewBox={`0 0 ${WIDTH} ${rows.length * ROW}`} className={styles.tree} aria-hidden>
      {dots.map(({ x, y, from }) => from && <line key={`${x} ${y}`} x1={from.x} y1={from.y} x2={x} y2={y} />)}
      {dots.map(({ x, y, row }) => (
        <circle key={`${x} ${y}`} className={styles[kindOf(row)]} cx={x} cy={y} r={[11, 8][row] ?? 5.5} />
      ))}
    </svg>
  );
}

const LevelSteps = () => (
  <figure>
    <ol className={styles.steps}>
      {steps.map(({ title, text, rows }) => (
        <li key={title}>
          <TeamPicture rows={rows} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
    <figcaption className={styles.legend}>
      {(['You', 'Direct team', 'Indirect team'] as const).map((label, row) => (
        <span key={label}>
          <svg viewBox="0 0 14 14" width="0.875rem" height="0.875rem" aria-hidden>
            <circle className={styles[kindOf(row)]} cx={7} cy={7} r={5.5} />
          </svg>
          {label}
        </span>
      ))}
    </figcaption>
  </figure>
);

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

export const TeamLevels = () => (
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
