import { CONTEST, CONTEST_MEMBERS } from './contestDates';
import styles from './ContestLegs.module.css';

const WIDTH = 200;
const COLUMNS = 10;
const PITCH = 18;
const GAP = 6;

interface LegsProps {
  readonly members: number;
  /** Number of tracks in the picture, one per leg. */
  readonly legs: number;
}

/** Renders one dot per member, on one track per leg. The size doesn't depend on the number of legs. */
function Legs({ members, legs }: LegsProps) {
  const leg = (WIDTH - (legs - 1) * GAP) / legs;
  const columns = COLUMNS / legs;
  const height = Math.ceil(members / COLUMNS) * PITCH + 4;
  const x = (column: number) =>
    Math.floor(column / columns) * (leg + GAP) + ((column % columns) + 0.5) * (leg / columns);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} className={styles.dots} aria-hidden>
      {Array.from({ length: legs }, (_, index) => (
        <rect key={index} x={index * (leg + GAP)} width={leg} height={height} rx={8} />
      ))}
      {Array.from({ length: members }, (_, index) => (
        <circle
          key={index}
          cx={x(index % COLUMNS)}
          cy={(Math.floor(index / COLUMNS) + 0.5) * PITCH + 2}
          r={5}
        />
      ))}
    </svg>
  );
}

/** Renders the two requirements of the contest and their sum. */
export function ContestLegs() {
  return (
    <div className={styles.sum}>
      <div className={styles.power}>
        <Legs members={CONTEST.powerLeg} legs={1} />
        <p>
          <strong>{CONTEST.powerLeg}</strong> on the power leg
        </p>
      </div>
      <span className={styles.sign}>+</span>
      <div>
        <Legs members={CONTEST.otherLegs} legs={5} />
        <p>
          <strong>{CONTEST.otherLegs}</strong> on all other legs
        </p>
      </div>
      <p className={styles.total}>
        <span className={styles.sign}>=</span> <strong>{CONTEST_MEMBERS}</strong> team members
      </p>
    </div>
  );
}
