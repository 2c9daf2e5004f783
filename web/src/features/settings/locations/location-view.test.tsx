import { defaultFormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { LocationSetting } from '@platzwart/domain/booking/location-edit';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { WeeklyRange } from '@platzwart/domain/waiting-list/slot';
import { planMessages } from '@platzwart/domain/waiting-list/weekly-plan';
import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { regionFieldTexts } from '../../../entities/practice/region-field-texts.ts';
import { texts as frame } from '../texts.ts';
import { LocationView, type LocationViewProps } from './location-view.tsx';
import { texts } from './texts.ts';

// A week has hundreds of controls: jsdom takes seconds to compute the visibility of each.
configure({ defaultHidden: true });

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../firebase/calls.ts', () => ({ call }));

const monday = (start: string, end: string): WeeklyRange => ({ weekday: 1, start, end });
const place = (id: string, title: string, ...selectableSlots: WeeklyRange[]): LocationSetting => ({
  id,
  title,
  address1: 'Gasse 1',
  address2: '8020 Graz',
  address3: '',
  selectableSlots,
});
const praxis = place('praxis', 'Lend', monday('08:00', '12:00'));
const nord = place('nord', 'Andritz', monday('09:00', '11:00'));
const waiting = (firstname: string, start: string, end: string, locationId = 'praxis') => ({
  id: firstname,
  firstname,
  lastname: 'Probe',
  status: 'open' as const,
  locationIds: [locationId],
  slots: [{ locationId, weekday: 1, start, end }],
});

beforeEach(() => {
  call.mockReset().mockResolvedValue({ kind: 'done', output: { toMove: 0 } });
});

function show(stored: readonly LocationSetting[], given: Partial<LocationViewProps> = {}) {
  const view = (locations: readonly LocationSetting[]) => (
    <MemoryRouter>
      <LocationView
        slug="praxis-graz"
        practice={
          {
            slug: 'praxis-graz',
            locations: locations.map(({ selectableSlots: _plan, ...location }) => location),
          } as unknown as Practice
        }
        form={{
          ...defaultFormConfiguration({ id: 'praxis', title: 'Lend' }),
          selectableLocations: locations.map(({ id, title, selectableSlots }) => ({
            id,
            title,
            selectableSlots,
          })),
        }}
        account={{ subscription: null, identityCheckedAt: null }}
        readOnlyReason={undefined}
        billingPath="/praxis-graz/administration/einstellungen/abo"
        requests={[]}
        {...given}
      />
    </MemoryRouter>
  );
  const { rerender } = render(view(stored));
  return {
    user: userEvent.setup(),
    arrive: (locations: readonly LocationSetting[]) => rerender(view(locations)),
  };
}

const card = (title: string) => screen.getByText(title, { selector: 'h3' });
const line = () => screen.getByLabelText(texts.plan.line) as HTMLInputElement;
const time = (label: string) =>
  screen.getByLabelText(`${label}, Montag, 1. Zeitraum`) as HTMLInputElement;
const half = (times: string) => screen.getByLabelText(`Montag, ${times} Uhr`) as HTMLInputElement;
const save = () => screen.getByText(frame.save, { selector: 'button' });
const edits = (changed: object) => [
  'updateLocations',
  { companySlug: 'praxis-graz', edits: changed },
];
const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('the plan is one, however it is edited', () => {
  test('what is typed in rows appears in the line and the grid, and is saved with what was there before', async () => {
    const { user } = show([praxis]);
    await user.clear(time('bis'));
    await user.type(time('bis'), '13.30');
    await user.tab();
    expect(time('bis').value).toBe('13:30');
    expect(line().value).toBe('Mo 8–13:30');
    expect(half('13:00 bis 13:30').checked).toBe(true);
    expect(
      screen.getByText(/Die letzten 30 Minuten \(13–13:30 Uhr\) werden nicht angeboten/),
    ).toBeTruthy();
    await user.click(save());
    expect(call.mock.calls).toEqual([
      edits({
        praxis: { from: praxis, to: { ...praxis, selectableSlots: [monday('08:00', '13:30')] } },
      }),
    ]);
    expect(told()).toContain(frame.saved);
  });

  test('a typed line becomes rows; one that cannot be read stays with its reason and changes nothing', async () => {
    const { user } = show([praxis]);
    await user.clear(line());
    await user.type(line(), 'Mo irgendwann{Enter}');
    expect(line().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/„irgendwann“ lässt sich nicht lesen/)).toBeTruthy();
    expect(line().value).toBe('Mo irgendwann');
    expect(time('von').value).toBe('8:00');
    await user.clear(line());
    await user.type(line(), 'Mo, Di 9-11{Enter}');
    expect(line().value).toBe('Mo, Di 9–11');
    expect(time('von').value).toBe('9:00');
    expect(screen.getByRole('textbox', { name: 'von, Dienstag, 1. Zeitraum' })).toBeTruthy();
    // Only its button saves.
    expect(call).not.toHaveBeenCalled();
  });

  test('a painted stroke becomes ranges, drawn back it leaves them as they were, and can be undone', async () => {
    const { user } = show([praxis]);
    fireEvent.pointerDown(half('9:00 bis 9:30'), { button: 0 });
    fireEvent.pointerOver(half('10:00 bis 10:30'));
    expect(line().value).toBe('Mo 8–9, 10:30–12');
    fireEvent.pointerOver(half('9:30 bis 10:00'));
    expect(line().value).toBe('Mo 8–9, 10–12');
    fireEvent.pointerUp(window);
    await user.click(screen.getByRole('button', { name: texts.plan.undo }));
    expect(line().value).toBe('Mo 8–12');
    expect(screen.queryByText(frame.save, { selector: 'button' })).toBeNull();
  });

  test('by keyboard: the arrows step a time by a quarter of an hour, Space paints, a further range continues after a break', async () => {
    const { user } = show([praxis]);
    act(() => time('von').focus());
    await user.keyboard('{ArrowUp}');
    expect(time('von').value).toBe('8:15');
    act(() => half('12:00 bis 12:30').focus());
    await user.keyboard(' ');
    expect(line().value).toBe('Mo 8:15–12:30');
    await user.click(screen.getByRole('button', { name: texts.plan.addNamed('Montag') }));
    expect(line().value).toBe('Mo 8:15–12:30, 13:30–17:30');
    await waitFor(() => expect((document.activeElement as HTMLInputElement).value).toBe('13:30'));
  });

  test('where there is room the hours run from left to right, each day with its sum, and are painted alike', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const { user } = show([praxis]);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Mo 4 Std.',
      'Di',
      'Mi',
      'Do',
      'Fr',
      'Sa',
      'So',
    ]);
    act(() => half('8:00 bis 8:30').focus());
    await user.keyboard('{ArrowRight} ');
    expect(line().value).toBe('Mo 8–8:30, 9–12');
    fireEvent.pointerDown(half('9:00 bis 9:30'), { button: 0 });
    fireEvent.pointerOver(half('10:00 bis 10:30'));
    fireEvent.pointerUp(window);
    expect(line().value).toBe('Mo 8–8:30, 10:30–12');
    vi.unstubAllGlobals();
  });

  test('a day goes to other days, replacing what is there', async () => {
    const { user } = show([
      place('praxis', 'Lend', monday('08:00', '12:00'), {
        weekday: 2,
        start: '14:00',
        end: '15:00',
      }),
    ]);
    await user.click(screen.getByRole('button', { name: texts.plan.copyNamed('Montag') }));
    const days = screen.getByRole('group', { name: texts.plan.copyTitle('Montag') });
    await user.click(within(days).getByRole('checkbox', { name: 'Freitag' }));
    await user.click(within(days).getByRole('button', { name: texts.plan.apply }));
    expect(line().value).toBe('Mo–Do 8–12');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe(
        texts.plan.copyNamed('Montag'),
      ),
    );
  });

  test('another location’s plan is taken over with all of its times', async () => {
    const { user } = show([praxis, nord]);
    await user.click(card('Andritz'));
    await user.selectOptions(await screen.findByLabelText(texts.plan.copyFrom), 'Lend');
    await user.click(screen.getByRole('button', { name: texts.plan.applyFrom('Lend') }));
    expect(line().value).toBe('Mo 8–12');
  });
});

