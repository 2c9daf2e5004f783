import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TextField } from '../ui/text-field.tsx';
import { notDone, type Result, refusal, wrongFields } from './problem.ts';
import { useCommandForm } from './use-command-form.tsx';

type Run = (data: FormData) => Promise<Result<string>>;

const texts = { invalid: 'Bitte prüfen.', failed: 'Nicht gespeichert.' };
const refused = (...details: [field: string, message: string][]): Result<never> => ({
  ok: false,
  problem: refusal(details.map(([field, message]) => ({ field, code: 'x', message }))),
});

function show(run: Run, titles: { invalid: string; failed?: string } = texts) {
  const onDone = vi.fn();
  function Form() {
    const form = useCommandForm(run, {
      check: (data: FormData) =>
        wrongFields({ name: data.get('name') === '' ? 'Der Name fehlt.' : undefined }),
      fields: ['name', 'email'],
      titles,
      onDone,
    });
    return (
      <form noValidate onSubmit={form.onSubmit}>
        {form.summary}
        <TextField label="Name" defaultValue="Anna" {...form.field('name')} />
        <TextField label="E-Mail" {...form.field('email')} />
        <button type="submit">{form.isRunning ? 'Moment' : 'Senden'}</button>
        <p role="status">{form.isDone && 'Gespeichert'}</p>
      </form>
    );
  }
  render(<Form />);
  const user = userEvent.setup();
  return { onDone, user, press: () => user.click(screen.getByRole('button')) };
}

const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const error = (label: string) => screen.getByLabelText(label).getAttribute('aria-describedby');

test('what is wrong before anybody is asked stands at its field and above, which takes the focus each time; nobody is asked', async () => {
  const run = vi.fn<Run>();
  const { user, press } = show(run);
  await user.clear(screen.getByLabelText('Name'));
  for (const _ of [1, 2]) {
    await press();
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  }
  expect(screen.getByRole('heading').textContent).toBe('Bitte prüfen.');
  expect(lines()).toEqual(['Der Name fehlt.']);
  expect(error('Name')).toBe('name-error');
  expect(run).not.toHaveBeenCalled();
});

test('a refusal stands at the fields it names, in their order and once each; the rest, once each, is about the whole', async () => {
  const { press } = show(async () =>
    refused(
      ['form', 'Zu viele.'],
      ['email', 'Gibt es schon.'],
      ['user.name', 'Zu kurz.'],
      ['name', 'Seltsam.'],
      ['toString', 'Zu viele.'],
    ),
  );
  await press();
  expect(screen.getByRole('heading').textContent).toBe('Bitte prüfen.');
  expect(lines()).toEqual(['Zu kurz.', 'Gibt es schon.', 'Zu viele.']);
});

test('a field’s message is gone as soon as something is typed there, and the summary with the last one', async () => {
  const { user, press } = show(async () =>
    refused(['name', 'Zu kurz.'], ['email', 'Gibt es schon.']),
  );
  await press();
  await user.type(screen.getByLabelText('Name'), 'x');
  expect(error('Name')).toBeNull();
  expect(lines()).toEqual(['Gibt es schon.']);
  await user.type(screen.getByLabelText('E-Mail'), 'x');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['under its title', texts, 'Nicht gespeichert.', ['Keine Verbindung.']],
  ['as the title where the form has none', { invalid: texts.invalid }, 'Keine Verbindung.', []],
])(
  'what is about no field is told %s, until the next attempt',
  async (_how, titles, title, expected) => {
    const { user, press } = show(async () => notDone('Keine Verbindung.'), titles);
    await press();
    expect(screen.getByRole('heading').textContent).toBe(title);
    expect(lines()).toEqual(expected);
    await user.type(screen.getByLabelText('Name'), 'x');
    expect(screen.getByRole('alert')).toBeTruthy();
  },
);

test('pressed twice it runs once, with what the fields hold, and says that it is done until something is typed', async () => {
  const { promise, resolve } = Promise.withResolvers<Result<string>>();
  const run = vi.fn<Run>(() => promise);
  const { user, press, onDone } = show(run);
  await press();
  await press();
  expect(screen.getByRole('button').textContent).toBe('Moment');
  await act(async () => resolve({ ok: true, output: 'a' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(run.mock.calls[0]?.[0].get('name')).toBe('Anna');
  expect(onDone).toHaveBeenCalledExactlyOnceWith('a');
  expect(screen.getByRole('status').textContent).toBe('Gespeichert');
  await user.type(screen.getByLabelText('Name'), 'x');
  expect(screen.getByRole('status').textContent).toBe('');
});
