/** What a pattern is tried on: each of these over and over, then one of the endings. */
const units = ['a', '1', ' ', '@', '.', '-', '/', '{', '\n', 'a@', 'a@a.', '1.', '0x', 'WH1', '%2'];
const endings = ['', ' ', '!', '@'];

/** One hostile text in 1,000, in 10,000 and in 100,000 characters, with a name for the report. */
const hostile = units.flatMap((unit) =>
  endings.map((ending) => {
    const filled = (length: number) =>
      unit.repeat(Math.ceil(length / unit.length)).slice(0, length - ending.length) + ending;
    const name = `${JSON.stringify(unit)}… ${JSON.stringify(ending)}`;
    return { name, short: filled(1_000), middle: filled(10_000), long: filled(100_000) };
  }),
);

/** Long enough to stand above the clock's noise, in milliseconds. */
const ENOUGH_MS = 0.1;

/** Milliseconds that one run takes, from as many runs as the clock needs. */
function timeOf(work: () => unknown): number {
  for (let runs = 1; ; runs *= 4) {
    const start = performance.now();
    for (let run = 0; run < runs; run++) work();
    const spent = performance.now() - start;
    if (spent >= ENOUGH_MS) return spent / runs;
  }
}

/** For a tenfold length a linear pattern takes 10 times as long, a quadratic one 100 times: in between. */
const HIGHEST_FOR_TENFOLD = 30;
/** Two tenfolds: 100 times and 10,000 times. */
const HIGHEST_FOR_HUNDREDFOLD = 30 * 30;
/** What takes this long, in milliseconds, no disturbance explains: it is not tried again. */
const BEYOND_DOUBT_MS = 300;
/** So many texts are reason enough. */
const ENOUGH_TEXTS = 2;

/**
 * How much longer it takes on the second text. What disturbs a clock makes runs longer and none shorter, so
 * of some tries the shortest counts, for each text by itself.
 */
function growth(work: (text: string) => unknown, from: string, to: string, highest: number): number {
  let [before, after] = [Infinity, Infinity];
  const isTooLong = () => after > highest * before && after < BEYOND_DOUBT_MS;
  for (let tries = 0; tries < 12 && (tries < 2 || isTooLong()); tries++) {
    before = Math.min(
      before,
      timeOf(() => work(from)),
    );
    after = Math.min(
      after,
      timeOf(() => work(to)),
    );
  }
  return after / before;
}

/** Texts on which the work takes more than linear time, with the growth: none for what is linear. */
export function superLinear(work: (text: string) => unknown): string[] {
  const slow: string[] = [];
  for (const { name, short, middle, long } of hostile) {
    const early = growth(work, short, middle, HIGHEST_FOR_TENFOLD);
    // Where that is too long, the longest text would take seconds.
    const isEarly = early > HIGHEST_FOR_TENFOLD;
    const late = isEarly ? Infinity : growth(work, short, long, HIGHEST_FOR_HUNDREDFOLD);
    if (isEarly) slow.push(`${name}: 10,000 characters take ${Math.round(early)} times as long as 1,000`);
    else if (late > HIGHEST_FOR_HUNDREDFOLD)
      slow.push(`${name}: 100,000 characters take ${Math.round(late)} times as long as 1,000`);
    if (slow.length === ENOUGH_TEXTS) break;
  }
  return slow;
}
