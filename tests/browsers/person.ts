/**
 * Somebody at a browser, who finds things as people do: by what they are and how they are called.
 * Testing Library's finder runs in the page itself, so every browser must come to the same names.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { type CallName, callPath } from '@platzwart/domain/calls/calls';
import { hiddenPart } from '../journeys/in-sight.ts';
import { waitLimit } from '../support/limits.ts';
import type { Driver } from './driver.ts';

const finder = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** A field by its label, anything else by its role and accessible name, or a piece of text. */
type Wanted =
  | { readonly label: string }
  | { readonly role: string; readonly name: string | RegExp }
  | { readonly text: string | RegExp };

export type Person = ReturnType<typeof personAt>;

export function personAt({ open, read, press, type }: Driver) {
  async function prepare(): Promise<void> {
    if (await read('typeof TestingLibraryDom === "undefined"'))
      await read(`(() => { ${finder} })()`);
  }

  /**
   * Tries again until it is true, at most until the limit of a wait; a page that is just leaving
   * answers with an error.
   */
  async function until(what: string, isDone: () => Promise<boolean>): Promise<void> {
    let last: unknown;
    for (const end = Date.now() + waitLimit; Date.now() < end; await pause(100)) {
      try {
        await prepare();
        if (await isDone()) return;
        last = undefined;
      } catch (error) {
        last = error;
      }
    }
    const seen = await read(
      'location.pathname + ": " + document.body.innerText.slice(0, 600)',
    ).catch(String);
    throw new Error(`${what} did not come about within ${waitLimit / 1000} s at ${seen}`, {
      cause: last,
    });
  }

  return {
    open,
    /** That it is there, and what it says. */
    sees: async (wanted: Wanted): Promise<string> => {
      let text = '';
      await until(`seeing ${named(wanted)}`, async () => {
        const found = await read(`(${first(wanted)})?.textContent ?? null`);
        text = String(found);
        return found !== null;
      });
      return text;
    },
    /** Without scrolling. */
    seesWhole: (wanted: Wanted) =>
      until(`all of ${named(wanted)} in sight`, async () => {
        const hidden = await read(
          `((wanted) => wanted && (${hiddenPart})(wanted))(${first(wanted)})`,
        );
        return hidden === '';
      }),
    /** In this tab. */
    hasStored: (text: string) =>
      until(`“${text}” in the tab's storage`, async () =>
        String(await read('Object.values(sessionStorage).join()')).includes(text),
      ),
    /** The page's next call of this name fails as without a connection. */
    losesTheLineOnce: async (call: CallName) => {
      await read(`((send) => {
        globalThis.fetch = (address, options) => {
          if (address !== ${JSON.stringify(callPath(call))}) return send(address, options);
          globalThis.fetch = send;
          return Promise.reject(new TypeError('no connection'));
        };
        return true;
      })(fetch)`);
    },
    presses: (wanted: Wanted) => until(`pressing ${named(wanted)}`, () => press(inReach(wanted))),
    fillsIn: async (label: string, text: string) => {
      await until(`the field ${label}`, () => press(inReach({ label })));
      await type(text);
    },
    /** True as soon as the page has this address. */
    isAt: (path: RegExp) =>
      until(`the address ${path}`, async () => path.test(String(await read('location.pathname')))),
    /** The page's clock goes on by a minute, as while somebody thinks. */
    takesTime: async () => {
      await read(
        '((now) => { performance.now = () => now() + 60000; return true; })(performance.now.bind(performance))',
      );
    },
    /** What the page has a word for itself: the state of a switch, the text in a field. */
    has: (wanted: Wanted, property: 'checked' | 'value', value: unknown) =>
      until(
        `${property} ${value} of ${named(wanted)}`,
        async () => (await read(`(${first(wanted)})?.${property} ?? null`)) === value,
      ),
  };
}

/** An expression for the first that is shown, or null. */
function first(wanted: Wanted): string {
  const found =
    'label' in wanted
      ? `queryAllByLabelText(document.body, ${JSON.stringify(wanted.label)})`
      : 'role' in wanted
        ? `queryAllByRole(document.body, ${JSON.stringify(wanted.role)}, { name: ${inPage(wanted.name)} })`
        : `queryAllByText(document.body, ${inPage(wanted.text)})`;
  return `TestingLibraryDom.${found}.find((element) => element.getClientRects().length > 0) ?? null`;
}

/**
 * The same once it stands still in the middle of the window, unless something lies over it: the
 * press would land elsewhere.
 */
function inReach(wanted: Wanted): string {
  return `((element) => {
    if (!element || element.disabled) return null;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const before = globalThis.lastLook;
    globalThis.lastLook = { element, left, top };
    if (before?.element !== element || before.left !== left || before.top !== top) return null;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(hit) || hit?.closest('label')?.control === element ? element : null;
  })(${first(wanted)})`;
}

function inPage(text: string | RegExp): string {
  return typeof text === 'string' ? JSON.stringify(text) : String(text);
}

function named(wanted: Wanted): string {
  return 'label' in wanted
    ? `“${wanted.label}”`
    : 'role' in wanted
      ? `${wanted.role} “${wanted.name}”`
      : `“${wanted.text}”`;
}
