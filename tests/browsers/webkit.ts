/** WebKitGTK's own small browser, on a screen that nobody sees, over WebDriver. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { waitLimit } from '../support/limits.ts';
import type { Driver } from './driver.ts';

type WebKit = { readonly driver: string; readonly browser: string; readonly screen: string };

/** The name under which WebDriver hands over an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

export async function startWebKit({ driver, browser, screen }: WebKit): Promise<Driver> {
  const started: ChildProcess[] = [];
  const close = async () => {
    for (const child of started.reverse()) await ended(child);
  };
  try {
    // It takes a display that is free, and tells which.
    const display = spawn(
      screen,
      ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'],
      {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      },
    );
    started.push(display);
    const [number] = (await once(display.stdio[3] as Readable, 'data', {
      signal: AbortSignal.timeout(waitLimit),
    })) as [Buffer];
    const port = await freePort();
    const env = {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Layers put together by software cost a quarter of all its work.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // A machine's own 'C' would be the language of the pages.
      LANG: 'de_DE.UTF-8',
      NO_AT_BRIDGE: '1',
      // Else the browser takes a machine without a way to the internet, as containers are, for
      // offline.
      GIO_USE_NETWORK_MONITOR: 'base',
    };
    started.push(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }));
    const server = `http://127.0.0.1:${port}`;
    const session = await begin(server, {
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    });
    return driverOf(`${server}/session/${session}`, close);
  } catch (error) {
    await close();
    throw error;
  }
}

function driverOf(session: string, close: () => Promise<void>): Driver {
  const read = (expression: string) =>
    asked(`${session}/execute/sync`, { script: `return (${expression})`, args: [] });
  const idOf = (element: unknown) => (element as Record<string, string> | null)?.[elementKey];
  return {
    open: async (url) => {
      await asked(`${session}/url`, { url });
    },
    read,
    press: async (expression) => {
      const id = idOf(await read(expression));
      if (id !== undefined) await asked(`${session}/element/${id}/click`, {});
      return id !== undefined;
    },
    type: async (text) => {
      const id = idOf(await asked(`${session}/element/active`));
      await asked(`${session}/element/${id}/value`, { text });
    },
    picture: async () => Buffer.from(String(await asked(`${session}/screenshot`)), 'base64'),
    close: async () => {
      await asked(session, undefined, 'DELETE').catch(() => undefined);
      await close();
    },
  };
}

/** The driver takes a moment until it listens. */
async function begin(server: string, alwaysMatch: object): Promise<string> {
  for (const end = Date.now() + waitLimit; ; await pause(100)) {
    try {
      const { ready } = (await asked(`${server}/status`)) as { ready: boolean };
      if (ready) break;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
  const { sessionId } = (await asked(`${server}/session`, { capabilities: { alwaysMatch } })) as {
    sessionId: string;
  };
  return sessionId;
}

async function asked(url: string, body?: object, method = body ? 'POST' : 'GET'): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(waitLimit),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`WebKit: ${error}: ${message}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await Promise.race([exit, pause(5_000).then(() => child.kill('SIGKILL'))]);
}
