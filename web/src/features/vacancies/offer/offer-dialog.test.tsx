import { defaultOffering } from '@platzwart/domain/practice/offering-settings';
import { planMessages } from '@platzwart/domain/waiting-list/weekly-plan';
import { aFormConfiguration, aPractice, weeklyPlan } from '@platzwart/emulator-data/build-practice';
import { aRequest, aSlot } from '@platzwart/emulator-data/build-request';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { RequestHandlingProvider } from '../../../entities/request/request-handling.tsx';
import type { OfferStart } from '../../../entities/vacancy/offer-dialog.ts';
import { ToastProvider } from '../../../ui/overlay/toasts.tsx';
import { vacancyOf } from '../test-vacancy.ts';
import { OfferDialog } from './offer-dialog.tsx';

const world = vi.hoisted(() => ({
  open: [] as object[],
  calls: [] as [string, Record<string, unknown>][],
  answers: [] as object[],
  vacancies: [] as object[],
}));
const loaded = (value: unknown) => ({ status: 'loaded', value, isCurrent: true, isComplete: true });
vi.mock('../../../calls/run.ts', () => {
  const run = async (name: string, input: Record<string, unknown>) => {
    world.calls.push([name, input]);
    return world.answers.shift() ?? { ok: true, output: {} };
  };
  return { run, runTwice: run };
});
vi.mock('../../../entities/tag/queries.ts', () => ({ useTagsById: () => new Map() }));
vi.mock('../../../entities/request/queries.ts', async () => {
  const { useMemo } = await import('react');
  return { useOpenRequests: () => useMemo(() => loaded(world.open), []) };
});
vi.mock('../../../entities/practice/queries.ts', async () => {
  const { useMemo } = await import('react');
  return { useAccount: () => useMemo(() => loaded({ offering: defaultOffering }), []) };
});
vi.mock('../../../entities/vacancy/queries.ts', async () => {
  const { useMemo } = await import('react');
  const live = () => useMemo(() => loaded(world.vacancies), [world.vacancies]);
  return { useLiveVacancies: live, usePastVacancies: () => useMemo(() => loaded([]), []) };
});
vi.mock('../../../entities/member/queries.ts', () => ({
  useMembers: () => loaded([{ id: 'eva', name: 'Eva Klein' }]),
}));

const slot = aSlot({ weekday: 3, start: '15:00', end: '16:00' });
const form = aFormConfiguration({
  selectableLocations: [
    { id: 'praxis', title: 'Praxis', selectableSlots: weeklyPlan({ 3: '15-18' }) },
  ],
});
const id = (initial: string) => initial.repeat(32);
const somebody = (initial: string, firstname: string, month: number) => ({
  ...aRequest(
    {
      firstname,
      lastname: 'Probe',
      slots: [slot],
      requestedAt: new Date(Date.UTC(2026, month, 1)),
    },
    form,
  ),
  id: id(initial),
});
const onClose = vi.fn();

beforeEach(() => {
  Object.assign(world, {
    open: [somebody('a', 'Ada', 1), somebody('b', 'Bea', 2), somebody('c', 'Cem', 3)],
    calls: [],
    answers: [],
    vacancies: [],
  });
  onClose.mockReset();
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
});

function show(
  start: OfferStart = { slot },
  colleagues: { others?: string; editors?: ReadonlyMap<string, string> } = {},
) {
  const now = new Date('2026-11-19T10:00:00Z');
  const view = () => (
    <ToastProvider label="Meldungen" closeLabel="Schließen">
      <RequestHandlingProvider slug="praxis" uid="eva" readOnlyReason={undefined} plan={form}>
        <OfferDialog
          {...{ start, form, now, onClose }}
          {...colleagues}
          slug="praxis"
          practice={aPractice()}
          today="2026-11-19"
        />
      </RequestHandlingProvider>
    </ToastProvider>
  );
  const { rerender } = render(view());
  return Object.assign(userEvent.setup(), { again: () => rerender(view()) });
}

const button = (name: string) => screen.getByRole('button', { name });
const names = () =>
  within(screen.getByRole('list', { name: /in dieser Reihenfolge/ }))
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent.split(' 42 Jahre')[0]);

