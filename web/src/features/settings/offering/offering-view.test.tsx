import { countries } from '@platzwart/domain/practice/country';
import {
  defaultOffering,
  type OfferingSettings,
} from '@platzwart/domain/practice/offering-settings';
import { aPracticeLocation } from '@platzwart/emulator-data/build-practice';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { regionTexts } from '../../../entities/practice/region-texts.ts';
import { texts as samples } from '../email-preview/texts.ts';
import { texts as frame } from '../texts.ts';
import { OfferingView, type OfferingViewProps } from './offering-view.tsx';
import { texts } from './texts.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../firebase/calls.ts', () => ({ call }));

const t = texts.fields;
const stored: OfferingSettings = { ...defaultOffering, givenText: 'Bitte pünktlich' };
const answers = { updateOffering: {} as unknown };

beforeEach(() => {
  answers.updateOffering = { kind: 'done', output: {} };
  call
    .mockReset()
    .mockImplementation(async (name: string) =>
      name === 'previewLetter'
        ? { kind: 'done', output: { subject: 'Ein Platz', html: '', text: '' } }
        : answers.updateOffering,
    );
});

function show(given: Partial<OfferingViewProps> = {}) {
  const view = (more: Partial<OfferingViewProps> = {}) => (
    <MemoryRouter>
      <OfferingView
        slug="praxis"
        stored={stored}
        readOnlyReason={undefined}
        mayChangeAll
        practice={{ title: 'Praxis', email: 'praxis@x.example', locations: [aPracticeLocation()] }}
        locationsPath="/standorte"
        identity={{ identityCheckedAt: null, identityCheck: null, identityAskedAt: null }}
        {...given}
        {...more}
      />
    </MemoryRouter>
  );
  const { rerender } = render(view());
  return {
    user: userEvent.setup(),
    arrive: (now: OfferingSettings) => rerender(view({ stored: now })),
  };
}

const select = (label: string) =>
  screen.getByRole('combobox', { name: label }) as HTMLSelectElement;
const aSwitch = (label: string) => screen.getByRole('switch', { name: label }) as HTMLInputElement;
const text = (label: string) =>
  screen.getByRole('textbox', { name: new RegExp(label) }) as HTMLTextAreaElement;
const period = (n: number) =>
  within(screen.getByRole('group', { name: texts.closedDays.period(n) }));
const save = () => screen.getByRole('button', { name: frame.save });
const inputs = (name: string) =>
  call.mock.calls
    .filter(([of]) => of === name)
    .map(([, input]) => input as Record<string, unknown>);
const edits = () => inputs('updateOffering').map(({ edits }) => edits);

test('saves exactly what was changed, with what was seen', async () => {
  const { user } = show();
  await user.selectOptions(select(t.patienceDays.label), '3');
  await user.click(screen.getByRole('button', { name: texts.planStepper.more }));
  await user.click(screen.getByRole('button', { name: texts.stepBackStepper.fewer }));
  await user.click(aSwitch(t.firstWinsAllowed.label));
  await user.click(aSwitch(t.selfPayerPlaces.label));
  await user.click(aSwitch(t.showTherapist.label));
  await user.click(aSwitch(t.waitShown.label));
  fireEvent.change(text(t.offerText.label), { target: { value: 'Frei ist {platz_wann}' } });
  await user.click(save());
  expect(edits()).toEqual([
    {
      patienceDays: { from: 2, to: 3 },
      planLength: { from: 5, to: 6 },
      stepBackDays: { from: 14, to: 13 },
      firstWinsAllowed: { from: true, to: false },
      selfPayerPlaces: { from: false, to: true },
      showTherapist: { from: true, to: false },
      waitShown: { from: false, to: true },
      offerText: { from: '', to: 'Frei ist {platz_wann}' },
    },
  ]);
});

test('a placeholder that nothing fills is named before saving, with those that exist; each text has its own', async () => {
  show();
  fireEvent.change(text(t.offerText.label), {
    target: { value: 'Am {foo}, {platz_wann}, {platz_therapeut}' },
  });
  fireEvent.change(text(t.givenText.label), {
    target: { value: 'Bei {platz_therapeut} in {titel}' },
  });
  const said =
    'Diese Platzhalter gibt es hier nicht: {foo}, {platz_therapeut}. Möglich sind: {platz_wann} ';
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringContaining(said),
  );
  fireEvent.change(text(t.offerText.label), { target: { value: 'Am {platz_wann}, {adresse}' } });
  expect(
    screen
      .getAllByRole('status')
      .every(({ textContent }) => !textContent?.includes('gibt es hier nicht')),
  ).toBe(true);
});

