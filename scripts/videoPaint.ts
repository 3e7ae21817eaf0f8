import { candles, chance, glow, light, LANES, ribbon, size, STEP, TRAVEL, trend } from './videoScene';

const { width, height } = size;
type Paint = CanvasRenderingContext2D;

const tint = (rgb: string) => (alpha: number) => `rgba(${rgb}, ${alpha.toFixed(3)})`;
const night = tint('12, 14, 20');
const violet = tint('110, 106, 222');
const pale = tint('174, 176, 251');

/** Adds two or more evenly spaced colour stops to a gradient. */
const fade = (gradient: CanvasGradient, ...stops: string[]) => {
  stops.forEach((stop, index) => gradient.addColorStop(index / (stops.length - 1), stop));
  return gradient;
};

const trace = (paint: Paint, heightAt: (x: number) => number) => {
  paint.beginPath();
  for (let x = -STEP; x <= width + STEP; x += 4) paint.lineTo(x, heightAt(x));
};

/** Paints the background, indigo on near-black. Dithered, because so dark a gradient would show bands in eight bits. */
function paintGround(paint: Paint) {
  const image = paint.createImageData(width, height);
  const lobe = (x: number, y: number) => Math.exp(-(x ** 2) - y ** 2);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const share =
        0.85 * lobe((x - 800) / 400, (y - 60) / 190) + 0.3 * lobe((x - 240) / 320, (y - 340) / 170);
      const at = (y * width + x) * 4;
      const mix = [12 + 27 * share, 14 + 22 * share, 20 + 78 * share];
      image.data.set([...mix.map((value, channel) => Math.floor(value + chance(at + channel))), 255], at);
    }
  }
  paint.putImageData(image, 0, 0);
}

function paintGrid(paint: Paint, phase: number) {
  const cell = TRAVEL / 4;
  paint.fillStyle = fade(paint.createLinearGradient(0, 0, 0, height), pale(0.05), pale(0.11), pale(0.04));
  for (let y = 40; y < height; y += 40) paint.fillRect(0, y, width, 1);
  const gone = Math.round(phase * TRAVEL) % cell;
  for (let x = cell - gone; x < width; x += cell) paint.fillRect(x, 0, 1, height);
}

function paintArea(paint: Paint, phase: number) {
  trace(paint, (x) => trend(x, phase));
  paint.lineTo(width, height);
  paint.lineTo(0, height);
  paint.fillStyle = fade(paint.createLinearGradient(0, 70, 0, 300), violet(0.3), violet(0.1), violet(0));
  paint.fill();
}

function paintRibbons(paint: Paint, phase: number) {
  paint.lineWidth = 1;
  for (let lane = 0; lane < LANES; lane++) {
    trace(paint, (x) => ribbon(x, phase, lane));
    paint.strokeStyle = violet(0.42 * (1 - lane / LANES) ** 1.4);
    paint.stroke();
  }
}

function paintCandles(paint: Paint, phase: number) {
  for (const { x, open, close, high, low, volume } of candles(phase)) {
    const rises = close < open;
    const strength = (rises ? 0.72 : 0.6) + 0.28 * glow(x, phase);
    const top = Math.min(open, close);
    const tall = Math.max(3, Math.abs(close - open));
    const left = Math.round(x) - 6;
    const bar = 4 + 40 * volume;
    paint.fillStyle = fade(
      paint.createLinearGradient(0, height - bar, 0, height),
      violet(0.24),
      violet(0.04),
    );
    paint.fillRect(left, height - bar, 12, bar);
    paint.fillStyle = pale(strength * 0.55);
    paint.fillRect(left + 5.5, high, 1, low - high);
    paint.beginPath();
    paint.roundRect(left, top, 12, tall, 2);
    // A falling candle is hollow, because a decoration must not use the colours of profit and loss.
    paint.fillStyle = '#1b1936';
    paint.fill();
    paint.fillStyle = violet(rises ? strength : strength * 0.15);
    paint.fill();
    paint.strokeStyle = rises ? pale(strength * 0.5) : violet(strength);
    paint.stroke();
  }
}

function paintLine(paint: Paint, phase: number) {
  trace(paint, (x) => trend(x, phase));
  paint.strokeStyle = pale(0.95);
  paint.lineWidth = 2;
  paint.shadowColor = violet(1);
  paint.shadowBlur = 18;
  paint.stroke();
  paint.shadowBlur = 0;
}

function paintLight(paint: Paint, phase: number) {
  const x = light(phase);
  const y = trend(x, phase);
  const halo = paint.createRadialGradient(x, y, 0, x, y, 90);
  paint.globalCompositeOperation = 'lighter';
  paint.fillStyle = fade(halo, pale(0.42), violet(0.2), violet(0.09), violet(0.03), violet(0));
  paint.fillRect(x - 90, y - 90, 180, 180);
  paint.globalCompositeOperation = 'source-over';
  paint.beginPath();
  paint.arc(x, y, 4, 0, 2 * Math.PI);
  paint.fillStyle = '#fff';
  paint.fill();
}

/** Darkens both sides, so that no cut-off shape is visible at the edges. */
function paintEdges(paint: Paint) {
  const stops = Array.from({ length: 33 }, (_, stop) => night(0.96 * Math.abs(stop / 16 - 1) ** 3));
  paint.fillStyle = fade(paint.createLinearGradient(0, 0, width, 0), ...stops);
  paint.fillRect(0, 0, width, height);
}

/** Paints the whole picture of one moment of the loop. */
export function paintFrame(paint: Paint, phase: number) {
  paintGround(paint);
  paintGrid(paint, phase);
  paintArea(paint, phase);
  paintRibbons(paint, phase);
  paintCandles(paint, phase);
  paintLine(paint, phase);
  paintLight(paint, phase);
  paintEdges(paint);
}