describe('what is wrong is said at its row, and nothing is sent', () => {
  test.each([
    ['bis', '7', planMessages.reversed],
    ['bis', 'acht', planMessages.noTime('acht')],
    ['bis', '12:10', planMessages.noQuarter('12:10')],
    ['von', '', planMessages.noStart],
    ['von', '12', planMessages.same],
  ])('%s %j', async (label, typed, expected) => {
    const { user } = show([praxis]);
    await user.clear(time(label));
    if (typed) await user.type(time(label), typed);
    await user.click(save());
    expect(call).not.toHaveBeenCalled();
    const field = screen.getByRole('textbox', {
      name: /Montag, 1. Zeitraum/,
      description: expected,
    });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const link = screen.getByRole('link', { name: `Lend, Montag, 1. Zeitraum: ${expected}` });
    await user.click(link);
    expect(document.activeElement).toBe(field);
    // Once fixed, no message remains.
    await user.click(screen.getByRole('button', { name: texts.plan.undo }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a line above the page opens the location it is about', async () => {
    const { user } = show([praxis, nord]);
    await user.click(card('Lend'));
    await user.clear(await screen.findByLabelText(texts.fields.title));
    await user.click(card('Andritz'));
    expect(await screen.findByDisplayValue('Andritz')).toBeTruthy();
    await user.click(save());
    await user.click(screen.getByRole('link', { name: 'Bitte gib dem Standort einen Namen.' }));
    expect(document.activeElement).toBe(screen.getByLabelText(texts.fields.title));
    expect(call).not.toHaveBeenCalled();
  });

  test('a refusal appears at its field', async () => {
    call.mockResolvedValue({
      kind: 'refused',
      details: [{ field: 'praxis.address1', code: 'invalid', message: 'So heißt keine Straße.' }],
    });
    const { user } = show([praxis]);
    await user.type(screen.getByLabelText(texts.fields.address1), 'x');
    await user.click(save());
    expect(screen.getByRole('textbox', { description: 'So heißt keine Straße.' })).toBe(
      screen.getByLabelText(texts.fields.address1),
    );
  });

  test('a plan without times may be saved, and says that nobody can ask', async () => {
    const { user } = show([praxis]);
    await user.click(screen.getByRole('button', { name: texts.plan.removeNamed('Montag', 1) }));
    expect(screen.getByText(texts.nobodyCanAsk)).toBeTruthy();
    await user.click(save());
    expect(call.mock.calls).toEqual([
      edits({ praxis: { from: praxis, to: { ...praxis, selectableSlots: [] } } }),
    ]);
  });
});

describe('those who wait', () => {
  const requests = [
    waiting('Ada', '10:00', '12:00'),
    waiting('Ben', '11:00', '12:00'),
    waiting('Cem', '08:00', '09:00'),
  ];
  const shorten = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.clear(time('bis'));
    await user.type(time('bis'), '11{Enter}');
  };

  test('are counted before saving, and saving asks with their number', async () => {
    const { user } = show([praxis], { requests });
    await shorten(user);
    expect(screen.getAllByText('2 wartende Anfragen sind betroffen.').length).toBeGreaterThan(0);
    await user.click(save());
    expect(call).not.toHaveBeenCalled();
    const question = screen.getByRole('group', {
      name: '2 wartende Anfragen verlieren gewünschte Zeiten. So speichern?',
    });
    expect(document.activeElement).toBe(question);
    expect(
      within(question).getByText(
        /Alle verlieren einzelne Wunschzeiten, eine davon sämtliche: Sie steht dann in keiner Liste mehr/,
      ),
    ).toBeTruthy();
    // Names, with those who would be in no waiting list first.
    const named = (list: string) =>
      within(within(question).getByRole('list', { name: list })).getAllByRole('listitem');
    expect(named('Dann in keiner Liste mehr (1):').map(({ textContent }) => textContent)).toEqual([
      'Ben Probe',
    ]);
    expect(
      named('Mit weniger Zeiten als bisher (1):').map(({ textContent }) => textContent),
    ).toEqual(['Ada Probe']);
    await user.click(within(question).getByRole('button', { name: texts.ask.cancel }));
    expect(call).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(save()));
    await user.click(save());
    await user.click(screen.getByRole('button', { name: texts.ask.confirm }));
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('what came of the last change stands where the next one is warned of, and gives way to that', async () => {
    const { user, arrive } = show([praxis], {
      requests,
      progress: <p>Eine steht in keiner Warteliste.</p>,
    });
    const news = () => screen.queryByText('Eine steht in keiner Warteliste.');
    // Below all settings, so that nothing moves and the user sees it after saving.
    expect(news()?.compareDocumentPosition(screen.getByText(texts.remove))).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
    await shorten(user);
    expect(news()).toBeNull();
    await user.click(save());
    await user.click(screen.getByRole('button', { name: texts.ask.confirm }));
    act(() => arrive([{ ...praxis, selectableSlots: [monday('08:00', '11:00')] }]));
    await waitFor(() => expect(news()).toBeTruthy());
  });

  test('nobody is asked where nobody loses anything', async () => {
    const { user } = show([praxis], { requests });
    await user.clear(time('bis'));
    await user.type(time('bis'), '14{Enter}');
    await user.click(save());
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('while some are still to come no number is given, and saving asks whether to wait', async () => {
    const { user } = show([praxis], { requests: undefined });
    await shorten(user);
    expect(screen.getByText(texts.impact.loading)).toBeTruthy();
    await user.click(save());
    expect(screen.getByRole('group', { name: texts.ask.unknown })).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
  });
});

describe('locations come and go', () => {
  test('a new one needs a name and an address, and goes out without a past', async () => {
    const { user } = show([praxis]);
    await user.click(screen.getByRole('button', { name: texts.add }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText(texts.fields.title)),
    );
    await user.click(save());
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Bitte gib dem Standort einen Namen.',
      'Bitte gib die Adresse mit Hausnummer ein.',
      'Bitte gib Postleitzahl und Ort ein.',
    ]);
    await user.type(screen.getByLabelText(texts.fields.title), 'Neu');
    await user.type(screen.getByLabelText(texts.fields.address1), 'Weg 2');
    await user.type(screen.getByLabelText(texts.fields.address2), '8010 Graz');
    await user.click(save());
    const sent = call.mock.calls[0]?.[1].edits;
    const [id = ''] = Object.keys(sent);
    expect(id).toMatch(/^ort-[a-z0-9]{8}$/);
    expect(sent[id]).toMatchObject({
      from: null,
      to: { id, title: 'Neu', address1: 'Weg 2', address2: '8010 Graz' },
    });
    expect(Object.keys(sent)).toHaveLength(1);
  });

  test('its region follows its address from key to key, so what is saved at once has it; one chosen against it is asked again', async () => {
    const { arrive } = show([praxis]);
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type(texts.fields.address2, '14467 Potsdam');
    fireEvent.click(save());
    const moved: LocationSetting = { ...praxis, address2: '14467 Potsdam', region: 'DE-BB' };
    await waitFor(() =>
      expect(call.mock.calls).toEqual([edits({ praxis: { from: praxis, to: moved } })]),
    );
    await waitFor(() => expect(told()).toContain(frame.saved));
    arrive([moved]);
    fireEvent.click(screen.getByLabelText(regionFieldTexts.changeNamed));
    type(regionFieldTexts.label, 'CH-ZH');
    type(texts.fields.address2, '04155 Leipzig');
    expect(
      await screen.findByText(
        regionFieldTexts.contradicted('Deutschland, Sachsen', 'Schweiz, Zürich'),
      ),
    ).toBeTruthy();
    fireEvent.click(save());
    await screen.findAllByText(regionFieldTexts.required);
    expect(call).toHaveBeenCalledOnce();
    type(regionFieldTexts.label, 'CH-ZH');
    fireEvent.click(save());
    const chosen = { ...moved, address2: '04155 Leipzig', region: 'CH-ZH' };
    await waitFor(() =>
      expect(call.mock.calls[1]).toEqual(edits({ praxis: { from: moved, to: chosen } })),
    );
  });

  test('shows where it lies; corrected to a doubt, what was said of the address before does not stay', async () => {
    const placed: LocationSetting = { ...praxis, region: 'AT' };
    show([placed]);
    expect(
      within(card('Lend').closest('summary') as HTMLElement).getByText('Österreich'),
    ).toBeTruthy();
    fireEvent.change(screen.getByLabelText(texts.fields.address2), {
      target: { value: '5400 Baden SG' },
    });
    expect(await screen.findByRole('combobox', { name: regionFieldTexts.label })).toBeTruthy();
    fireEvent.click(save());
    expect(await screen.findAllByText(regionFieldTexts.required)).not.toEqual([]);
    expect(call).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText(texts.fields.address2), {
      target: { value: '8020 Graz' },
    });
    fireEvent.change(screen.getByLabelText(texts.fields.address1), {
      target: { value: 'Gasse 2' },
    });
    fireEvent.click(save());
    await waitFor(() =>
      expect(call.mock.calls).toEqual([
        edits({ praxis: { from: placed, to: { ...placed, address1: 'Gasse 2' } } }),
      ]),
    );
  });

  test('one is removed after a question that names it, and can be kept until then', async () => {
    const { user } = show([praxis, nord], { requests: [waiting('Ada', '09:00', '10:00', 'nord')] });
    await user.click(card('Andritz'));
    await user.click(await screen.findByRole('button', { name: texts.removeNamed('Andritz') }));
    expect(screen.getByText(texts.willGo('Andritz'))).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('button', { name: texts.keepNamed('Andritz') }),
      ),
    );
    await user.click(screen.getByRole('button', { name: texts.keepNamed('Andritz') }));
    expect(screen.queryByText(frame.save, { selector: 'button' })).toBeNull();
    await user.click(screen.getByRole('button', { name: texts.removeNamed('Andritz') }));
    await user.click(save());
    const question = screen.getByRole('group', { name: 'Standort „Andritz“ entfernen?' });
    expect(within(question).getByText(/1 wartende Anfrage ist betroffen/)).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: texts.ask.confirm }));
    expect(call.mock.calls).toEqual([edits({ nord: { from: nord, to: null } })]);
  });

  test('the last one cannot be removed', async () => {
    const { user } = show([praxis]);
    const button = screen.getByRole('button', {
      name: texts.removeNamed('Lend'),
      description: texts.lastOne,
    });
    await user.click(button);
    expect(screen.queryByText(texts.willGo('Lend'))).toBeNull();
  });

  test.each([
    ['the trial', null, 3, texts.limitInTrial(3)],
    ['the subscription', { extraLocations: 1 }, 2, texts.limitOfPlan(2)],
  ])(
    'no further one than %s allows, why, and where one more is bought',
    (_what, subscription, count, reason) => {
      const all = Array.from({ length: count }, (_, i) => place(`ort-${i}`, `Ort ${i}`));
      show(all, { account: { subscription } as LocationViewProps['account'] });
      expect(screen.queryByRole('button', { name: texts.add })).toBeNull();
      expect(screen.getByText(reason)).toBeTruthy();
      const link = screen.getByRole('link', { name: texts.buyMore });
      expect(link.getAttribute('href')).toBe(
        `/praxis-graz/administration/einstellungen/abo?standorte=${count + 1}`,
      );
    },
  );

  test.each([
    ['paid for', { extraLocations: 1 }, texts.ask.leavesSubscription(1)],
    ['still tried', null, undefined],
  ])(
    'whoever removes one that is %s reads what that does to the subscription',
    async (_what, subscription, words) => {
      const { user } = show([praxis, nord], {
        account: { subscription } as LocationViewProps['account'],
      });
      await user.click(card('Andritz'));
      await user.click(await screen.findByRole('button', { name: texts.removeNamed('Andritz') }));
      await user.click(save());
      const question = await screen.findByText(texts.ask.removing(['Andritz']));
      expect(screen.queryByText(/euer Abo/)?.textContent).toBe(words);
      expect(question).toBeTruthy();
    },
  );
});

