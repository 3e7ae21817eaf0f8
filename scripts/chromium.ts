import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { fromUserFolder } from '../contract/cli/userPath';
import { canInstall, installPackages, succeeds } from './debianPackages';

/** Debian's headless shell. Tests take half the time that they take in the full browser. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

const systems = [
  HEADLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Returns the browser for tests: CHROMIUM_PATH, Playwright's download or the system's; undefined if none works. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  return [named && fromUserFolder(named), chromium.executablePath(), ...systems].find(
    (path) => path && existsSync(path) && succeeds(path, ['--version']),
  );
}

/** Installs Debian's Chromium. Does nothing on other systems or without root permissions. */
function install(print: (line: string) => void): void {
  if (!canInstall()) return;
  print("Installing Debian's chromium-headless-shell (half a minute) …");
  // Older Debian releases have only the full browser.
  if (!installPackages('chromium-headless-shell', 'fonts-liberation'))
    installPackages('chromium', 'fonts-liberation');
}

/** Finds or installs a browser, or throws with the commands that install it. CI prefers the faster headless shell. */
export function ensureChromium(print: (line: string) => void): string {
  if (!findChromium() || (process.env.CI && findChromium() === '/usr/bin/chromium')) install(print);
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'The end-to-end tests need a Chromium browser and found none. Install one with\n' +
      '  npx playwright install chromium        (any system)\n' +
      '  sudo apt-get install chromium          (Debian, Ubuntu)\n' +
      'or name yours in CHROMIUM_PATH.',
  );
}

/** Flags that let Chromium run without a screen, as root, and without requests of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts Chromium for a script, with additional flags. */
export const launchChromium = (...flags: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(console.log), args: [...chromiumFlags, ...flags] });
