import type { IntakeSettings } from '@platzwart/domain/practice/intake-settings';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ToastProvider } from '../../../ui/overlay/toasts.tsx';
import { texts as frame } from '../texts.ts';
import { IntakeView, type IntakeViewProps } from './intake-view.tsx';
import { NoticeCount } from './notice-count.tsx';
import { texts } from './texts.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../firebase/calls.ts', () => ({ call }));

const taking: IntakeSettings = {
  bookingEnabled: true,
  pausedText: '',
  resumesOn: '',
  intakeLimits: [],
};
const paused: IntakeSettings = {
  bookingEnabled: false,
  pausedText: 'Elternzeit',
  resumesOn: '',
  intakeLimits: [],
};

const places = [
  { id: 'nord', title: 'Nord' },
  { id: 'sued', title: 'Süd' },
];
const hours = [{ weekday: 1 as const, start: '11:00', end: '13:00' }];
const form = {
  minSlotSize: 60 as const,
  selectableLocations: places.map((place) => ({ ...place, selectableSlots: hours })),
};

beforeEach(() => {
  call.mockReset().mockResolvedValue({ kind: 'done', output: {} });
});

function show(given: Partial<IntakeViewProps> = {}) {
  const usual = {
    slug: 'praxis',
    stored: taking,
    isLocked: false,
    hasNoTimes: false,
    readOnlyReason: undefined,
    mayLimit: true,
    today: '2026-11-21',
    locations: places,
    form,
    numbers: {
      open: 60,
      openAt: () => 30,
      waitingAt: (key: string) => (key.startsWith('nord') ? 9 : 2),
      placesAMonth: { _all: 10 },
      unconfirmed: 7,
    },
  };
  const view = (more: Partial<IntakeViewProps>) => (
    <MemoryRouter>
      <ToastProvider label="Meldungen" closeLabel="Schließen">
        <IntakeView {...usual} {...given} {...more} />
      </ToastProvider>
    </MemoryRouter>
  );
  const { rerender } = render(view({}));
  return {
    user: userEvent.setup(),
    arrive: (stored: IntakeSettings) => rerender(view({ stored })),
  };
}

const yes = () => screen.getByRole('radio', { name: /Ja, wir nehmen/ }) as HTMLInputElement;
const no = () => screen.getByRole('radio', { name: /Nein/ }) as HTMLInputElement;
const words = () =>
  screen.getByRole('textbox', { name: /Was Patientinnen und Patienten/ }) as HTMLTextAreaElement;
const day = () => screen.getByRole('textbox', { name: /Wieder annehmen/ }) as HTMLInputElement;
const save = () => screen.getByRole('button', { name: frame.save });
const preview = () => within(screen.getByRole('region', { name: texts.preview.title }));

