import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../../scripts/freePort';
import { callInPage, type Engine } from './engine';

/** The property with an element's id in WebDriver responses. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** WebDriver's code for the Enter key. */
const ENTER = '\uE007';

/**
 * Writes GTK settings: no animations, and toolbar buttons so narrow that the window can be 360 pixels wide.
 * Returns their folder.
 */
function gtkSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'member-portal-gtk-'));
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(folder, version));
    writeFileSync(join(folder, version, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
    writeFileSync(
      join(folder, version, 'gtk.css'),
      'button, entry { min-width: 0; padding: 0; margin: 0; }\n',
    );
  }
  return folder;
}

/** Starts an X server that renders in memory, on a free display number. */
async function startXvfb(): Promise<[server: ChildProcess, display: string]> {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [display] = (await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => Promise.reject(new Error('Xvfb did not start'))),
  ])) as [Buffer];
  return [server, `:${display.toString().trim()}`];
}

/** Starts WebKitGTK's MiniBrowser under its WebDriver server and a virtual screen. */
export async function launchWebKitGtk(miniBrowser: string): Promise<Engine> {
  const settings = gtkSettings();
  const [screen, display] = await startXvfb();
  const port = await freePort();
  const server = spawn('WebKitWebDriver', ['-p', port], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: settings,
      // Under the locale C.UTF-8, navigator.language would be 'C'.
      LANG: 'en_US.UTF-8',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // The sandbox of WebKit's processes needs permissions that a container lacks.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });

  const stop = () => {
    server.kill();
    screen.kill();
    rmSync(settings, { recursive: true, force: true });
  };
  process.once('exit', stop);

  async function send<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: T };
    if (!response.ok) throw new Error(`WebDriver ${path}: ${JSON.stringify(value)}`);
    return value;
  }
  while (!(await send('GET', '/status').catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error('WebKitWebDriver did not start');
    await setTimeout(50);
  }

  const browserOptions = { binary: miniBrowser, args: ['--automation'] };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  });
  const session = `/session/${sessionId}`;
  const post = <T>(path: string, body: object) => send<T>('POST', `${session}/${path}`, body);
  const evaluate: Engine['evaluate'] = (run, argument) =>
    post('execute/sync', { script: `return ${callInPage(run, argument)}`, args: [] });
  const type = (text: string) =>
    post('actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: Array.from(text).flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });

  return {
    open: (url) => post('url', { url }),
    evaluate,
    resize: async (width, height) => {
      // The toolbar takes a part of the window's height.
      const toolbar = await evaluate(() => window.outerHeight - window.innerHeight);
      await post('window/rect', { width, height: height + toolbar });
    },
    click: async (selector) => {
      const element = await post<Record<string, string>>('element', {
        using: 'css selector',
        value: selector,
      });
      await post(`element/${element[ELEMENT]}/click`, {});
    },
    type,
    pressEnter: () => type(ENTER),
    close: async () => {
      await send('DELETE', session);
      stop();
    },
  };
}
