import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { chromiumFlags, ensureChromium } from './chromium';
import type { paintFrame } from './videoPaint';
import { frames, size } from './videoScene';

/**
 * Draws the video that the dashboard begins with, and its poster, the first frame (product.md: Dashboard).
 */
const folder = 'public/video';

if (spawnSync('ffmpeg', ['-version']).error) {
  console.error('The video needs ffmpeg, which is not there. On Debian: sudo apt-get install ffmpeg');
  process.exit(1);
}

/** Returns a URL from which the browser can import the painter and its scene as one module. */
async function painterUrl(): Promise<string> {
  const lib = { entry: 'scripts/videoPaint.ts', formats: ['es' as const], fileName: 'paint' };
  const built = await build({ configFile: false, logLevel: 'warn', build: { write: false, lib } });
  const code = Array.isArray(built) ? built[0]?.output[0].code : undefined;
  if (code === undefined) throw new Error('the painter did not build');
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

/** Renders every frame of the loop as a PNG. */
async function draw(): Promise<Buffer[]> {
  const url = await painterUrl();
  const browser = await chromium.launch({ executablePath: ensureChromium(console.log), args: chromiumFlags });
  const page = await browser.newPage();
  const drawn: Buffer[] = [];
  for (let frame = 0; frame < frames.count; frame++) {
    const png = await page.evaluate(
      async ({ url, size, phase }) => {
        const { paintFrame: paint } = (await import(url)) as { paintFrame: typeof paintFrame };
        const canvas = Object.assign(document.createElement('canvas'), size);
        const context = canvas.getContext('2d');
        if (context) paint(context, phase);
        return canvas.toDataURL('image/png').replace(/^.*,/, '');
      },
      { url, size, phase: frame / frames.count },
    );
    drawn.push(Buffer.from(png, 'base64'));
  }
  await browser.close();
  return drawn;
}

async function encode(drawn: readonly Buffer[], options: string): Promise<void> {
  const input = `-y -v error -f image2pipe -framerate ${frames.perSecond} -c:v png -i -`;
  const ffmpeg = spawn('ffmpeg', `${input} ${options}`.split(' '), { stdio: ['pipe', 'inherit', 'inherit'] });
  // If ffmpeg fails early, its exit code reports that; the error of the broken pipe would hide it.
  ffmpeg.stdin.on('error', () => undefined);
  ffmpeg.stdin.end(Buffer.concat(drawn));
  const [code] = (await once(ffmpeg, 'close')) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg failed (${code ?? 'killed'}): ${options}`);
}

// One key frame for the whole loop: a second one would be visible as a jump in still areas.
const moving = [
  '-an -map_metadata -1 -fflags +bitexact -vf',
  'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_inp+bicubic,format=yuv420p',
  '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv',
  `-g ${frames.count}`,
].join(' ');
const h264 = '-c:v libx264 -crf 24 -preset veryslow -tune animation -aq-mode 3 -movflags +faststart';
const vp9 = '-c:v libvpx-vp9 -crf 32 -b:v 0 -deadline good -cpu-used 1 -row-mt 1 -auto-alt-ref 6';

mkdirSync(folder, { recursive: true });
const notes = mkdtempSync(join(tmpdir(), 'video-'));
const drawn = await draw();
await encode(drawn.slice(0, 1), `-c:v libwebp -quality 82 -compression_level 6 ${folder}/poster.webp`);
await encode(drawn, `${moving} ${h264} ${folder}/dashboard.mp4`);
const passes = `${moving} ${vp9} -passlogfile ${notes}/vp9`;
await encode(drawn, `${passes} -pass 1 -f null -`);
await encode(drawn, `${passes} -pass 2 ${folder}/dashboard.webm`);
rmSync(notes, { recursive: true });
for (const name of ['dashboard.webm', 'dashboard.mp4', 'poster.webp'])
  console.log(`${folder}/${name}: ${(statSync(`${folder}/${name}`).size / 1000).toFixed(1)} kB`);
