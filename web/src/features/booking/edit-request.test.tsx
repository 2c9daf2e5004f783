import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { type Question, questions } from '@platzwart/domain/booking/questions';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import { aRequest } from '@platzwart/emulator-data/build-request';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { problemOf, refusal } from '../../calls/problem.ts';
import { dropDrafts, hasDrafts, ownDrafts } from '../../calls/saved-drafts.ts';
import { appHistory } from '../../ui/app-history.ts';
import EditRequest, { type EditRequestProps } from './edit-request.tsx';
import { editTexts } from './edit-texts.ts';

type Save = EditRequestProps['save'];

beforeEach(dropDrafts);

const plan = [{ weekday: 1, start: '08:00', end: '11:00' }];
const oneDay = aFormConfiguration({
  selectableLocations: [{ id: 'praxis', title: 'Praxis', selectableSlots: plan }],
  insuranceEnabled: true,
});
const slot = (start: string, end: string, weekday = 1) => ({
  locationId: 'praxis',
  weekday,
  start,
  end,
});
const erika = aRequest({ insurance: 'ÖGK' }, oneDay);

/** With all parts as fields, unless `isFolded`. */
function show({
  isFolded = false,
  ...overrides
}: Partial<EditRequestProps> & { isFolded?: boolean } = {}) {
  const save = vi.fn<Save>(async () => ({ ok: true, output: {} }));
  const given = { onDirty: vi.fn(), onCancel: vi.fn(), onDiscard: vi.fn(), onStay: vi.fn(), save };
  const view = (more: Partial<EditRequestProps>) => (
    <EditRequest
      request={erika}
      draft="edit erika"
      form={oneDay}
      today="2026-11-21"
      disabledReason={undefined}
      isLeaving={false}
      format={{ label: (field) => field, value: (_field, value) => String(value) }}
      {...given}
      {...overrides}
      {...more}
    />
  );
  const { rerender } = render(view({}));
  if (!isFolded)
    for (const part of screen.queryAllByRole('button', { name: / ändern/ })) fireEvent.click(part);
  return {
    ...given,
    rerender: (more: Partial<EditRequestProps>) => rerender(view(more)),
    save: (overrides.save ?? save) as typeof save,
    user: userEvent.setup(),
    change: (request: Partial<TherapyRequest>, form: FormConfiguration = oneDay) =>
      rerender(view({ request: { ...erika, ...request }, form })),
  };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

async function type(user: ReturnType<typeof userEvent.setup>, name: string, text: string) {
  await user.clear(field(name));
  if (text !== '') await user.type(field(name), text);
}

test('only what was changed is sent, on what was seen, with what takes it back', async () => {
  const { user, save, onDirty } = show();
  expect(
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Montag 8:00 bis 9:00 Uhr' }).checked,
  ).toBe(true);
  await type(user, 'Telefonnummer', '0660 2');
  await type(user, 'Geburtsdatum', '180584');
  await user.click(screen.getByRole('checkbox', { name: 'Montag 10:00 bis 11:00 Uhr' }));
  expect(onDirty).toHaveBeenLastCalledWith(true);
  await press(user, 'Änderungen speichern');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  const edited = save.mock.calls[0]?.[0];
  expect(edited?.edits).toEqual({
    birthdate: { from: '1984-05-17', to: '18.05.1984' },
    phone: { from: '0660 0000000', to: '0660 2' },
    slots: { from: [slot('08:00', '10:00')], to: [slot('08:00', '11:00')] },
  });
  expect(edited?.after).toMatchObject({ phone: '0660 2', birthdate: '1984-05-18' });
  expect(edited?.undo).toEqual({
    birthdate: { from: '1984-05-18', to: '1984-05-17' },
    phone: { from: '0660 2', to: '0660 0000000' },
    slots: { from: [slot('08:00', '11:00')], to: [slot('08:00', '10:00')] },
  });
});

test('what was typed before the device was locked is there again, beside what a colleague changed', async () => {
  ownDrafts('anna');
  const { user } = show();
  await type(user, 'Telefonnummer', '0660 2');
  cleanup();
  const back = show({ isFolded: true, request: { ...erika, lastname: 'Neu', phone: '0660 3' } });
  expect(field('Telefonnummer').value).toBe('0660 2');
  expect(field('Nachname').value).toBe('Neu');
  expect(screen.getByText(/0660 3/)).toBeTruthy();
  await press(back.user, 'Zurück zum gespeicherten Stand: phone');
  expect(hasDrafts()).toBe(false);
});

test('what is answered when another page is in sight waits nowhere', async () => {
  ownDrafts('anna');
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<Save>>>();
  const { user, save } = show({ save: vi.fn<Save>(() => promise) });
  await type(user, 'Telefonnummer', '0660 2');
  await press(user, 'Änderungen speichern');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  cleanup();
  appHistory().push('/anderswo');
  resolve({ ok: true, output: {} });
  await promise;
  await waitFor(() => expect(hasDrafts()).toBe(false));
});

test('what would be saved is named below, and goes back with a press, to its field', async () => {
  const { user, onDirty } = show();
  expect(screen.getByText('Noch nichts geändert')).toBeTruthy();
  await type(user, 'Telefonnummer', '0660 2');
  expect(screen.getByText('1 Angabe geändert')).toBeTruthy();
  await press(user, 'Zurück zum gespeicherten Stand: phone');
  expect(field('Telefonnummer').value).toBe('0660 0000000');
  expect(document.activeElement).toBe(field('Telefonnummer'));
  expect(onDirty).toHaveBeenLastCalledWith(false);
});

test('what is typed back to how it was is no change, and there is nothing to save', async () => {
  const { user, save, onDirty } = show();
  await type(user, 'Telefonnummer', '0660 2');
  await type(user, 'Telefonnummer', '0660 0000000');
  expect(onDirty).toHaveBeenLastCalledWith(false);
  expect(
    screen.getByRole('button', { name: 'Änderungen speichern' }).getAttribute('aria-disabled'),
  ).toBe('true');
  await press(user, 'Änderungen speichern');
  expect(save).not.toHaveBeenCalled();
});

test('an answer that was missing can be given but not taken away again: undoing leaves it and reverts the rest', async () => {
  const form = { ...oneDay, houseCallEnabled: true };
  const { user, save } = show({ form });
  await user.click(screen.getByRole('radio', { name: 'Ja' }));
  await type(user, 'Vorname', 'Rita');
  await press(user, 'Änderungen speichern');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(new Set(Object.keys(save.mock.calls[0]?.[0].edits ?? {}))).toEqual(
    new Set(['firstname', 'houseCall']),
  );
  expect(save.mock.calls[0]?.[0].undo).toEqual({ firstname: { from: 'Rita', to: 'Erika' } });
});

test('the rules of the booking form appear at the fields and above them; an old gap elsewhere stops nobody', async () => {
  const { user, save, change } = show();
  change({ insurance: '' });
  await type(user, 'Telefonnummer', '');
  await press(user, 'Änderungen speichern');
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(screen.getAllByText('Bitte gib die Telefonnummer ein.')).toHaveLength(2);
  expect(summary.querySelectorAll('li')).toHaveLength(1);
  expect(save).not.toHaveBeenCalled();
  await type(user, 'Telefonnummer', '0660 2');
  await press(user, 'Änderungen speichern');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
});

test('what a colleague changes comes into untouched fields by itself, and is no change of the editor', async () => {
  const { user, save, change, onDirty } = show();
  await type(user, 'Vorname', 'Rita');
  change({ phone: '0660 9', slots: [slot('09:00', '10:00')] });
  await waitFor(() => expect(field('Telefonnummer').value).toBe('0660 9'));
  expect(
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Montag 8:00 bis 9:00 Uhr' }).checked,
  ).toBe(false);
  expect(field('Vorname').value).toBe('Rita');
  expect(onDirty).toHaveBeenLastCalledWith(true);
  await press(user, 'Änderungen speichern');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0].edits).toEqual({ firstname: { from: 'Erika', to: 'Rita' } });
});