describe('two at the same page', () => {
  test('a colleague’s change of the same location is shown and decided, of another one simply arrives', async () => {
    const { user, arrive } = show([praxis, nord]);
    await user.click(card('Lend'));
    await user.type(await screen.findByLabelText(texts.fields.title), ' Süd');
    arrive([praxis, { ...nord, title: 'Andritz Mitte' }]);
    expect(card('Andritz Mitte')).toBeTruthy();
    const theirs = { ...praxis, selectableSlots: [monday('10:00', '11:00')] };
    arrive([theirs, nord]);
    await user.click(save());
    expect(call).not.toHaveBeenCalled();
    expect(screen.getByText(/Mo 10–11/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: frame.conflict.keepNamed('Lend') }));
    await user.click(save());
    expect(call.mock.calls).toEqual([
      edits({ praxis: { from: theirs, to: { ...praxis, title: 'Lend Süd' } } }),
    ]);
  });

  test('one that a colleague has removed meanwhile is named as it was called', async () => {
    const { user, arrive } = show([praxis, nord]);
    await user.click(card('Lend'));
    await user.type(await screen.findByLabelText(texts.fields.title), ' Süd');
    act(() => arrive([nord]));
    await user.click(screen.getByRole('button', { name: frame.conflict.takeNamed('Lend Süd') }));
    expect(screen.queryByText('Lend Süd', { selector: 'h3' })).toBeNull();
  });
});

test('those who may only read see every plan and why, and send nothing', async () => {
  show([praxis, nord], { readOnlyReason: frame.administratorsOnly });
  expect(screen.getByText(frame.administratorsOnly)).toBeTruthy();
  // It opens even though its contents are disabled.
  fireEvent.click(card('Lend'));
  expect((await screen.findByLabelText(texts.plan.line)).matches(':disabled')).toBe(true);
  fireEvent.pointerDown(half('9:00 bis 9:30'), { button: 0 });
  fireEvent.pointerOver(half('10:00 bis 10:30'));
  expect(line().value).toBe('Mo 8–12');
  for (const name of [texts.add, texts.removeNamed('Lend'), texts.plan.undo, frame.save])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(call).not.toHaveBeenCalled();
});
