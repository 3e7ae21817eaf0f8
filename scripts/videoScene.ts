/** The moving parts of the dashboard's video, as numbers. `phase` runs from 0 to 1; the scene at 1 equals that at 0. */
export const size = { width: 1280, height: 320 } as const;
export const frames = { count: 192, perSecond: 24 } as const;

export const STEP = 24;
export const LANES = 5;
/** The chart moves on by this many candles in one loop: two whole pixels a frame, so no edge shimmers. */
const CANDLES = 16;
export const TRAVEL = STEP * CANDLES;

const TURN = 2 * Math.PI;
const smooth = (share: number) => share * share * (3 - 2 * share);
const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Returns a pseudo-random number from 0 to 1, always the same for the same seed. */
export const chance = (seed: number) => {
  const value = Math.sin(seed * 12.9898 + 4.1414) * 43758.5453;
  return value - Math.floor(value);
};

/** Returns the value of a wave that completes a whole number of periods in one loop. */
const wave = (x: number, phase: number, length: number, turns: number, shift = 0) =>
  Math.sin(TURN * (x / length + turns * phase + shift));

/** Returns the height of the price line: a fixed slope, waves that travel with the candles, and slower waves. */
export function trend(x: number, phase: number): number {
  const slope = 207 - 88 * smooth(clamp(x / size.width)) + 12 * wave(x, 0, 860, 0, 0.2);
  const carried = 12 * wave(x, phase, TRAVEL, 1, 0.1) + 7 * wave(x, phase, TRAVEL / 2, 2, 0.62);
  return slope + carried + 8 * wave(x, phase, 1130, 1, 0.35);
}

/** Returns the height of a slow line below the price line. The distances between these lines grow and shrink. */
export function ribbon(x: number, phase: number, lane: number): number {
  const spread = 12 + 6 * wave(x, phase, 1400, 1, 0.3) + 3 * wave(x, phase, 760, -1, 0.1);
  return trend(x, phase) + 14 + lane * spread;
}

interface Candle {
  readonly x: number;
  readonly open: number;
  readonly close: number;
  readonly high: number;
  readonly low: number;
  /** From 0 to 1. */
  readonly volume: number;
}

/** Returns the jitter of candle `slot`, equal to that of the candle one loop earlier, whose position it takes. */
const jitter = (slot: number, salt: number) => chance((((slot % CANDLES) + CANDLES) % CANDLES) + salt);
const price = (slot: number, x: number, phase: number) =>
  trend(x, phase) + (46 + 14 * wave(x, phase, 990, 1, 0.5)) * (jitter(slot, 100) - 0.5);

/** Returns every visible candle. Heights grow downwards, as on the canvas. */
export function candles(phase: number): Candle[] {
  const first = Math.floor((phase * TRAVEL) / STEP) - 1;
  return Array.from({ length: size.width / STEP + 3 }, (_, index) => {
    const slot = first + index;
    const x = slot * STEP - phase * TRAVEL;
    const open = price(slot - 1, x - STEP, phase);
    const close = price(slot, x, phase);
    const high = Math.min(open, close) - 3 - 20 * jitter(slot, 200);
    const low = Math.max(open, close) + 3 + 20 * jitter(slot, 300);
    const volume = (0.35 + 0.65 * jitter(slot, 400)) * (0.7 + 0.3 * wave(x, phase, 830, 1));
    return { x, open, close, high, low, volume };
  });
}

/** Returns the position of the light on the line. It starts and ends outside the edges, so its jump is invisible. */
export const light = (phase: number) => -360 + ((phase + 0.58) % 1) * (size.width + 720);

/** How strongly the light shines on `x`. */
export const glow = (x: number, phase: number) => Math.exp(-(((x - light(phase)) / 120) ** 2));