test('on the same field nothing is sent until the member has decided: what is there now, or the own text on top of it', async () => {
  const { user, save, change } = show({ changedBy: () => 'Anna Berger' });
  await type(user, 'Telefonnummer', '0660 11');
  change({ phone: '0660 22' });
  expect((await screen.findByText('0660 22')).parentElement?.textContent).toBe(
    'phone. Von Anna Berger steht jetzt dort: 0660 22',
  );
  expect(field('Telefonnummer').getAttribute('aria-invalid')).toBe('true');
  expect(field('Telefonnummer').value).toBe('0660 11');
  await press(user, 'Änderungen speichern');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Diese Angabe wurde inzwischen geändert.',
  );
  expect(save).not.toHaveBeenCalled();

  await press(user, 'Meine Angabe behalten: phone');
  expect(document.activeElement).toBe(field('Telefonnummer'));
  expect(screen.queryByText('0660 22')).toBeNull();
  await press(user, 'Änderungen speichern');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0].edits).toEqual({ phone: { from: '0660 22', to: '0660 11' } });
});

test('taking over what a colleague wrote leaves nothing to save there', async () => {
  const { user, change, onDirty } = show();
  await type(user, 'Telefonnummer', '0660 11');
  change({ phone: '0660 22' });
  await user.click(await screen.findByRole('button', { name: 'Neuen Stand übernehmen: phone' }));
  expect(field('Telefonnummer').value).toBe('0660 22');
  expect(field('Telefonnummer').getAttribute('aria-invalid')).toBeNull();
  await waitFor(() => expect(onDirty).toHaveBeenLastCalledWith(false));
});

