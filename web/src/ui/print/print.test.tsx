import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePrint } from './print.tsx';
import { PrintHost } from './print-host.tsx';

const printed: string[] = [];
let print: (content: ReactNode, prepared?: Promise<void>) => void = () => {};

function Page() {
  print = usePrint();
  return <p>Bildschirm</p>;
}

beforeEach(() => {
  printed.length = 0;
  vi.spyOn(window, 'print').mockImplementation(() => void printed.push(document.body.textContent));
});
afterEach(() => vi.mocked(window.print).mockRestore());

/** Flushes everything that follows from settled promises. */
const settled = () => act(async () => {});

/** A page that prints a table, which completes on the test's command. */
function printTable(): { complete: () => void } {
  render(
    <PrintHost>
      <Page />
    </PrintHost>,
  );
  let complete = () => {};
  const prepared = new Promise<void>((resolve) => {
    complete = resolve;
  });
  act(() => print(<p>Tabelle</p>, prepared));
  return { complete };
}

test('a long table is printed when it is complete, not when its beginning is there', async () => {
  const { complete } = printTable();
  await settled();
  expect(printed).toEqual([]);
  complete();
  await settled();
  expect(printed).toEqual(['BildschirmTabelle']);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('Tabelle')).toBeNull();
  expect(document.documentElement.dataset.printing).toBeUndefined();
});

test('a cancelled print does not happen, even if its content is complete by then', async () => {
  const { complete } = printTable();
  act(() => print(null));
  complete();
  await settled();
  expect(printed).toEqual([]);
  expect(screen.queryByText('Tabelle')).toBeNull();
});

test('the second of two prints in a row is the one that comes out', async () => {
  render(
    <PrintHost>
      <Page />
    </PrintHost>,
  );
  act(() => print(<p>Erste</p>));
  act(() => print(<p>Zweite</p>));
  await settled();
  expect(printed).toEqual(['BildschirmZweite']);
});
