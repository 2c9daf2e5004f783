import { defaultFormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { untouched } from '@platzwart/domain/request/changes';
import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { ReadOnlyNote } from '../../../entities/request/read-only-note.tsx';
import { RequestHandlingProvider } from '../../../entities/request/request-handling.tsx';
import { ToastProvider } from '../../../ui/overlay/toasts.tsx';
import { CompareView } from './compare-view.tsx';

const world = vi.hoisted(() => ({
  documents: {} as Record<string, unknown>,
  asked: [] as unknown[],
  answer: {} as unknown,
}));
vi.mock('../../../entities/tag/queries.ts', () => ({ useTagsById: () => undefined }));
vi.mock('../../../entities/request/queries.ts', () => ({
  useOpenRequests: () => ({ status: 'loading' }),
  useRequest: (_slug: string, id: string) => ({
    status: 'loaded',
    value: world.documents[id],
    isCurrent: true,
    isComplete: true,
  }),
}));
vi.mock('../../../entities/vacancy/queries.ts', () => ({
  useVacancy: () => ({
    status: 'loaded',
    value: { slot: { locationId: 'praxis', weekday: 1, start: '14:00', end: '15:00' } },
    isCurrent: true,
    isComplete: true,
  }),
}));
vi.mock('../../../firebase/calls.ts', () => ({
  call: async (name: string, { companySlug: _, ...pair }: Record<string, string>) => {
    world.asked.push([name, pair]);
    return world.answer;
  },
}));

const form = defaultFormConfiguration({ id: 'praxis', title: 'Praxis' });
const request = (
  id: string,
  day: number,
  overrides: Partial<TherapyRequest> = {},
): WithId<TherapyRequest> => ({
  ...untouched,
  id,
  requestedAt: new Date(Date.UTC(2026, 0, day)),
  source: 'online',
  payloadHash: '',
  openKey: null,
  type: 'self',
  firstname: 'Anna',
  lastname: 'Muster',
  email: '',
  phone: '0316 1234567',
  reason: 'Lispeln',
  note: '',
  followUpConsent: true,
  consentVersion: '1',
  locationIds: ['praxis'],
  slots: [{ locationId: 'praxis', weekday: 1, start: '08:00', end: '10:00' }],
  slotKeys: [],
  ...overrides,
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function show(
  requests: readonly WithId<TherapyRequest>[],
  { readOnlyReason, path = 'late/early' }: { readOnlyReason?: string; path?: string } = {},
) {
  world.documents = Object.fromEntries(requests.map((each) => [each.id, each]));
  render(
    <MemoryRouter initialEntries={[`/schritte/vergleich/${path}`]}>
      <ToastProvider label="Meldungen" closeLabel="Schließen">
        <RequestHandlingProvider slug="praxis" uid="eva" readOnlyReason={readOnlyReason}>
          <ReadOnlyNote reason={readOnlyReason} />
          <Routes>
            <Route
              path="/schritte/vergleich/:one/:other"
              element={
                <CompareView
                  form={form}
                  today="2026-11-21"
                  stepsAddress="/schritte"
                  onOpen={() => {}}
                />
              }
            />
            <Route path="*" element={null} />
          </Routes>
          <Address />
          <Link to="/woche">Woche</Link>
        </RequestHandlingProvider>
      </ToastProvider>
    </MemoryRouter>,
  );
  return userEvent.setup();
}
const [early, late] = [
  request('early', 1, { insurance: 'ÖGK' }),
  request('late', 2, { insurance: 'SVS', birthdate: '2019-05-05' }),
];
const cells = (label: string) =>
  within(screen.getByRole('rowheader', { name: label }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

beforeEach(() =>
  Object.assign(world, { asked: [], answer: { kind: 'done', output: { requestId: 'early' } } }),
);

test('the earlier one is first whatever the address says, and beside both what they become by the server’s own rule', () => {
  show([early, late]);
  expect(cells('Geburtsdatum')).toEqual([
    'Frühere Anfrage–',
    'Spätere Anfrage05.05.2019',
    'Zusammengeführt05.05.2019 aus der späteren',
  ]);
  expect(cells('Versicherung')).toEqual([
    'Frühere AnfrageÖGK',
    'Spätere AnfrageSVS nur im Archiv',
    'ZusammengeführtÖGK',
  ]);
  expect(screen.queryByRole('rowheader', { name: 'Telefon' })).toBeNull();
});

test.each([
  ['same', {}, ['Name und Telefonnummer gleich'], 'Wohl dieselbe Person'],
  [
    'in one trait',
    { firstname: 'Eva', lastname: 'Beispiel' },
    ['Telefonnummer gleich', 'Name verschieden'],
    'Vielleicht dieselbe Person',
  ],
  [
    'different',
    { firstname: 'Eva', lastname: 'Beispiel', phone: '0650 7654321' },
    ['Name und Telefonnummer verschieden'],
    'Wohl zwei verschiedene Personen',
  ],
])('of two that are %s it says so, and why', (_name, other, signs, verdict) => {
  show([early, { ...late, ...other }]);
  const title = screen.getByRole('heading', { name: verdict });
  expect(
    within(title.parentElement as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(signs);
});

test('of two different people it shows what both would become only on demand', async () => {
  const user = show([
    early,
    { ...late, firstname: 'Eva', lastname: 'Beispiel', phone: '0650 7654321' },
  ]);
  expect(cells('Versicherung')).toEqual(['Frühere AnfrageÖGK', 'Spätere AnfrageSVS']);
  await user.click(screen.getByRole('button', { name: 'Zusammengeführt ansehen' }));
  expect(cells('Versicherung')[2]).toBe('ZusammengeführtÖGK');
});

test('merging asks once, and opens the one that stays', async () => {
  const user = show([early, late]);
  await user.click(screen.getByRole('button', { name: 'Zusammenführen' }));
  expect(world.asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Ja, zusammenführen' }));
  expect(world.asked).toEqual([['mergeRequests', { requestId: 'early', otherId: 'late' }]]);
  expect(await screen.findByText('/schritte?anfrage=early')).toBeTruthy();
});

test.each([
  ['Zusammenführen', 'Ja, zusammenführen'],
  ['Andere Person', undefined],
])('%s leads nobody back who has gone on meanwhile', async (press, confirm) => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  world.answer = promise;
  const user = show([early, late]);
  await user.click(screen.getByRole('button', { name: press }));
  if (confirm) await user.click(screen.getByRole('button', { name: confirm }));
  await user.click(screen.getByRole('link', { name: 'Woche' }));
  resolve({ kind: 'done', output: { requestId: 'early', undo: 'sealed' } });
  await screen.findByRole('dialog');
  expect(screen.getByRole('status').textContent).toBe('/woche');
});

test('merging can be undone; what prevents it is said', async () => {
  world.answer = { kind: 'done', output: { requestId: 'early', undo: 'sealed' } };
  const user = show([early, late]);
  const merge = async () => {
    await user.click(screen.getByRole('button', { name: 'Zusammenführen' }));
    await user.click(screen.getByRole('button', { name: 'Ja, zusammenführen' }));
    return screen.findByRole('button', { name: 'Rückgängig' });
  };
  const undo = await merge();
  world.answer = {
    kind: 'refused',
    details: [{ field: 'requestId', code: 'changedSince', message: 'Seither geändert.' }],
  };
  await user.click(undo);
  expect(await screen.findAllByText('Anna Muster: noch zusammengeführt')).not.toEqual([]);
  expect(screen.getAllByText('Seither geändert.')).not.toEqual([]);
  expect(world.asked.at(-1)).toEqual(['unmergeRequests', { undo: 'sealed' }]);
});

test('a confirmed address stays rather than one that is only claimed, and both places say so', async () => {
  const user = show([
    { ...early, email: 'fremd@post.example' },
    { ...late, email: 'anna@post.example', emailConfirmedAt: late.requestedAt },
  ]);
  expect(cells('E-Mail')[2]).toBe('Zusammengeführtanna@post.example aus der späteren');
  await user.click(screen.getByRole('button', { name: 'Zusammenführen' }));
  expect(screen.getByText(/Danach gilt anna@post\.example: Wer/)).toBeTruthy();
});

test.each([
  [
    'anna@post.example',
    'erika@post.example',
    'Die E-Mail-Adressen sind verschieden. Danach gilt anna@post.example: Wer diese Adresse hat, sieht',
  ],
  [
    '',
    'erika@post.example',
    'Nur eine der beiden Anfragen hat eine E-Mail-Adresse. Danach gilt erika@post.example: Wer diese Adresse hat, sieht',
  ],
  [
    'anna@post.example',
    '',
    'Nur eine der beiden Anfragen hat eine E-Mail-Adresse. Danach gilt anna@post.example: Wer diese Adresse hat, sieht',
  ],
  ['anna@post.example', 'Anna@Post.example', undefined],
  ['', '', undefined],
])(
  'the addresses %j and %j: before merging it says who can read both then, if that is not plain',
  async (one, other, warning) => {
    const user = show([
      { ...early, email: one },
      { ...late, email: other },
    ]);
    await user.click(screen.getByRole('button', { name: 'Zusammenführen' }));
    const said = screen.getByRole('group', { name: /zusammenführen\?$/ }).textContent ?? '';
    if (warning === undefined) expect(said).not.toContain('Adresse');
    else expect(said).toContain(warning);
  },
);

test('a refusal appears in the question, and both stay in sight', async () => {
  world.answer = {
    kind: 'refused',
    details: [{ field: 'form', code: 'x', message: 'Diese Anfrage ist im Archiv.' }],
  };
  const user = show([early, late]);
  await user.click(screen.getByRole('button', { name: 'Zusammenführen' }));
  await user.click(screen.getByRole('button', { name: 'Ja, zusammenführen' }));
  expect(await screen.findByText('Diese Anfrage ist im Archiv.')).toBeTruthy();
  expect(screen.getByRole('table')).toBeTruthy();
});

test('that they are two people is said with one press', async () => {
  const user = show([early, late]);
  await user.click(screen.getByRole('button', { name: 'Andere Person' }));
  expect(world.asked).toEqual([['keepApart', { requestId: 'early', otherId: 'late' }]]);
  expect(await screen.findByText('/schritte')).toBeTruthy();
});

test('what would grow too long is told before anything is asked; keeping them apart is still possible', () => {
  show([
    request('early', 1, { adminNote: 'a'.repeat(6000) }),
    request('late', 2, { adminNote: 'b'.repeat(6000) }),
  ]);
  expect(screen.getByText(/zusammen länger als 10.000 Zeichen/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Zusammenführen' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  expect(screen.getByRole('button', { name: 'Andere Person' }).getAttribute('aria-disabled')).toBe(
    'false',
  );
});

test('while an offer runs it names the person and the place, leads there, and shows all the same what both would become', async () => {
  const user = show([
    early,
    { ...late, firstname: 'Lina', offer: { vacancyId: 'platz', until: null } },
  ]);
  expect(
    screen.getByText(/^Lina Muster hat noch ein Angebot, das läuft: Montag 14–15.Uhr\.$/),
  ).toBeTruthy();
  expect(cells('Versicherung')[2]).toBe('ZusammengeführtÖGK');
  expect(screen.getByRole('button', { name: 'Zusammenführen' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await user.click(screen.getByRole('link', { name: 'Angebot öffnen' }));
  expect(screen.getByText('/schritte/vergleich/late/early?platz=platz')).toBeTruthy();
});

test('whoever may only read compares, and sees why nothing can be decided', () => {
  show([early, late], { readOnlyReason: 'Du hast Lesezugriff.' });
  for (const name of ['Zusammenführen', 'Andere Person']) {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(
      document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
    ).toBe('Du hast Lesezugriff.');
  }
});

test('an old address of two that are one by now leads to that one; of others it says what has become of them', () => {
  show([early, { ...late, status: 'archived', archiveReason: 'merged', mergedInto: 'early' }]);
  expect(screen.getByText('/schritte?anfrage=early')).toBeTruthy();
  show([early], { path: 'early/gone' });
  expect(
    screen.getByRole('heading', { name: 'Eine der beiden Anfragen gibt es nicht mehr.' }),
  ).toBeTruthy();
  show([early, { ...late, status: 'archived' }]);
  expect(screen.getByRole('heading', { name: /inzwischen im Archiv/ })).toBeTruthy();
});