test('one press sends what is filled in, and one more calls it back', async () => {
  const user = show();
  await user.click(button('Angebot senden'));
  const [call] = world.calls;
  expect(call?.[0]).toBe('offerVacancy');
  expect(call?.[1]).toMatchObject({
    companySlug: 'praxis',
    begin: true,
    mode: 'inTurn',
    terms: { slot: { weekday: 3, start: '15:00' }, startsOn: '2026-12-02', rhythm: 'weekly' },
    plan: ['a', 'b', 'c'].map((initial) => ({ requestId: id(initial), byHand: false })),
    passedOver: [],
  });
  expect(onClose).toHaveBeenCalled();
  expect(await screen.findByText(/^Ada Probe angeboten – Antwort bis Mo 18\sUhr$/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Zurückholen' }));
  expect(world.calls.slice(1)).toEqual([
    [
      'steerVacancy',
      {
        companySlug: 'praxis',
        vacancyId: call?.[1].vacancyId,
        step: { kind: 'callBack', requestId: id('a') },
      },
    ],
  ]);
});

test('beside each person stands why, and below who waits longer and is not asked before the first', async () => {
  world.open = [{ ...somebody('p', 'Pia', 0), pausedUntil: '2027-01-01' }, ...world.open];
  show();
  expect(
    screen.getByRole('checkbox', {
      name: /^Ada Probe 42 Jahre · Stelle 2 für Mi 15–16.Uhr · wartet seit 9 Monaten/,
    }),
  ).toBeTruthy();
  expect(screen.getByText('Vor Ada Probe auf der Liste: Pia Probe macht Pause.')).toBeTruthy();
});

test('the order changes by keyboard, and the button keeps the focus', async () => {
  const user = show();
  button('Cem Probe nach oben').focus();
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Ada Probe', 'Cem Probe', 'Bea Probe']);
  expect(document.activeElement).toBe(button('Cem Probe nach oben'));
  expect(screen.getByText('Cem Probe steht jetzt an Stelle 2.')).toBeTruthy();
});

test('who is left out stands under passed over, with a reason by one press', async () => {
  const user = show();
  await user.click(screen.getByRole('checkbox', { name: /Ada Probe/ }));
  expect(names()).toEqual(['Bea Probe', 'Cem Probe']);
  await user.click(screen.getByText(/Übergangen: 1 Person/));
  await user.click(
    within(screen.getByRole('group', { name: 'Warum Ada Probe übergangen wird' })).getByText(
      'so abgesprochen',
    ),
  );
  await user.click(button('Angebot senden'));
  expect(world.calls[0]?.[1]).toMatchObject({
    passedOver: [{ requestId: id('a'), reason: 'agreed' }],
  });
});

test('of many who are passed over, as many are sent as a place stores: whoever has a reason, and the first', async () => {
  const first = Array.from({ length: 55 }, (_, i) => ({
    ...somebody('a', `Nr${i}`, 0),
    id: String(i).padStart(32, '0'),
  }));
  world.open = [...first, somebody('z', 'Zoe', 1)];
  const user = show({ slot, requestIds: [id('z')] });
  await user.click(screen.getByText(/Übergangen: 55 Personen/));
  await user.click(
    within(screen.getByRole('group', { name: 'Warum Nr54 Probe übergangen wird' })).getByText(
      'so abgesprochen',
    ),
  );
  await user.click(button('Angebot senden'));
  const sent = world.calls[0]?.[1].passedOver as { requestId: string; reason: string }[];
  expect(sent).toHaveLength(50);
  expect([sent[0]?.requestId, sent[48]?.requestId]).toEqual([first[0]?.id, first[48]?.id]);
  expect(sent[49]).toEqual({ requestId: first[54]?.id, reason: 'agreed' });
});

test('on phones the next step takes the focus, since its button may disappear', async () => {
  const user = show();
  await user.click(button('Weiter'));
  await user.click(button('Weiter'));
  expect(document.activeElement?.textContent).toBe('Schritt 3 von 3: Senden');
  expect(screen.queryByRole('button', { name: 'Weiter' })).toBeNull();
});

test('who is left out of the plan leaves the focus with the next one, not nowhere', async () => {
  const user = show();
  const box = screen.getByRole('checkbox', { name: /Bea Probe/ });
  box.focus();
  await user.keyboard(' ');
  expect(names()).toEqual(['Ada Probe', 'Cem Probe']);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /Cem Probe/ })),
  );
});

test('of a place every second week, the weeks in between become a place of their own that is only noted', async () => {
  const user = show();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Wie oft' }), 'fortnightly');
  await user.click(
    screen.getByRole('checkbox', { name: /^Auch die andere Woche anlegen, ab 09\.12\./ }),
  );
  await user.click(button('Angebot senden'));
  await waitFor(() => expect(world.calls).toHaveLength(2));
  const [first, second] = world.calls.map(([, input]) => input);
  expect(second).toMatchObject({
    begin: false,
    plan: [],
    terms: { rhythm: 'fortnightly', startsOn: '2026-12-09' },
  });
  expect(second?.vacancyId).not.toBe(first?.vacancyId);
});

