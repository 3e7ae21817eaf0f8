import { describe, expect, it } from 'vitest';
import { candles, frames, glow, ribbon, size, STEP, trend } from '../../scripts/videoScene';

const near = (value: number) => Number(value.toFixed(6)) + 0;
const inView = (phase: number) =>
  candles(phase)
    .filter(({ x }) => x > -STEP && x < size.width + STEP)
    .map((candle) => Object.values(candle).map((value: number) => near(value)));
const phases = Array.from({ length: frames.count }, (_, frame) => frame / frames.count);
const across = Array.from({ length: size.width / 40 + 1 }, (_, index) => index * 40);

describe("the scene of the dashboard's video", () => {
  it('ends as it began', () => {
    expect(inView(1)).toEqual(inView(0));
    for (const x of across) {
      expect(near(trend(x, 1))).toBe(near(trend(x, 0)));
      expect(near(ribbon(x, 1, 3))).toBe(near(ribbon(x, 0, 3)));
      expect(near(glow(x, 1))).toBe(near(glow(x, 0)));
    }
  });

  it('moves, and leaves no part of the chart out of the picture', () => {
    expect(inView(0.5)).not.toEqual(inView(0));
    const all = phases.flatMap(candles);
    expect(Math.min(...all.map(({ high }) => high))).toBeGreaterThan(0);
    expect(Math.max(...all.map(({ low }) => low))).toBeLessThan(size.height);
  });

  it('lets its light in and out beyond the edges', () => {
    const step = 1 / frames.count;
    const leaps = phases.flatMap((phase) =>
      across.map((x) => Math.abs(glow(x, phase + step) - glow(x, phase))),
    );
    expect(Math.max(...leaps)).toBeLessThan(0.1);
  });
});
