import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import { aRequest } from '@platzwart/emulator-data/build-request';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { dropDrafts, hasDrafts, ownDrafts } from '../../../calls/saved-drafts.ts';
import { texts as callTexts } from '../../../calls/texts.ts';
import ManualEntryView, { type ManualEntryViewProps } from './manual-entry-view.tsx';
import { texts } from './texts.ts';

const { send, waiting } = vi.hoisted(() => ({
  send: vi.fn(),
  waiting: { current: [] as unknown[] },
}));
vi.mock('../../../firebase/calls.ts', () => ({
  call: (_name: string, entry: unknown) => send(entry),
}));
vi.mock('../../../entities/request/request-handling.tsx', () => ({
  useRequestHandling: () => ({
    open: { status: 'loaded', value: waiting.current, isComplete: true },
    tags: new Map([['kind', { name: 'Kind', color: 'teal', icon: '', order: 0 }]]),
  }),
}));

const form = aFormConfiguration({
  selectableLocations: [
    {
      id: 'praxis',
      title: 'Praxis',
      selectableSlots: [{ weekday: 1, start: '08:00', end: '12:00' }],
    },
  ],
});

beforeEach(() => {
  waiting.current = [];
  dropDrafts();
  send.mockReset().mockResolvedValue({ kind: 'done', output: { requestId: 'f'.repeat(32) } });
  history.replaceState(null, '');
});

function show(over: Partial<ManualEntryViewProps> = {}) {
  const [onOpen, onClose] = [vi.fn(), vi.fn()];
  const page = (more: Partial<ManualEntryViewProps>) => (
    <MemoryRouter>
      <ManualEntryView
        slug="praxis"
        form={form}
        today="2026-11-21"
        basePath="/praxis/administration"
        readOnlyReason={undefined}
        isShown
        onOpen={onOpen}
        onClose={onClose}
        {...over}
        {...more}
      />
    </MemoryRouter>
  );
  const { rerender } = render(page({}));
  return {
    user: userEvent.setup(),
    onOpen,
    onClose,
    rerender: (more: Partial<ManualEntryViewProps>) => rerender(page(more)),
  };
}

type User = ReturnType<typeof userEvent.setup>;

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (user: User, name: string = texts.save) =>
  user.click(screen.getByRole('button', { name }));
const focused = () => document.activeElement;

/** As on the phone: from field to field by Enter. */
async function takeCall(user: User) {
  await waitFor(() => expect(focused()).toBe(field(texts.phone)));
  await user.keyboard('0660 1234{Enter}Eva Huber{Enter}Mo vorm.{Enter}');
}

test('a call is taken by keyboard alone: number, name, times, and Ctrl+Enter; the next one starts empty under another id', async () => {
  const { user, onClose } = show();
  await takeCall(user);
  expect(focused()).toBe(field(texts.note));
  expect(screen.getByText('Mo 8–12')).toBeTruthy();
  await user.keyboard('ruft wieder an{Control>}{Enter}{/Control}');
  const another = await screen.findByRole('button', { name: texts.another });
  expect(focused()).toBe(another);
  const first = send.mock.calls[0]?.[0];
  expect(first).toMatchObject({
    phone: '0660 1234',
    firstname: 'Eva',
    lastname: 'Huber',
    slots: [{ locationId: 'praxis', weekday: 1, start: '08:00', end: '12:00' }],
    adminNote: 'ruft wieder an',
    type: 'self',
    email: '',
    tags: [],
    prioritized: false,
    followUpConsent: false,
  });
  for (const box of ['termsOfUseAccepted', 'healthDataConsent', 'name', 'times'])
    expect(first).not.toHaveProperty(box);
  expect(screen.getByText('Fehlt noch: Geburtsdatum, Grund der Anfrage')).toBeTruthy();
  await user.click(another);
  // Another button than the one that saves now: the same one would submit the empty form by this
  // press.
  expect(another.isConnected).toBe(false);
  expect(focused()).toBe(field(texts.phone));
  expect(field(texts.name).value).toBe('');
  await takeCall(user);
  await press(user);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls[1]?.[0].requestId).not.toBe(first.requestId);
  await user.click(await screen.findByRole('button', { name: texts.openSaved }));
  await waitFor(() => expect(onClose).toHaveBeenCalledWith('f'.repeat(32)));
});

