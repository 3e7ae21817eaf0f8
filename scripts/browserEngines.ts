// Finds or installs browsers with the engines of Firefox and Safari (WebKit), for `npm run test:engines`.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { firefox, webkit } from '@playwright/test';
import { canInstall, installPackages, succeeds } from './debianPackages';

export const engineNames = ['firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** The program that runs an engine: Playwright's own build, or the path of the system's Firefox or MiniBrowser. */
export type EngineProgram = 'playwright' | { readonly path: string };

const systemFirefox = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const debianPackages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

/** Returns whether Playwright's build of the engine is installed and starts; system libraries may be missing. */
async function playwrightWorks(name: EngineName): Promise<boolean> {
  const browserType = { firefox, webkit }[name];
  if (!existsSync(browserType.executablePath())) return false;
  try {
    await (await browserType.launch()).close();
    return true;
  } catch {
    return false;
  }
}

/** Returns the path of WebKitGTK's MiniBrowser. Its folder is named after the processor and the GTK version. */
function findMiniBrowser(): string | undefined {
  if (!succeeds('which', ['WebKitWebDriver', 'Xvfb'])) return undefined;
  return ['/usr/lib', '/usr/libexec']
    .filter(existsSync)
    .flatMap((folder) => [folder, ...readdirSync(folder).map((entry) => join(folder, entry))])
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((version) => join(folder, version, 'MiniBrowser')),
    )
    .find(existsSync);
}

async function findEngine(name: EngineName): Promise<EngineProgram | undefined> {
  if (await playwrightWorks(name)) return 'playwright';
  const path =
    name === 'webkit'
      ? findMiniBrowser()
      : systemFirefox.find((file) => existsSync(file) && succeeds(file, ['--version']));
  return path === undefined ? undefined : { path };
}

/** Finds or installs each engine. Throws an error with the installation commands for the engines that are missing. */
export async function ensureEngines(
  print: (line: string) => void,
): Promise<Record<EngineName, EngineProgram>> {
  const found = { firefox: await findEngine('firefox'), webkit: await findEngine('webkit') };
  const missing = engineNames.filter((name) => !found[name]);
  const packages = missing.flatMap((name) => debianPackages[name]);
  if (packages.length > 0 && canInstall()) {
    print(`Installing Debian's ${packages.join(', ')} (about a minute) …`);
    installPackages(...packages);
  }
  for (const name of missing) found[name] = await findEngine(name);
  const { firefox: firefoxProgram, webkit: webkitProgram } = found;
  if (firefoxProgram && webkitProgram) return { firefox: firefoxProgram, webkit: webkitProgram };
  const absent = engineNames.filter((name) => !found[name]);
  throw new Error(
    `These tests need ${absent.join(' and ')}, and found no browser of that engine. Install it with\n` +
      `  npx playwright install --with-deps ${absent.join(' ')}        (any system)\n` +
      `  sudo apt-get install ${absent.flatMap((name) => debianPackages[name]).join(' ')}        (Debian)`,
  );
}
