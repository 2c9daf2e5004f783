/** What is said and held while the server delays, loses its answer, or answers twice. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { ToastProvider, useToasts } from '../ui/overlay/toasts.tsx';
import { TextField } from '../ui/text-field.tsx';
import { runWithRetry } from './retry.ts';
import { run, runTwice } from './run.ts';
import { staffTexts } from './staff-texts.ts';
import { tellSaving } from './tell.ts';
import { texts } from './texts.ts';
import { useCommandForm } from './use-command-form.tsx';

const heard: unknown[] = [];
let line: MockInstance;
let server: (body: unknown) => Promise<Response>;
const done = () => Response.json({ result: {} });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const after = (seconds: number) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(done()), seconds * 1000));
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

// Loading it takes time of its own.
beforeAll(() => import('../firebase/calls.ts'));
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  heard.length = 0;
  line = vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    const body = JSON.parse(String(init?.body)).data;
    heard.push(body);
    return server(body);
  });
});
afterEach(() => {
  line.mockRestore();
  vi.useRealTimers();
});

function Form() {
  const form = useCommandForm(
    (data: FormData) => run('updateUser', { name: `${data.get('name')}` }),
    {
      fields: ['name'],
      titles: { invalid: 'Bitte prüfen.', failed: 'Noch nicht gespeichert' },
    },
  );
  return (
    <form noValidate onSubmit={form.onSubmit}>
      {form.summary}
      <TextField label="Name" defaultValue="Anna" {...form.field('name')} />
      <button type="submit">{form.isRunning ? 'Wird gespeichert …' : 'Speichern'}</button>
      <p>{form.isDone && 'Gespeichert.'}</p>
    </form>
  );
}

function showForm() {
  render(<Form />);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { user, press: () => user.click(screen.getByRole('button')) };
}
const field = () => screen.getByRole<HTMLInputElement>('textbox');

test('a form whose answer takes twenty seconds says so after ten, keeps what it sent, and takes the answer', async () => {
  server = () => after(20);
  const { user, press } = showForm();
  await press();
  await pass(9);
  expect(screen.queryByText(texts.slow)).toBeNull();
  await pass(2);
  expect(screen.getByText(texts.slow)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(field(), ' Berger');
  await press();
  expect(field().value).toBe('Anna');
  await pass(10);
  expect(screen.getByText('Gespeichert.')).toBeTruthy();
  expect(screen.queryByText(texts.slow)).toBeNull();
  expect(heard).toEqual([{ name: 'Anna' }]);
  await user.type(field(), ' Berger');
  expect(field().value).toBe('Anna Berger');
});

test('an answer that was lost is unknown, not failed, and the same can be sent again', async () => {
  server = lost;
  const { press } = showForm();
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain(texts.noAnswer);
  server = async () => done();
  await press();
  expect(await screen.findByText('Gespeichert.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(heard).toEqual([{ name: 'Anna' }, { name: 'Anna' }]);
});

test('pressed twice before the answer, it is sent once', async () => {
  server = () => after(3);
  const { user } = showForm();
  await user.dblClick(screen.getByRole('button'));
  await pass(3);
  expect(screen.getByText('Gespeichert.')).toBeTruthy();
  expect(heard).toHaveLength(1);
});

test('a server that answers twice is believed once: asked again, the same comes of it', async () => {
  server = () => (heard.length === 1 ? lost() : Promise.resolve(done()));
  expect(await runTwice('updateUser', { name: 'Anna' })).toMatchObject({ ok: true });
  expect(heard).toEqual([{ name: 'Anna' }, { name: 'Anna' }]);
});

function Answer() {
  const { show } = useToasts();
  const give = () => {
    const input = { companySlug: 'praxis', requestId: 'a', reason: 'other' as const };
    void tellSaving(
      show,
      runWithRetry('archiveRequest', input, 'a'),
      { title: 'Ada: archiviert', action: { label: 'Rückgängig', run: () => undefined } },
      'Ada wurde nicht archiviert',
    );
  };
  return (
    <button type="button" onClick={give}>
      Archivieren
    </button>
  );
}

async function giveAnswer() {
  render(
    <ToastProvider label="Meldungen" closeLabel="Schließen">
      <Answer />
    </ToastProvider>,
  );
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Archivieren' }));
}
const told = (text: string) => screen.queryAllByText(text).length > 0;

test('what is answered in one press is said to be saved once it is: until then that it is being saved', async () => {
  server = () => after(20);
  await giveAnswer();
  await screen.findAllByText(staffTexts.saving('Ada: archiviert'));
  await pass(11);
  expect(told(texts.slow)).toBe(true);
  expect(told('Ada: archiviert')).toBe(false);
  await pass(10);
  expect(told('Ada: archiviert')).toBe(true);
  expect(told(texts.slow)).toBe(false);
  expect(screen.getByText('Rückgängig')).toBeTruthy();
  await pass(9);
  expect(told('Ada: archiviert')).toBe(false);
});

test('a lost answer is asked for again, and nothing is said until it is known', async () => {
  server = () => (heard.length === 1 ? lost() : after(3));
  await giveAnswer();
  await screen.findAllByText(staffTexts.saving('Ada: archiviert'));
  await pass(5);
  expect(told('Ada: archiviert')).toBe(true);
  expect(heard).toHaveLength(2);
});

test('what is refused in the end is taken back in words', async () => {
  const details = [{ field: 'form', code: 'gone', message: 'Die Anfrage gibt es nicht mehr.' }];
  server = async () =>
    Response.json({ details, error: { status: 'INVALID_ARGUMENT', message: '' } }, { status: 400 });
  await giveAnswer();
  await screen.findAllByText('Ada wurde nicht archiviert');
  expect(told('Die Anfrage gibt es nicht mehr.')).toBe(true);
  expect(told('Ada: archiviert')).toBe(false);
});

test('offline it says when it will be saved, and does not stay in the way', async () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await giveAnswer();
  await screen.findAllByText(staffTexts.held('Ada: archiviert'));
  await pass(9);
  expect(told(staffTexts.held('Ada: archiviert'))).toBe(false);
  server = async () => done();
  connection.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  await pass(1);
  expect(heard).toHaveLength(1);
  connection.mockRestore();
});