test('a place every second week that ends before the other week begins has none', async () => {
  const user = show();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Wie oft' }), 'fortnightly');
  await user.click(screen.getByRole('checkbox', { name: /^Auch die andere Woche anlegen/ }));
  fireEvent.change(screen.getByRole('textbox', { name: /^Befristet bis/ }), {
    target: { value: '08.12.2026' },
  });
  expect(screen.queryByRole('checkbox', { name: /^Auch die andere Woche/ })).toBeNull();
  await user.click(button('Angebot senden'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(world.calls).toHaveLength(1);
  fireEvent.change(screen.getByRole('textbox', { name: /^Befristet bis/ }), {
    target: { value: '09.12.2026' },
  });
  expect(screen.getByRole('checkbox', { name: /^Auch die andere Woche/ })).toBeTruthy();
});

test('says which colleagues are at the same place or person', () => {
  show({ slot }, { others: 'Jana Kern', editors: new Map([[id('b'), 'Ben Wolf']]) });
  expect(screen.getByText(/Dieser Platz ist gerade auch bei Jana Kern offen/)).toBeTruthy();
  expect(
    screen.getByRole('checkbox', { name: /Bea Probe.*gerade offen bei Ben Wolf/ }),
  ).toBeTruthy();
});

test('only noting it asks nobody', async () => {
  const user = show();
  await user.click(button('Nur eintragen'));
  expect(world.calls[0]?.[1]).toMatchObject({ begin: false });
});

test('with no time left for an answer to a place that was noted it says what to do first, and sends nothing', async () => {
  const soon = { ...slot, weekday: 4, start: '11:30', end: '12:30' } as const;
  const vacancy = vacancyOf({ state: 'open', rhythm: 'once', startsOn: '2026-11-19', slot: soon });
  const user = show({ vacancy, requestIds: [id('a')] });
  expect(
    screen.getByText(/bleibt keine Zeit mehr für eine Antwort. Ändere zuerst den Tag des Platzes/),
  ).toBeTruthy();
  expect(button('Angebot senden').getAttribute('aria-disabled')).toBe('true');
  await user.click(button('Angebot senden'));
  expect(world.calls).toEqual([]);
});

test('a third offer within a week must be wanted', async () => {
  const details = [
    { field: `plan.${id('a')}`, code: 'askedOften', message: 'schon zwei Angebote' },
  ];
  world.answers = [
    { ok: false, problem: { kind: 'refused', message: 'schon zwei Angebote', details } },
  ];
  const user = show();
  await user.click(button('Angebot senden'));
  expect(await screen.findByText(/schon zwei Angebote für Ada Probe/)).toBeTruthy();
  await user.click(button('Trotzdem fragen'));
  expect(world.calls[1]?.[1]).toMatchObject({
    askAgain: [id('a')],
    vacancyId: world.calls[0]?.[1].vacancyId,
  });
  expect(onClose).toHaveBeenCalled();
});

test('opened without a time it is unarmed: five fields at most, nobody chosen, nothing to send until day and time are said', async () => {
  const user = show({});
  const before = screen.getByRole('region', { name: 'Personen' });
  const inSight = [
    ...screen.getByRole('region', { name: 'Platz' }).querySelectorAll('input, select, textarea'),
  ].filter((field) => !field.closest('details'));
  expect(inSight.length).toBeLessThanOrEqual(5);
  expect(inSight.map((field) => (field as HTMLInputElement).value).filter(Boolean)).toEqual([
    'weekly',
  ]);
  expect(within(before).queryAllByRole('checkbox')).toEqual([]);
  expect(button('Angebot senden').getAttribute('aria-disabled')).toBe('true');
  await user.click(button('Nur eintragen'));
  expect(world.calls).toEqual([]);
  expect(screen.getByText('Bitte gib den Tag als TT.MM.JJJJ ein.')).toBeTruthy();
  expect(screen.getByText(planMessages.noStart)).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: /^Ab/ }), {
    target: { value: '02.12.2026' },
  });
  const from = screen.getByRole('textbox', { name: 'Uhrzeit von' });
  await user.clear(from);
  await user.type(from, '15{Enter}');
  expect(names()).toEqual(['Ada Probe', 'Bea Probe', 'Cem Probe']);
  await user.click(button('Angebot senden'));
  expect(world.calls[0]?.[1]).toMatchObject({
    terms: { slot: { weekday: 3, start: '15:00', end: '16:00' }, therapist: '' },
  });
});

test('sending closes it at once; without an answer the place itself tells that it is sent', async () => {
  let answer = (_: object) => {};
  world.answers = [new Promise<object>((resolve) => (answer = resolve))];
  const user = show();
  await user.click(button('Angebot senden'));
  expect(screen.queryByRole('dialog', { name: 'Platz anbieten' })).toBeNull();
  expect((await screen.findAllByText('Wird gesendet …')).length).toBeGreaterThan(0);
  const { vacancyId } = world.calls[0]?.[1] ?? {};
  world.vacancies = [{ ...vacancyOf({ state: 'offering', slot }), id: vacancyId }];
  user.again();
  expect(await screen.findByText(/^Ada Probe angeboten/)).toBeTruthy();
  expect(onClose).toHaveBeenCalledTimes(1);
  answer({ ok: true, output: {} });
});

