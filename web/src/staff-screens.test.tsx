/** Whatever shows, opens or visits screens holds every one of them. */
import { aRequest } from '@platzwart/emulator-data/build-request';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { createRoutesFromElements, MemoryRouter, matchRoutes, Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { screens as visited } from '../../tests/journeys/every-address.ts';
import { keys } from './entities/keys/keys.ts';
import { useKeys } from './entities/keys/use-keys.ts';
import KeySheet from './features/keys/key-sheet.tsx';
import { beginnings } from './features/palette/find.ts';
import { GivenSession } from './features/session/queries.ts';
import { screenRoutes } from './pages/administration/administration-screens.tsx';
import { named, screensFound } from './pages/administration/palette-container.tsx';
import { findableSettings } from './pages/administration/settings/findable-settings.ts';
import WorkShell from './shell/work/work-shell.tsx';
import { screensByKey, screensInOrder, staffScreens } from './staff-screens.ts';

const files = import.meta.glob<string>('./pages/administration/*-screen.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const routes = createRoutesFromElements(screenRoutes);

test.each(Object.entries(staffScreens))('%s has its route, its file and its visit', (_, entry) => {
  const found = matchRoutes(routes, `/${entry.path.replaceAll(':', '')}`);
  expect(found?.at(-1)?.route.path?.replace('/*', '')).toBe(entry.path);
  const { file = 'requests-screen' } = entry as { file?: string };
  expect(files[`./pages/administration/${file}.tsx`]).toMatch(/^export (default )?function/m);
  expect(visited.map(({ path }) => path)).toContain(entry.path);
});

test('every screen’s file is the view of one, by its default export', () => {
  const named = Object.entries(files)
    .filter(([, text]) => /^export default function/m.test(text))
    .map(([path]) => path.replace(/^.*\/|\.tsx$/g, ''));
  expect(named.sort()).toEqual(screensInOrder.flatMap(({ file }) => file ?? []).sort());
});

test('the bar leads to those that have a place in it', () => {
  const user = {
    ...{ uid: 'anna', name: 'Anna Berger', email: 'anna@x.at', emailVerified: true },
    practices: [{ slug: 'lindenhof', title: 'Lindenhof', role: 'therapist' as const }],
  };
  const shell = { trail: [], full: true, children: null };
  render(
    createElement(
      GivenSession,
      { value: { status: 'signedIn', user } },
      <MemoryRouter initialEntries={['/lindenhof/administration/']}>
        <Routes>
          <Route path="/:companySlug/administration/*" element={createElement(WorkShell, shell)} />
        </Routes>
      </MemoryRouter>,
    ),
  );
  for (const { path, title, bar } of screensInOrder)
    expect(
      screen.queryAllByRole('link', { name: title }).map((link) => link.getAttribute('href')),
    ).toEqual(bar ? [`/lindenhof/administration/${path}`] : []);
});

test('the palette finds those with words, the settings’ search those among settings', () => {
  const go = vi.fn();
  const entries = screensFound(true, true, go);
  for (const { run } of entries) run();
  const found = screensInOrder.filter((entry) => entry.found);
  expect(go.mock.calls).toEqual(found.map(({ path }) => [path]));
  expect(entries.map(({ label, also, keyCap }) => [label, also, keyCap])).toEqual(
    found.map((entry) => [entry.title, entry.found?.words, entry.keys?.key]),
  );
  expect(screensFound(false, true, go)).toHaveLength(
    found.filter((entry) => !entry.found?.isAction).length,
  );
  expect(findableSettings(true).map(({ to }) => to)).toEqual(
    expect.arrayContaining(
      found.flatMap((entry) => (entry.found?.amongSettings ? entry.path : [])),
    ),
  );
});

function Keyed({ go }: { go: (path: string) => void }) {
  useKeys({}, screensByKey, go);
  return <KeySheet screens={screensByKey} onClose={() => {}} />;
}

test('two keys lead to those that have some, which no other has, and the sheet says so', async () => {
  const all = [...Object.values(keys), ...screensByKey].map(({ key }) => key);
  expect(new Set(all).size).toBe(all.length);
  const go = vi.fn();
  render(
    <MemoryRouter>
      <Keyed go={go} />
    </MemoryRouter>,
  );
  const shown = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(shown).toEqual(expect.arrayContaining(screensByKey.map(({ does }) => does)));
  // Behind the sheet no key works.
  document.querySelector('dialog')?.removeAttribute('open');
  const user = userEvent.setup();
  for (const { key } of screensByKey) await user.keyboard(key.toLowerCase().replace(' ', ''));
  expect(go.mock.calls).toEqual(screensByKey.map(({ path }) => [path]));
});

test('the palette names those who are called so before those for whom somebody of that name speaks', () => {
  const people = [
    { ...aRequest({ lastname: 'Prantl', contactPersonLastname: 'Pichler' }), id: 'spoken for' },
    { ...aRequest({ firstname: 'Lina', lastname: 'Pichler' }), id: 'called so' },
    { ...aRequest({ firstname: 'Ben', lastname: 'Novak' }), id: 'neither' },
  ];
  const found = named(people, beginnings('pich'));
  expect(found.map(({ id }) => id)).toEqual(['called so', 'spoken for']);
});