describe('pausing', () => {
  test('sends what was changed with what was seen, says what is true now only once it is, and offers the way back', async () => {
    const { user, arrive } = show();
    await user.click(no());
    await user.type(words(), 'Elternzeit');
    await user.type(day(), '01.03.27');
    expect(screen.getByRole('heading', { name: texts.state.taking })).toBeTruthy();
    await user.click(save());
    expect(call).toHaveBeenCalledExactlyOnceWith('setIntake', {
      companySlug: 'praxis',
      edits: {
        bookingEnabled: { from: true, to: false },
        pausedText: { from: '', to: 'Elternzeit' },
        resumesOn: { from: '', to: '2027-03-01' },
      },
    });
    arrive({
      bookingEnabled: false,
      pausedText: 'Elternzeit',
      resumesOn: '2027-03-01',
      intakeLimits: [],
    });
    expect(screen.getByRole('heading', { name: texts.state.paused })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: texts.saved.undo }));
    expect(call).toHaveBeenLastCalledWith('setIntake', {
      companySlug: 'praxis',
      edits: {
        bookingEnabled: { from: false, to: true },
        pausedText: { from: 'Elternzeit', to: '' },
        resumesOn: { from: '2027-03-01', to: '' },
      },
    });
    // An earlier saved change must not hide a later one.
    arrive(taking);
    expect(yes().checked).toBe(true);
  });

  test('is shown beside it as patients will read it, as plain text', async () => {
    const { user } = show();
    expect(preview().queryByText(texts.preview.impossible)).toBeNull();
    await user.click(no());
    await user.type(words(), '<b>Urlaub</b>');
    await user.type(day(), '01.03.2027');
    expect(preview().getByText(texts.preview.impossible)).toBeTruthy();
    expect(preview().getByText('<b>Urlaub</b>')).toBeTruthy();
    expect(preview().getByText('Ab 01.03.2027 nimmt die Praxis wieder Anfragen an.')).toBeTruthy();
  });

  test('a second thought leaves nothing to save, and a third one brings the typed day back', async () => {
    const { user } = show();
    await user.click(no());
    await user.type(day(), '01.03.2027');
    await user.click(yes());
    expect(screen.queryByRole('textbox', { name: /Wieder annehmen/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull();
    await user.click(no());
    expect(day().value).toBe('01.03.2027');
  });

  test('an impossible day is refused at its field and nothing is sent; what was typed stays', async () => {
    const { user } = show({ stored: paused });
    await user.type(day(), '31.02.2027');
    await user.click(save());
    expect(call).not.toHaveBeenCalled();
    expect(day().value).toBe('31.02.2027');
    expect(day().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toContain('zum Beispiel 01.03.2027');
  });
});

describe('resuming', () => {
  test('needs no day any more: it is not sent beside, and does not come up at the next pause', async () => {
    const { user, arrive } = show({ stored: { ...paused, resumesOn: '2027-03-01' } });
    await user.click(yes());
    await user.click(save());
    const [, { edits }] = call.mock.calls[0] as [string, { edits: object }];
    expect(edits).toEqual({
      bookingEnabled: { from: false, to: true },
      resumesOn: { from: '2027-03-01', to: '' },
    });
    arrive({ ...paused, bookingEnabled: true });
    await user.click(no());
    expect(day().value).toBe('');
  });
});

test('a refusal of the functions appears at its field, and what was typed stays', async () => {
  call.mockResolvedValue({
    kind: 'refused',
    details: [{ field: 'pausedText', code: 'maxLength', message: 'Bitte kürze diesen Text.' }],
  });
  const { user } = show({ stored: paused });
  await user.type(words(), ' und Umbau');
  await user.click(save());
  expect(words().getAttribute('aria-invalid')).toBe('true');
  expect(words().value).toBe('Elternzeit und Umbau');
});

test('taking back that fails says so', async () => {
  const { user } = show({ stored: paused });
  await user.click(yes());
  await user.click(save());
  call.mockResolvedValue({ kind: 'denied' });
  await user.click(await screen.findByRole('button', { name: texts.saved.undo }));
  await act(async () => {});
  expect((await screen.findAllByText(texts.undoFailed)).length).toBeGreaterThan(0);
});

test('those who may only read see why, what is set, and what patients see; nothing is sent', async () => {
  const { user } = show({ stored: paused, readOnlyReason: frame.administratorsOnly });
  expect(screen.getByText(frame.administratorsOnly)).toBeTruthy();
  expect(words().value).toBe('Elternzeit');
  await user.click(yes());
  expect(no().checked).toBe(true);
  expect(screen.queryByRole('button', { name: frame.save })).toBeNull();
  expect(preview().getByText('Elternzeit')).toBeTruthy();
});

test('a locked practice is never said to take requests, nor shown so', () => {
  show({ isLocked: true, readOnlyReason: frame.locked });
  expect(preview().getByText(texts.preview.impossible)).toBeTruthy();
  expect(screen.getByRole('heading', { name: texts.state.locked })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: texts.state.taking })).toBeNull();
});

test('nobody is told that requests come in while there is no time to choose', () => {
  show({ hasNoTimes: true });
  expect(screen.getByRole('heading', { name: texts.state.noTimes })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: texts.state.taking })).toBeNull();
  expect(preview().getByText(texts.preview.impossible)).toBeTruthy();
});