test('closed days are typed as one writes them, period by period, and can be taken out', async () => {
  const { user } = show({
    stored: { ...stored, closedDays: [{ from: '2026-08-01', to: '2026-08-15' }] },
  });
  await user.click(screen.getByRole('button', { name: texts.closedDays.add }));
  await user.type(period(2).getByRole('textbox', { name: texts.closedDays.from }), '24.12.26');
  await user.type(period(2).getByRole('textbox', { name: texts.closedDays.to }), '6.1.2027');
  await user.click(screen.getByRole('button', { name: texts.closedDays.removeOne(1) }));
  expect(
    (period(1).getByRole('textbox', { name: texts.closedDays.to }) as HTMLInputElement).value,
  ).toBe('06.01.2027');
  await user.click(save());
  expect(edits()).toEqual([
    {
      closedDays: {
        from: [{ from: '2026-08-01', to: '2026-08-15' }],
        to: [{ from: '2026-12-24', to: '2027-01-06' }],
      },
    },
  ]);
});

test('a period that ends before it begins, or is no day, is refused at its field before anything is sent', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: texts.closedDays.add }));
  const [from, to] = [texts.closedDays.from, texts.closedDays.to].map((name) =>
    period(1).getByRole('textbox', { name }),
  );
  if (!from || !to) throw new Error('no fields');
  await user.type(from, '24.12.2026');
  await user.type(to, '1.12.2026');
  await user.click(save());
  expect(to.getAttribute('aria-invalid')).toBe('true');
  expect(from.getAttribute('aria-invalid')).toBeNull();
  await user.clear(from);
  await user.type(from, '31.2.2026');
  await user.click(save());
  expect(from.getAttribute('aria-invalid')).toBe('true');
  expect(edits()).toEqual([]);
});

test('a certificate of waiting is shown as it reads, with an earliest day that lies ahead', async () => {
  const { user } = show();
  expect(screen.queryByText(texts.paper.title)).toBeNull();
  await user.click(aSwitch(t.certificates.label));
  const sheet = within(screen.getByRole('region', { name: texts.paper.title }));
  expect(sheet.getByText(/konnte kein Platz angeboten werden/)).toBeTruthy();
  expect(sheet.queryByText(/nicht vor/)).toBeNull();
  const day = text('Nach heutigem Stand');
  await user.type(day, '1.6.2020');
  await user.click(save());
  expect(day.getAttribute('aria-invalid')).toBe('true');
  expect(edits()).toEqual([]);
  const year = new Date().getFullYear() + 2;
  await user.clear(day);
  await user.type(day, `1.6.${year}`);
  expect(sheet.getByText(new RegExp(`nicht vor 01.06.${year}`))).toBeTruthy();
  await user.click(save());
  expect(edits()).toEqual([
    { certificates: { from: false, to: true }, noPlaceBefore: { from: '', to: `${year}-06-01` } },
  ]);
});

test('shows the e-mail one is writing, with the words and the choice that are not saved yet', async () => {
  const { user } = show();
  await waitFor(() =>
    expect(inputs('previewLetter')).toEqual([
      { companySlug: 'praxis', sample: { kind: 'vacancyOffer', text: '' } },
    ]),
  );
  await user.click(text(t.givenText.label));
  fireEvent.change(text(t.givenText.label), { target: { value: ' Bei {platz_therapeut} ' } });
  await user.click(aSwitch(t.showTherapist.label));
  await waitFor(() =>
    expect(inputs('previewLetter').at(-1)?.sample).toEqual({
      kind: 'vacancyGiven',
      text: 'Bei {platz_therapeut}',
      showTherapist: false,
    }),
  );
  expect(edits()).toEqual([]);
});

test('words that are too long are refused at their field, and asked for no preview', async () => {
  const { user } = show();
  await waitFor(() => expect(inputs('previewLetter').length).toBe(1));
  fireEvent.change(text(t.offerText.label), { target: { value: 'x'.repeat(1001) } });
  expect(screen.getByText(samples.samples.tooLong)).toBeTruthy();
  await user.click(save());
  expect(text(t.offerText.label).getAttribute('aria-invalid')).toBe('true');
  expect(edits()).toEqual([]);
  expect(inputs('previewLetter').length).toBe(1);
});

