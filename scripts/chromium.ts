import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systems = [
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

/** Finds a browser, or installs Debian's, or throws with the commands that would help. */
export function ensureChromium(say: (line: string) => void): string {
  const found = findChromium();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (process.platform === 'linux' && isRoot && works('apt-get', ['--version'])) {
    say("No browser found; installing Debian's chromium (about a minute) …");
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    works('apt-get', ['update', '-qq'], env);
    works(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      env,
    );
    const installed = findChromium();
    if (installed) return installed;
  }
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