test('times are painted as well as typed, and what is no time goes into the note', async () => {
  const { user } = show();
  await takeCall(user);
  await user.click(screen.getByText(texts.paint));
  await user.click(await screen.findByRole('checkbox', { name: 'Montag 8:00 bis 9:00 Uhr' }));
  expect(field(texts.times).value).toBe('Mo 9–12');
  await user.type(field(texts.times), ', wenn Oma kann');
  expect(screen.getByText(new RegExp(texts.timesToNote))).toBeTruthy();
  await press(user);
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    slots: [],
    adminNote: texts.timesInNote('Mo 9–12, wenn Oma kann'),
  });
});

test('who waits already is found by number or name, and looking at their request keeps what was typed', async () => {
  waiting.current = [
    { ...aRequest({ firstname: 'Eva', lastname: 'Huber', phone: '+43 660 1234567' }), id: 'eva' },
  ];
  const { user, onOpen, rerender } = show();
  await user.type(field(texts.phone), '0660 123');
  await user.click(screen.getByRole('button', { name: texts.openNamed('Eva Huber') }));
  expect(onOpen).toHaveBeenCalledWith('eva');
  rerender({ isShown: false });
  expect(screen.queryByRole('textbox')).toBeNull();
  rerender({ isShown: true });
  expect(field(texts.phone).value).toBe('0660 123');
});

test('a last name and a way to reach the person are all that is asked for, in du', async () => {
  const { user } = show();
  await press(user);
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(focused()).toBe(summary));
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Bitte gib eine Telefonnummer oder eine E-Mail-Adresse ein. Ohne beides erreicht ihr niemanden.',
    'Bitte gib den Nachnamen ein.',
  ]);
  expect(send).not.toHaveBeenCalled();
});

test('a name that may be two people’s is saved as it was read', async () => {
  const { user } = show();
  await user.type(field(texts.phone), '0660 1234');
  await user.type(field(texts.name), 'Lina und Paul Steiner');
  await press(user);
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    firstname: 'Lina und Paul',
    lastname: 'Steiner',
  });
});

test('further answers, tags and an earlier day go along; an error among them opens them', async () => {
  const { user } = show();
  await takeCall(user);
  await user.click(screen.getByRole('button', { name: 'Kind' }));
  await user.click(screen.getByText(texts.further));
  await user.type(await screen.findByRole('textbox', { name: 'Geburtsdatum' }), '310284');
  await user.type(field(texts.requestedOn), '1.2.26');
  await user.click(screen.getByText(texts.further));
  await press(user);
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(focused()).toBe(summary));
  const birthdate = await screen.findByRole('textbox', { name: 'Geburtsdatum' });
  expect(birthdate.getAttribute('aria-invalid')).toBe('true');
  await user.clear(birthdate);
  await user.type(birthdate, '170584');
  await press(user);
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    birthdate: '1984-05-17',
    requestedOn: '2026-02-01',
    tags: ['kind'],
  });
});

test('what was typed when the session ended is there again after signing in, and for nobody else', async () => {
  ownDrafts('anna');
  const { user } = show();
  await user.type(field(texts.name), 'Eva Huber');
  cleanup();
  ownDrafts('anna');
  show();
  await waitFor(() => expect(field(texts.name).value).toBe('Eva Huber'));
  expect(screen.getByText(texts.restored)).toBeTruthy();
  // Still unsaved.
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  cleanup();
  ownDrafts('jonas');
  show();
  expect(field(texts.name).value).toBe('');
});

test('what is given up or saved is not kept', async () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(true);
  ownDrafts('anna');
  const { user, onClose } = show();
  await user.type(field(texts.phone), '0');
  expect(hasDrafts()).toBe(true);
  await press(user, texts.cancel);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(hasDrafts()).toBe(false);
  ask.mockRestore();
});

