import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium without its windows: draws the same pages in half the time. Playwright's download is one. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

const systems = [
  HEADLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const works = (command: string, args: string[], env = process.env): boolean => {
  try {
    execFileSync(command, args, { stdio: 'ignore', env });
    return true;
  } catch {
    return false;
  }
};

/**
 * The browser for end-to-end tests: CHROMIUM_PATH, Playwright's own download, or the system's.
 * Gives undefined where there is none.
 */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systems].find(
    (path) => path && existsSync(path) && works(path, ['--version']),
  );
}

/** As root on Debian and its kin one that is missing can be had. */
function install(say: (line: string) => void): void {
  const isRoot = process.getuid?.() === 0;
  if (process.platform !== 'linux' || !isRoot || !works('apt-get', ['--version'])) return;
  say("Installing Debian's chromium-headless-shell (half a minute) …");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...packages: string[]) =>
    works(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', ...packages, 'fonts-liberation'],
      env,
    );
  works('apt-get', ['update', '-qq'], env);
  // Older releases have the whole browser alone.
  if (!apt('chromium-headless-shell')) apt('chromium');
}

/** Finds a browser, or installs one, or throws with the commands that would help. CI has the one that draws faster. */
export function ensureChromium(say: (line: string) => void): string {
  if (!findChromium() || (process.env.CI && findChromium() === '/usr/bin/chromium')) install(say);
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'The end-to-end tests need a Chromium browser and found none. Install one with\n' +
      '  npx playwright install chromium        (any system)\n' +
      '  sudo apt-get install chromium          (Debian, Ubuntu)\n' +
      'or name yours in CHROMIUM_PATH.',
  );
}

/** Flags under which Chromium runs without a screen, as root, and asks nothing of the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
