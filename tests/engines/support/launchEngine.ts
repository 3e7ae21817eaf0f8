import { firefox, webkit } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import type { EngineName, EngineProgram } from '../../../scripts/browserEngines';
import { callInPage, type Engine, type Evaluate } from './engine';
import { launchWebKitGtk } from './webKitGtk';

/** The methods that the pages of Playwright and Puppeteer share. */
interface CommonPage {
  readonly goto: (url: string) => Promise<unknown>;
  readonly evaluate: (script: string) => Promise<unknown>;
  readonly click: (selector: string) => Promise<unknown>;
  readonly keyboard: {
    readonly type: (text: string) => Promise<unknown>;
    readonly press: (key: 'Enter') => Promise<unknown>;
  };
}

const drivePage = (page: CommonPage, rest: Pick<Engine, 'resize' | 'close'>): Engine => ({
  open: (url) => page.goto(url),
  evaluate: async <T>(...call: Parameters<Evaluate>) => (await page.evaluate(callInPage(...call))) as T,
  click: (selector) => page.click(selector),
  type: (text) => page.keyboard.type(text),
  pressEnter: () => page.keyboard.press('Enter'),
  ...rest,
});

async function launchPlaywright(name: EngineName): Promise<Engine> {
  const browser = await { firefox, webkit }[name].launch();
  const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-US' });
  return drivePage(page, {
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  });
}

async function launchFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    timeout: 120_000,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.locale.requested': 'en-US' },
  });
  const [page] = await browser.pages();
  if (!page) throw new Error('Firefox opened no window');
  return drivePage(page, {
    resize: (width, height) =>
      page.setViewport({ width, height }).catch((error: unknown) => {
        // Firefox 140 ESR sets the size but not the screen orientation, which Puppeteer sends along.
        if (!String(error).includes('setScreenOrientationOverride')) throw error;
      }),
    close: () => browser.close(),
  });
}

/** Starts a browser with reduced motion, because a click would miss an element that still moves. */
export function launchEngine(name: EngineName, program: EngineProgram): Promise<Engine> {
  if (program === 'playwright') return launchPlaywright(name);
  return name === 'firefox' ? launchFirefox(program.path) : launchWebKitGtk(program.path);
}