test('leaving with something unsaved is asked about first', async () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const { user, onClose } = show();
  await user.type(field(texts.phone), '0');
  await press(user, texts.cancel);
  expect(ask).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  ask.mockReturnValue(true);
  await press(user, texts.cancel);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('pressed twice it is sent once; without an answer it is asked once more, and again by a press, under the same id', async () => {
  let answer: (value: unknown) => void = () => undefined;
  send.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const { user } = show();
  await takeCall(user);
  await press(user);
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  await user.click(screen.getByRole('button', { name: texts.saving }));
  expect(send).toHaveBeenCalledOnce();
  send.mockResolvedValueOnce({ kind: 'failed' });
  answer({ kind: 'failed' });
  expect(await screen.findByText(callTexts.noAnswer)).toBeTruthy();
  await press(user);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
  expect(new Set(send.mock.calls.map(([entry]) => JSON.stringify(entry))).size).toBe(1);
});

test('the request itself tells that it is saved, before its answer or without one; meanwhile nothing can be typed', async () => {
  send.mockReturnValue(new Promise(() => undefined));
  const { user, rerender } = show();
  await takeCall(user);
  await press(user);
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(screen.getByRole('form', { name: texts.title }).hasAttribute('inert')).toBe(true);
  waiting.current = [{ ...aRequest({ firstname: 'Eva' }), id: send.mock.calls[0]?.[0].requestId }];
  rerender({});
  expect(await screen.findByText(texts.saved('Eva Huber'))).toBeTruthy();
  expect(screen.queryByText(texts.known)).toBeNull();
  send.mockResolvedValue({ kind: 'done', output: { requestId: 'f'.repeat(32) } });
  await press(user, texts.another);
  await takeCall(user);
  await press(user);
  expect(await screen.findByRole('button', { name: texts.another })).toBeTruthy();
  expect(send).toHaveBeenCalledTimes(2);
});

test('of a person who waits already, a way leads to the open request and the entries stay', async () => {
  send.mockResolvedValue({
    kind: 'refused',
    details: [{ field: 'requestId', code: 'samePersonWaits', message: 'wartet schon' }],
  });
  const { user } = show();
  await takeCall(user);
  await press(user);
  const link = await screen.findByRole('link', {
    name: new RegExp(texts.showWaiting('Eva Huber')),
  });
  expect(link.getAttribute('href')).toBe('/praxis/administration/anfragen#suche=Eva+Huber');
  expect(screen.getByRole('heading', { name: texts.notSaved })).toBeTruthy();
  expect(field(texts.name).value).toBe('Eva Huber');
});

test('a refusal appears at its field', async () => {
  send.mockResolvedValue({
    kind: 'refused',
    details: [{ field: 'phone', code: 'x', message: 'so nicht' }],
  });
  const { user } = show();
  await takeCall(user);
  await press(user);
  await waitFor(() => expect(screen.getAllByText('so nicht').length).toBe(2));
  expect(screen.getByRole('heading', { name: texts.invalid })).toBeTruthy();
});

test('consent is asked for with an address alone, and goes with it', async () => {
  const { user } = show();
  await takeCall(user);
  await user.click(screen.getByText(texts.further));
  expect(screen.queryByRole('checkbox', { name: texts.followUpConsent })).toBeNull();
  const email = screen.getByRole('textbox', { name: /E-Mail-Adresse/ });
  await user.type(email, 'eva@post.example');
  await user.click(screen.getByRole('checkbox', { name: texts.followUpConsent }));
  await user.clear(email);
  await press(user);
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.[0]).toMatchObject({ email: '', followUpConsent: false });
});

test('who may only read sees why instead of the form; what was typed before a lock stays readable', async () => {
  const { user, rerender } = show({ readOnlyReason: 'Du hast Lesezugriff.' });
  expect(screen.getByText('Du hast Lesezugriff.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  rerender({ readOnlyReason: undefined });
  await user.type(field(texts.name), 'Eva');
  rerender({ readOnlyReason: 'gesperrt' });
  expect(screen.getByText('gesperrt')).toBeTruthy();
  expect(field(texts.name).value).toBe('Eva');
  await press(user);
  expect(send).not.toHaveBeenCalled();
});