test('preferred times that are no longer offered are named and stay, whatever is chosen beside them', async () => {
  const request = { ...erika, slots: [slot('08:00', '10:00'), slot('15:00', '16:00', 5)] };
  const { user, save } = show({ request });
  expect(
    screen.getByText('Nicht mehr angeboten, bleibt aber als Wunsch erhalten: Fr 15–16 Uhr.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Montag 8:00 bis 9:00 Uhr' }));
  await press(user, 'Änderungen speichern');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0].after.slots).toEqual([
    slot('09:00', '10:00'),
    slot('15:00', '16:00', 5),
  ]);
});

test('a refusal appears at its field or above all; what was typed stays', async () => {
  const details = [
    { field: 'email', code: 'invalid', message: 'Diese Adresse nicht.' },
    {
      field: 'requestId',
      code: 'samePersonWaits',
      message: 'Für diese Person steht schon eine andere Anfrage auf der Warteliste.',
    },
  ];
  // The address is in a part that is a line until then.
  const { user } = show({
    isFolded: true,
    save: async () => ({ ok: false, problem: refusal(details) }),
  });
  await type(user, 'Vorname', 'Rita');
  await press(user, 'Änderungen speichern');
  const summary = await screen.findByRole('alert');
  expect([...summary.querySelectorAll('li')].map((line) => line.textContent)).toEqual(
    details.map(({ message }) => message),
  );
  expect(field('E-Mail-Adresse').getAttribute('aria-invalid')).toBe('true');
  expect(field('Vorname').value).toBe('Rita');
});

test('a refusal of the whole is said to be that, and not that something typed is wrong', async () => {
  const details = [
    { field: 'requestId', code: 'requestArchived', message: 'Diese Anfrage ist im Archiv.' },
  ];
  const { user } = show({ save: async () => ({ ok: false, problem: refusal(details) }) });
  await type(user, 'Vorname', 'Rita');
  await press(user, 'Änderungen speichern');
  const summary = await screen.findByRole('alert');
  expect(summary.querySelector('h2')?.textContent).toBe(editTexts.notSaved);
});

test('without a connection it says so and keeps everything', async () => {
  const { user } = show({
    save: async () => ({
      ok: false,
      problem: problemOf('offline'),
    }),
  });
  await type(user, 'Vorname', 'Rita');
  await press(user, 'Änderungen speichern');
  expect((await screen.findByRole('alert')).textContent).toContain('Keine Verbindung');
  expect(field('Vorname').value).toBe('Rita');
});

test('while it is archived the entries stay readable and Enter in a field sends nothing either', async () => {
  const { user, save } = show({ disabledReason: 'Diese Anfrage wurde inzwischen archiviert.' });
  const button = screen.getByRole('button', { name: 'Änderungen speichern' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.type(field('Vorname'), 'x{Enter}');
  expect(screen.getByText('Diese Anfrage wurde inzwischen archiviert.')).toBeTruthy();
  expect(field('Vorname').value).toBe('Erikax');
  expect(save).not.toHaveBeenCalled();
});

test('for oneself again: the contact person is not sent, and undoing brings it back', async () => {
  const contact = {
    contactPersonFirstname: 'Maria',
    contactPersonLastname: 'Huber',
    contactPersonRelationship: 'Mutter',
  };
  const { user, save } = show({ request: { ...erika, type: 'other', ...contact } });
  await user.click(screen.getByRole('radio', { name: 'Für sich selbst' }));
  expect(screen.queryByRole('textbox', { name: 'Beziehung zur Person' })).toBeNull();
  await press(user, 'Änderungen speichern');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0].edits).toEqual({ type: { from: 'other', to: 'self' } });
  expect(save.mock.calls[0]?.[0].undo).toMatchObject({
    type: { from: 'self', to: 'other' },
    contactPersonFirstname: { to: 'Maria' },
  });
});