test('a colleague’s change of the same setting is shown in words before anything is overwritten', async () => {
  const { user, arrive } = show();
  await user.selectOptions(select(t.patienceDays.label), '3');
  await user.click(aSwitch(t.showTherapist.label));
  arrive({ ...stored, patienceDays: 5, showTherapist: false });
  expect(screen.getByText('5 Werktage', { selector: ':not(option)' })).toBeTruthy();
  await user.click(
    screen.getByRole('button', { name: frame.conflict.takeNamed(t.patienceDays.label) }),
  );
  expect(select(t.patienceDays.label).value).toBe('5');
});

test.each([
  [['AT'], 'Es gelten die Feiertage von: Österreich.'],
  [['DE-SN', undefined], 'Es gelten die Feiertage von: Deutschland, Sachsen.'],
  [
    ['DE-SN', 'AT'],
    'Es gelten je nach Standort die Feiertage von: Deutschland, Sachsen; Österreich.',
  ],
  [[undefined], 'Wir wissen noch nicht, wo eure Praxis liegt'],
] as const)('whose holidays count is said, and where it is changed: %j', (regions, said) => {
  const locations = regions.map((region, i) => aPracticeLocation({ id: `ort-${i}`, region }));
  show({ practice: { title: 'Praxis', email: 'praxis@x.example', locations } });
  expect(screen.getByText(said, { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.holidays.change }).getAttribute('href')).toBe(
    '/standorte',
  );
});

test('every country, Land and canton has a name of its own', () => {
  expect(new Set(countries.map((country) => regionTexts[country])).size).toBe(countries.length);
});

test('those who may only read see everything, and change and send nothing', async () => {
  const { user } = show({
    stored: { ...stored, closedDays: [{ from: '2026-08-01', to: '2026-08-15' }] },
    readOnlyReason: frame.administratorsOnly,
  });
  await user.click(aSwitch(t.showTherapist.label));
  expect(aSwitch(t.showTherapist.label).checked).toBe(true);
  expect(text(t.givenText.label).value).toBe('Bitte pünktlich');
  expect(
    (period(1).getByRole('textbox', { name: texts.closedDays.from }) as HTMLInputElement).value,
  ).toBe('01.08.2026');
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(new Set(call.mock.calls.map(([name]) => name))).toEqual(new Set(['previewLetter']));
  for (const name of [/Testnachricht/, texts.closedDays.add, texts.closedDays.removeOne(1)])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('who may not change all of it enters closed days, which come first', async () => {
  const { user } = show({ mayChangeAll: false });
  const headings = screen
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(headings[0]).toBe(texts.calendar);
  expect(aSwitch(t.showTherapist.label).matches(':disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: /Testnachricht/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: texts.closedDays.add }));
  await user.type(period(1).getByRole('textbox', { name: texts.closedDays.from }), '24.12.2026');
  await user.type(period(1).getByRole('textbox', { name: texts.closedDays.to }), '31.12.2026');
  await user.click(save());
  expect(edits()).toEqual([
    { closedDays: { from: [], to: [{ from: '2026-12-24', to: '2026-12-31' }] } },
  ]);
});

test('who allows certificates reads whether we know the practice, since when it waits, and what happens next', async () => {
  const at = (day: string) => new Date(`${day}T10:00:00Z`);
  const none = { identityCheckedAt: null, identityCheck: null, identityAskedAt: null };
  const check = { what: 'Berufsregister', by: 'op', ended: null };
  const allowed = { ...stored, certificates: true };
  const i = texts.identity;
  const { user } = show({ identity: none });
  await user.click(aSwitch(t.certificates.label));
  expect(screen.getByText(i.willAsk)).toBeTruthy();
  const ways: [OfferingViewProps['identity'], readonly string[]][] = [
    [{ ...none, identityAskedAt: at('2026-11-24') }, [i.waits('24.11.2026')]],
    [
      { ...none, identityCheckedAt: at('2026-10-12'), identityCheck: check },
      [i.checked('12.10.2026', 'Berufsregister')],
    ],
    [
      {
        ...none,
        identityCheck: { ...check, ended: { at: at('2026-11-20'), because: 'changed' } },
        identityAskedAt: at('2026-11-20'),
      },
      [i.ended.changed('20.11.2026'), i.waits('20.11.2026')],
    ],
    [
      {
        ...none,
        identityCheck: { ...check, ended: { at: at('2026-11-20'), because: 'withdrawn' } },
      },
      [i.ended.withdrawn('20.11.2026'), i.notAsked],
    ],
  ];
  for (const [identity, said] of ways) {
    cleanup();
    show({ stored: allowed, identity });
    for (const sentence of said) expect(screen.getByText(sentence)).toBeTruthy();
  }
});