describe('limits', () => {
  const today = () => within(screen.getByRole('region', { name: texts.today.title }));
  const limit = (n: number) => within(screen.getByRole('group', { name: texts.limits.one(n) }));
  const add = (by: keyof typeof texts.limits.add) =>
    screen.getByRole('button', { name: texts.limits.add[by] });
  const people = (n: number) => limit(n).getByRole('textbox', { name: texts.limits.people });

  test('are sentences to fill in; what they would do today is told and drawn before they are saved', async () => {
    const { user } = show();
    await user.click(add('perTime'));
    expect(today().getByText(/^Heute wäre nichts zu\./)).toBeTruthy();
    await user.clear(people(1));
    await user.type(people(1), '9');
    await user.selectOptions(
      limit(1).getByRole('combobox', { name: texts.limits.when }),
      'am Nachmittag',
    );
    expect(screen.getByRole('group', { name: texts.limits.one(1) }).textContent).toMatch(
      /Eine Zeit.*schließen, wenn für sie.*Personen warten/,
    );
    expect(
      today().getByText(/^Heute wäre 1 von 4 Zeiten zu\. Gerade warten 60 Personen\./),
    ).toBeTruthy();
    expect(today().getByRole('img', { name: 'Zu wären: Mo 12–13 Uhr' })).toBeTruthy();
    await user.click(save());
    const intakeLimits = [{ by: 'perTime', locationId: '', half: 'afternoon', most: 9 }];
    expect(call).toHaveBeenCalledExactlyOnceWith('setIntake', {
      companySlug: 'praxis',
      edits: { intakeLimits: { from: [], to: intakeLimits } },
    });
    await user.click(await screen.findByRole('button', { name: texts.saved.undo }));
    expect(call).toHaveBeenLastCalledWith('setIntake', {
      companySlug: 'praxis',
      edits: { intakeLimits: { from: intakeLimits, to: [] } },
    });
  });

  test('of the whole form tell what patients read, and when it opens again', async () => {
    const { user } = show();
    await user.click(add('waiting'));
    await user.clear(people(1));
    await user.type(people(1), '60');
    expect(today().getByText(/^Heute wäre das ganze Formular pausiert/)).toBeTruthy();
    expect(today().getByText(texts.today.unconfirmed(7))).toBeTruthy();
    expect(
      today().getByText(
        /„Neue Anfragen sind frühestens wieder möglich, wenn weniger als 54 Personen warten\.“/,
      ),
    ).toBeTruthy();
  });

  test('of months compare who waits with the places given in a month', async () => {
    const { user } = show();
    await user.click(add('reach'));
    const months = limit(1).getByRole('textbox', { name: texts.limits.months });
    await user.clear(months);
    await user.type(months, '6');
    expect(today().getByText(/^Heute wäre das ganze Formular pausiert/)).toBeTruthy();
    expect(
      today().getByText(
        /„Bis zu einem Platz dauert es bei uns zurzeit voraussichtlich 6 Monate oder länger\./,
      ),
    ).toBeTruthy();
    expect(today().getByText(texts.today.reach)).toBeTruthy();
    await user.clear(months);
    await user.type(months, '7');
    expect(today().getByText(/^Heute wäre nichts zu\./)).toBeTruthy();
  });

  test('below five are refused at their number, and one can be removed again', async () => {
    const { user } = show();
    await user.click(add('waiting'));
    await user.clear(people(1));
    await user.type(people(1), '4');
    await user.click(save());
    expect(call).not.toHaveBeenCalled();
    expect(people(1).getAttribute('aria-invalid')).toBe('true');
    expect(limit(1).getByText('Bitte gib mindestens 5 ein.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: texts.limits.removeOne(1) }));
    expect(screen.queryByRole('group', { name: texts.limits.one(1) })).toBeNull();
    expect(screen.queryByRole('button', { name: frame.save })).toBeNull();
  });

  test('that has closed the form is said above, in the words patients read', () => {
    const intakeFull =
      'Neue Anfragen sind frühestens wieder möglich, wenn weniger als 54 Personen warten.';
    show({ intakeFull });
    expect(screen.getByRole('heading', { name: texts.state.full })).toBeTruthy();
    expect(screen.getByText(texts.state.fullText(intakeFull))).toBeTruthy();
    expect(preview().getByText(texts.preview.impossible)).toBeTruthy();
    expect(preview().getByText(intakeFull)).toBeTruthy();
  });

  test('cannot be changed by those who may only read', () => {
    const stored: IntakeSettings = {
      ...taking,
      intakeLimits: [{ by: 'waiting', locationId: '', half: 'all', most: 120 }],
    };
    show({ stored, readOnlyReason: frame.administratorsOnly });
    expect(
      (screen.getByRole('group', { name: texts.limits.one(1) }) as HTMLFieldSetElement).disabled,
    ).toBe(true);
    expect(screen.queryByRole('button', { name: texts.limits.add.waiting })).toBeNull();
  });
});

test('who may pause, but not limit, reads whose the limits are', async () => {
  const intakeLimits = [{ by: 'waiting', locationId: '', half: 'all', most: 120 }] as const;
  const { user } = show({
    stored: { ...taking, intakeLimits: [...intakeLimits] },
    mayLimit: false,
  });
  expect(screen.getByText(texts.limits.administratorsOnly)).toBeTruthy();
  expect(screen.getByRole('group', { name: texts.limits.one(1) }).matches(':disabled')).toBe(true);
  await user.click(no());
  await user.click(save());
  expect(call).toHaveBeenCalledExactlyOnceWith('setIntake', {
    companySlug: 'praxis',
    edits: { bookingEnabled: { from: true, to: false } },
  });
});

test('how many want to know is told, if anybody does', async () => {
  call.mockResolvedValue({ kind: 'done', output: { count: 12 } });
  render(<NoticeCount slug="praxis" />);
  expect(await screen.findByText(texts.notices(12))).toBeTruthy();
  expect(call).toHaveBeenCalledExactlyOnceWith('countIntakeNotices', { companySlug: 'praxis' });
});