test('only the part one came for is fields; the others say their answers, and become fields by a press', async () => {
  const { user } = show({ isFolded: true, part: 'times' });
  expect(screen.getByRole('checkbox', { name: 'Montag 8:00 bis 9:00 Uhr' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Telefonnummer' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Kontakt ändern: / }));
  expect(document.activeElement).toBe(field('E-Mail-Adresse'));
  expect(field('Telefonnummer').value).toBe(erika.phone);
});

test('whoever stays after all continues in the field where the question came', async () => {
  const { user, rerender } = show();
  await user.click(field('Telefonnummer'));
  rerender({ isLeaving: true });
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Änderungen verwerfen?' }));
  rerender({ isLeaving: false });
  expect(document.activeElement).toBe(field('Telefonnummer'));
});

test('whatever the form asks and whatever is wrong, staff are addressed as du', async () => {
  const switches = Object.values<Question>(questions).flatMap((question) =>
    question.switch === undefined ? [] : [[question.switch, true]],
  );
  const places = ['praxis', 'zweite'].map((id) => ({ id, title: id, selectableSlots: plan }));
  const everything = {
    ...aFormConfiguration({ selectableLocations: places }),
    ...Object.fromEntries(switches),
  } as FormConfiguration;
  const { user, save } = show({
    form: everything,
    request: aRequest({ type: 'other', callbackWish: true }, everything),
  });
  for (const box of screen.getAllByRole('textbox')) await user.clear(box);
  await press(user, 'Änderungen speichern');
  await screen.findByRole('alert');
  await type(user, 'E-Mail-Adresse', 'eva@gmial.com');
  await user.tab();
  await screen.findByText(editTexts.didYouMean('eva@gmail.com'));
  expect(save).not.toHaveBeenCalled();
  const formal = /[^.!?:]*\b(?:Sie|Ihnen|Ihr|Ihre|Ihren|Ihrem|Ihrer|Ihres)\b[^.!?]*/g;
  expect(document.body.textContent?.match(formal)).toBeNull();
});

test('times typed in words replace those chosen; words that say none leave them', async () => {
  const { user, save } = show();
  await type(user, 'Zeiten in Worten', 'Mo ab 9, Di nicht, mit Oma');
  expect(await screen.findByText(/lässt sich nicht als Zeit lesen/)).toBeTruthy();
  await press(user, 'Änderungen speichern');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0].edits.slots?.to).toEqual([slot('09:00', '11:00')]);
});

const words = (text: string) =>
  fireEvent.change(field('Zeiten in Worten'), { target: { value: text } });

test('words without times leave the times and the location as they were, and take back those before', () => {
  show({ request: { ...erika, locationIds: [] } });
  words('bitte anrufen');
  expect(screen.getByText('Noch nichts geändert')).toBeTruthy();
  words('Mo ab 9');
  expect(screen.getByText('2 Angaben geändert')).toBeTruthy();
  words('');
  expect(screen.getByText('Noch nichts geändert')).toBeTruthy();
});

test('times typed in words leave wishes that are no longer offered, and their notice', () => {
  show({ request: { ...erika, slots: [slot('15:00', '16:00', 5)] } });
  words('Mo 8-9');
  expect(
    screen.getByText('Nicht mehr angeboten, bleibt aber als Wunsch erhalten: Fr 15–16 Uhr.'),
  ).toBeTruthy();
});

test("words that were no times write nothing over a colleague's newer ones", async () => {
  const { change } = show();
  words('x');
  change({ slots: [slot('09:00', '10:00')] });
  const early = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Montag 8:00 bis 9:00 Uhr',
  });
  await waitFor(() => expect(early.checked).toBe(false));
  words('');
  expect(early.checked).toBe(false);
  expect(screen.getByText('Noch nichts geändert')).toBeTruthy();
});

test('words stand there only as long as what they say would be saved', async () => {
  const places = ['praxis', 'zweite'].map((id) => ({ id, title: id, selectableSlots: plan }));
  const { user } = show({ form: { ...oneDay, selectableLocations: places } });
  words('Mo ab 9');
  await press(user, 'Zurück zum gespeicherten Stand: slots');
  expect(field('Zeiten in Worten').value).toBe('');
  expect(screen.getByText(editTexts.typedTimesHint)).toBeTruthy();
  words('Mo ab 10');
  fireEvent.click(screen.getByRole('checkbox', { name: 'zweite' }));
  expect(field('Zeiten in Worten').value).toBe('');
});
