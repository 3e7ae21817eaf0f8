import { test as base, expect } from '@playwright/test';
import type { EngineName, EngineProgram } from '../../../scripts/browserEngines';
import type { Engine } from './engine';
import { launchEngine } from './launchEngine';

export interface EngineOptions {
  engineName: EngineName;
  /** One window for all tests of a worker, because starting one takes seconds. */
  engine: Engine;
}

const origin = () => process.env.ENGINES_ORIGIN ?? '';

export const test = base.extend<object, EngineOptions>({
  baseURL: ({}, use) => use(origin()),
  engineName: ['firefox', { scope: 'worker', option: true }],
  engine: [
    async ({ engineName }, use) => {
      const programs = JSON.parse(process.env.ENGINES ?? '') as Record<EngineName, EngineProgram>;
      const engine = await launchEngine(engineName, programs[engineName]);
      // Open a file with the portal's origin, because tests write to local storage before they open a page.
      await engine.open(`${origin()}/collect-errors.js`);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

export { expect };
