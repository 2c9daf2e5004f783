import { defaultOffering } from '@platzwart/domain/practice/offering-settings';
import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import { aRequest, aSlot } from '@platzwart/emulator-data/build-request';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import type { StoredVacancy } from '../../../entities/vacancy/queries.ts';
import { ToastProvider } from '../../../ui/overlay/toasts.tsx';
import { now, vacancyOf } from '../test-vacancy.ts';
import { SeveralPlaces } from './several-places.tsx';

const world = vi.hoisted(() => ({
  open: [] as object[],
  calls: [] as [
    string,
    { places: { vacancyId: string; plan: { requestId: string }[]; askAgain: string[] }[] },
  ][],
  answers: [] as object[],
}));
vi.mock('../../../calls/run.ts', () => {
  const run = async (name: string, input: never) => {
    world.calls.push([name, input]);
    return { ok: true, output: world.answers.shift() ?? { offered: 2, refused: [] } };
  };
  return { run, runTwice: run };
});
const at = (weekday: 1 | 2) => aSlot({ weekday, start: '15:00', end: '16:00' });
const somebody = (
  id: string,
  month: number,
  weekdays: (1 | 2)[],
  more: Parameters<typeof aRequest>[0] = {},
) => ({
  ...aRequest({
    firstname: id,
    lastname: 'Probe',
    slots: weekdays.map(at),
    requestedAt: new Date(Date.UTC(2026, month, 1)),
    ...more,
  }),
  id,
});
const monday = vacancyOf({ state: 'open', slot: at(1), startsOn: '2026-12-07' }, 'mo');
const tuesday = vacancyOf({ state: 'open', slot: at(2), startsOn: '2026-12-08' }, 'di');
const running = vacancyOf({ state: 'offering' }, 'mi');
const onClose = vi.fn();

beforeEach(() => {
  const people = [
    somebody('Ada', 0, [1, 2]),
    somebody('Bea', 1, [1], { email: '' }),
    somebody('Cem', 2, [1]),
  ];
  Object.assign(world, { open: people, calls: [], answers: [] });
  onClose.mockReset();
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
});

const form = aFormConfiguration();
const dialog = (
  vacancies: readonly StoredVacancy[],
  slots: Parameters<typeof SeveralPlaces>[0]['slots'] = 'noted',
) => (
  <ToastProvider label="Meldungen" closeLabel="Schließen">
    <SeveralPlaces
      slots={slots}
      slug="praxis"
      {...{ form, onClose }}
      therapists={[]}
      known={{
        open: world.open as StoredRequest[],
        vacancies,
        now,
        today: '2026-11-23',
        settings: defaultOffering,
        rule: null,
        regionAt: () => undefined,
      }}
    />
  </ToastProvider>
);

function show() {
  const { rerender } = render(dialog([monday, tuesday, running]));
  become = (...vacancies) => rerender(dialog(vacancies));
  return userEvent.setup();
}

/** What is in the database now. */
let become: (...vacancies: readonly StoredVacancy[]) => void = () => {};

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const select = within(row).queryByRole<HTMLSelectElement>('combobox');
      const why = [...(row.lastElementChild?.children ?? [])].filter(
        (part) => !part.classList.contains('hint'),
      );
      return [
        select?.selectedOptions[0]?.textContent,
        why.map(({ textContent }) => textContent).join('') || row.lastElementChild?.textContent,
      ];
    });
const personFor = (day: string) =>
  screen.getByRole('combobox', { name: new RegExp(`^Person für ${day} 15`) });
const sent = (n = 0) =>
  world.calls[n]?.[1].places.map(({ vacancyId, plan }) => [
    vacancyId,
    plan.map(({ requestId }) => requestId),
  ]);