test('while nobody knows whether it arrived it says only that, and keeps the list that was sent', async () => {
  world.answers = [
    {
      ok: false,
      problem: {
        kind: 'noAnswer',
        message: 'Wir wissen noch nicht, ob es angekommen ist.',
        details: [],
      },
    },
  ];
  const user = show();
  await user.click(button('Angebot senden'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Wir wissen noch nicht, ob es angekommen ist.',
  );
  expect(screen.queryByText(/Ada Probe bekommt/)).toBeNull();
  world.open = world.open.slice(1);
  user.again();
  expect(names()).toHaveLength(3);
});

test('a failure says so and keeps everything', async () => {
  world.answers = [
    { ok: false, problem: { kind: 'offline', message: 'Keine Verbindung.', details: [] } },
  ];
  const user = show();
  await user.click(button('Angebot senden'));
  expect(await screen.findByText(/Keine Verbindung/)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test('without anybody chosen it can only be noted', async () => {
  world.open = [];
  const user = show();
  expect(button('Angebot senden').getAttribute('aria-disabled')).toBe('true');
  await user.click(button('Angebot senden'));
  expect(world.calls).toEqual([]);
});

test('several chosen hours are offered at once, each to its own people; what fails comes back with its reason', async () => {
  const friday = { ...slot, weekday: 5 } as const;
  world.open = [{ ...somebody('a', 'Ada', 1), slots: [slot, friday] }, somebody('b', 'Bea', 2)];
  const problem = { kind: 'refused', message: 'Schon vergeben.', details: [] };
  world.answers = [
    { ok: true, output: {} },
    { ok: false, problem },
  ];
  const user = show({ slots: [slot, friday] });
  await user.type(screen.getByRole('textbox', { name: /^Frühestens ab/ }), '01.03.2027');
  await user.click(button('Beide anbieten'));
  const [first, second] = world.calls.map(([, input]) => input);
  expect(first).toMatchObject({
    begin: true,
    terms: { startsOn: '2027-03-03' },
    plan: [{ requestId: id('b') }],
  });
  expect(second).toMatchObject({
    begin: true,
    terms: { startsOn: '2027-03-05' },
    plan: [{ requestId: id('a') }],
  });
  expect(await screen.findByText('1 Platz angeboten')).toBeTruthy();
  world.vacancies = [{ ...vacancyOf({ state: 'offering', slot }), id: first?.vacancyId }];
  user.again();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Nicht angeboten:Freitag 15–16\u00a0Uhr: Schon vergeben.',
  );
  await user.click(button('1 Platz anbieten'));
  expect(world.calls[2]?.[1].vacancyId).toBe(second?.vacancyId);
  expect(onClose).toHaveBeenCalled();
});

test('what nobody knows of several is said once, and not as refused', async () => {
  const friday = { ...slot, weekday: 5 } as const;
  world.open = [{ ...somebody('a', 'Ada', 1), slots: [slot, friday] }, somebody('b', 'Bea', 2)];
  const problem = { kind: 'noAnswer', message: 'Keine Antwort.', details: [] };
  world.answers = [
    { ok: false, problem },
    { ok: false, problem },
  ];
  world.vacancies = [vacancyOf({ slot })];
  const user = show({ slots: [slot, friday] });
  expect(screen.getByText('Schon als freier Platz eingetragen: Mittwoch 15–16 Uhr')).toBeTruthy();
  expect(screen.getByText(/^2 Personen bekommen 2 Plätze angeboten\./)).toBeTruthy();
  await user.click(button('Beide anbieten'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^Noch nicht bestätigt:.*, Freitag .*: Keine Antwort\.$/);
  expect(alert.textContent?.match(/Keine Antwort/g)).toHaveLength(1);
});

test.each([
  ['one place', { slot }],
  ['several', { slots: [slot, aSlot({ weekday: 4, start: '15:00', end: '16:00' })] }],
])('what was typed about %s is not given up unasked', async (_what, start: OfferStart) => {
  const asked = vi.spyOn(globalThis, 'confirm').mockReturnValue(false);
  const user = show(start);
  await user.type(screen.getByRole('combobox', { name: /^Therapeut/ }), 'Jonas');
  await user.click(button('Abbrechen'));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(await screen.findByDisplayValue('Jonas')).toBeTruthy();
  expect(asked).toHaveBeenCalledWith('Dieses Angebot ist noch nicht gesendet. Trotzdem verlassen?');
  expect(onClose).not.toHaveBeenCalled();
  await user.clear(screen.getByRole('combobox', { name: /^Therapeut/ }));
  asked.mockClear();
  await user.click(button('Abbrechen'));
  expect(asked).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledOnce();
});
