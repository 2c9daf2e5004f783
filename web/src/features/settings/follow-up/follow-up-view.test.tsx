import type { FollowUpSetting } from '@platzwart/domain/practice/account';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { texts as samples } from '../email-preview/texts.ts';
import { texts as frame } from '../texts.ts';
import { FollowUpView, type FollowUpViewProps } from './follow-up-view.tsx';
import { texts } from './texts.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../firebase/calls.ts', () => ({ call }));

const stored: FollowUpSetting = {
  enabled: true,
  intervalWeeks: 12,
  questionText: '',
  reminderText: 'Noch einmal',
};
const answers = { updateFollowUp: {} as unknown };

beforeEach(() => {
  answers.updateFollowUp = { kind: 'done', output: {} };
  call
    .mockReset()
    .mockImplementation(async (name: string) =>
      name === 'previewLetter'
        ? { kind: 'done', output: { subject: 'Warten Sie noch?', html: '', text: '' } }
        : answers.updateFollowUp,
    );
});

function show(given: Partial<FollowUpViewProps> = {}) {
  const usual = {
    slug: 'praxis',
    role: 'administrator',
    stored,
    readOnlyReason: undefined,
    practice: { title: 'Praxis', email: 'praxis@x.example' },
  } as const;
  render(
    <MemoryRouter>
      <FollowUpView {...usual} {...given} />
    </MemoryRouter>,
  );
  return { user: userEvent.setup() };
}

const aSwitch = () => screen.getByRole('switch') as HTMLInputElement;
const question = () => screen.getByRole('textbox', { name: /in der Frage/ }) as HTMLTextAreaElement;
const reminder = () =>
  screen.getByRole('textbox', { name: /in der Erinnerung/ }) as HTMLTextAreaElement;
const save = () => screen.getByRole('button', { name: frame.save });
const inputs = (name: string) =>
  call.mock.calls
    .filter(([of]) => of === name)
    .map(([, input]) => input as Record<string, unknown>);

test('saves exactly what was changed, with what was seen', async () => {
  const { user } = show();
  await user.click(aSwitch());
  await user.selectOptions(screen.getByRole('combobox'), '26');
  await user.type(question(), 'Liebe Wartende');
  await user.click(save());
  expect(inputs('updateFollowUp')).toEqual([
    {
      companySlug: 'praxis',
      edits: {
        enabled: { from: true, to: false },
        intervalWeeks: { from: 12, to: 26 },
        questionText: { from: '', to: 'Liebe Wartende' },
      },
    },
  ]);
});

test('warns of a placeholder that nothing fills, and may save it', async () => {
  const { user } = show();
  await user.type(question(), 'Ruft an: {{telefon}, {{durchwahl}');
  expect(
    screen.getByText(/^Diesen Platzhalter gibt es hier nicht: \{durchwahl\}\. Möglich/),
  ).toBeTruthy();
  await user.click(save());
  expect(inputs('updateFollowUp')).toHaveLength(1);
});

test('shows the e-mail one is writing, with the words that are not saved yet', async () => {
  const { user } = show();
  await waitFor(() =>
    expect(inputs('previewLetter')).toEqual([
      { companySlug: 'praxis', sample: { kind: 'followUpQuestion', text: '' } },
    ]),
  );
  await user.click(reminder());
  fireEvent.change(reminder(), { target: { value: ' Neue Worte ' } });
  expect(screen.getByRole('button', { name: 'Erinnerung', pressed: true })).toBeTruthy();
  await waitFor(() =>
    expect(inputs('previewLetter').at(-1)?.sample).toEqual({
      kind: 'followUpReminder',
      text: 'Neue Worte',
    }),
  );
  expect(inputs('updateFollowUp')).toEqual([]);
});

test('words that are too long are refused at their field before anything is sent, and asked for no preview', async () => {
  const { user } = show();
  await waitFor(() => expect(inputs('previewLetter').length).toBe(1));
  await user.click(question());
  fireEvent.change(question(), { target: { value: 'x'.repeat(1001) } });
  expect(screen.getByText(samples.samples.tooLong)).toBeTruthy();
  await user.click(save());
  expect(question().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('link', { name: /höchstens 1\.000 Zeichen/ })).toBeTruthy();
  expect(inputs('updateFollowUp')).toEqual([]);
  expect(inputs('previewLetter').length).toBe(1);
});

test('a refusal appears at its field', async () => {
  answers.updateFollowUp = {
    kind: 'refused',
    details: [
      { field: 'intervalWeeks', code: 'required', message: 'Bitte wähle einen der Abstände.' },
    ],
  };
  const { user } = show();
  await user.selectOptions(screen.getByRole('combobox'), '4');
  await user.click(save());
  expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe('true');
});

test('says in words what happens, and that nobody is asked while it is off', async () => {
  const { user } = show();
  expect(screen.getByText(texts.enabled.silence)).toBeTruthy();
  await user.click(aSwitch());
  expect(screen.queryByText(texts.enabled.silence)).toBeNull();
  expect(screen.getByText(texts.enabled.off)).toBeTruthy();
});

test('those who may only read see everything and why, with the e-mails as they go out, and change and send nothing', async () => {
  const { user } = show({ readOnlyReason: frame.administratorsOnly });
  expect(screen.getByText(frame.administratorsOnly)).toBeTruthy();
  await user.click(aSwitch());
  expect(aSwitch().checked).toBe(true);
  expect(reminder().value).toBe('Noch einmal');
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(new Set(call.mock.calls.map(([name]) => name))).toEqual(new Set(['previewLetter']));
  expect(screen.queryByRole('button', { name: /Testnachricht/ })).toBeNull();
});