test('suggests who gets which place and why, and one press offers all of them, each with its own next ones', async () => {
  const user = show();
  expect(rows()).toEqual([
    ['Bea Probe', '1 Person davor bekommt einen anderen Platznur per Telefon'],
    ['Ada Probe', 'ist hier an der Reihe'],
  ]);
  expect(screen.getByText(/^42 Jahre · Stelle 1 für Di/).textContent).toMatch(
    / Di 15–16.Uhr · wartet seit/,
  );
  await user.click(screen.getByRole('button', { name: 'Beide anbieten' }));
  expect(world.calls[0]?.[0]).toBe('distributeVacancies');
  expect(sent()).toEqual([
    ['mo', ['Bea', 'Cem']],
    ['di', ['Ada']],
  ]);
  expect(onClose).toHaveBeenCalled();
  expect(await screen.findByText('2 Plätze angeboten')).toBeTruthy();
});

test('chosen hours are counted in the title', () => {
  render(dialog([], [at(1), at(2)]));
  expect(screen.getByRole('dialog', { name: '2 Plätze anbieten' })).toBeTruthy();
});

test('a changed row stays as chosen, and the rest is distributed around it', async () => {
  const user = show();
  await user.selectOptions(personFor('Montag'), 'Ada');
  expect(rows()).toEqual([
    ['Ada Probe', 'von euch gewähltWie vorgeschlagen'],
    ['niemandem anbieten', 'Niemand, der noch keinen Platz bekommt, kann genau zu dieser Zeit.'],
  ]);
  await user.click(screen.getByRole('button', { name: /^Montag.*wie vorgeschlagen$/ }));
  expect(rows().map(([name]) => name)).toEqual(['Bea Probe', 'Ada Probe']);
});

test('a place can stay out of the round', async () => {
  const user = show();
  await user.click(screen.getByRole('checkbox', { name: /^Dienstag 15/ }));
  expect(rows()).toEqual([
    ['Ada Probe', 'ist hier an der Reihe'],
    [undefined, 'nicht in dieser Runde'],
  ]);
  await user.click(screen.getByRole('button', { name: '1 Platz anbieten' }));
  expect(sent()?.map(([id]) => id)).toEqual(['mo']);
});

test('what was refused is named, and who was asked often can be asked after all', async () => {
  world.answers = [
    { offered: 1, refused: [{ vacancyId: 'di', message: 'x', askedOften: ['Ada'] }] },
  ];
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Beide anbieten' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Erst vor Kurzem gab es schon zwei Angebote für Ada Probe.');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(within(alert).getByRole('button', { name: 'Trotzdem fragen' }));
  expect(world.calls[1]?.[1].places.map(({ askAgain }) => askAgain)).toEqual([[], ['Ada']]);
  expect(onClose).toHaveBeenCalled();
});

test('a place that a colleague offers while the round is open leaves it, and that is told', async () => {
  const user = show();
  become(monday, { ...tuesday, state: 'offering' });
  expect(
    screen.getByText(/^Inzwischen ist nicht mehr zu verteilen: Dienstag.15.16.Uhr\./),
  ).toBeTruthy();
  expect(rows()).toEqual([['Ada Probe', 'ist hier an der Reihe']]);
  await user.click(screen.getByRole('button', { name: '1 Platz anbieten' }));
  expect(sent()?.map(([id]) => id)).toEqual(['mo']);
});

test('a place that a colleague took just before is named with the reason; there is nothing more to press', async () => {
  world.answers = [
    {
      offered: 1,
      refused: [
        { vacancyId: 'di', message: 'Diesen Platz gibt es so nicht mehr.', askedOften: [] },
      ],
    },
  ];
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Beide anbieten' }));
  become({ ...monday, state: 'offering' }, { ...tuesday, state: 'filled' });
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /Dienstag.15.16.Uhr: Diesen Platz gibt es so nicht mehr\.$/,
  );
  expect(screen.getByText('1 Platz angeboten')).toBeTruthy();
  expect(screen.queryByText(/^Inzwischen/)).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(onClose).toHaveBeenCalled();
});
