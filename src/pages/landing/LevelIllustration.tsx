import styles from './LevelIllustration.module.css';

const CENTRE = { x: 280, y: 300 };
const rings = [
  { name: 'Level 1', radius: 104, members: 4, size: 10 },
  { name: 'Level 2', radius: 184, members: 8, size: 8 },
  { name: 'Level 3', radius: 264, members: 16, size: 6 },
];

/** Returns the angle of a member in radians: 6° to 76° above the horizontal, as the ring's name is at the top. */
const angleOf = (index: number, members: number) => {
  const half = members / 2;
  const angle = ((6 + ((index % half) + 0.5) * (70 / half)) * Math.PI) / 180;
  return index < half ? Math.PI - angle : angle;
};

const levels = rings.map((ring) => ({
  ...ring,
  dots: Array.from({ length: ring.members }, (_, index) => {
    const angle = angleOf(index, ring.members);
    return { x: CENTRE.x + ring.radius * Math.cos(angle), y: CENTRE.y - ring.radius * Math.sin(angle) };
  }),
}));

export const LevelIllustration = () => (
  <svg viewBox="0 0 560 316" className={styles.rings}>
    {levels.toReversed().map(({ radius }) => (
      <circle key={radius} className={styles.ring} cx={CENTRE.x} cy={CENTRE.y} r={radius} />
    ))}
    {levels.map(({ dots }, level) =>
      dots.map(({ x, y }, dot) => {
        const inner = levels[level - 1]?.dots ?? [];
        const parent = inner[Math.floor((dot * inner.length) / dots.length)] ?? CENTRE;
        return <line key={x} className={styles.link} x1={parent.x} y1={parent.y} x2={x} y2={y} />;
      }),
    )}
    {levels.map(({ name, radius, dots, size }, level) => (
      <g key={name} className={styles[`level${level + 1}`]}>
        {dots.map(({ x, y }) => (
          <circle key={x} className={styles.member} cx={x} cy={y} r={size} />
        ))}
        <text className={styles.name} x={CENTRE.x} y={CENTRE.y - radius}>
          {name}
        </text>
      </g>
    ))}
    <circle className={styles.you} cx={CENTRE.x} cy={CENTRE.y} r={16} />
    <text className={styles.name} x={CENTRE.x} y={CENTRE.y - 32}>
      You
    </text>
  </svg>
);
