import type { HistoryEntry } from '@platzwart/domain/request/history';
import { aRequest } from '@platzwart/emulator-data/build-request';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { problemOf, type Result, refusal } from '../../../calls/problem.ts';
import type { SavedEdit } from '../../../entities/request/commands.ts';
import { RequestHandlingProvider } from '../../../entities/request/request-handling.tsx';
import { ToastProvider } from '../../../ui/overlay/toasts.tsx';
import { type EditorProps, RequestPanel } from './request-panel.tsx';

const world = vi.hoisted(() => ({
  history: [] as unknown[],
  tags: new Map<string, unknown>(),
  saved: [] as unknown[],
  answer: (_result: unknown) => {},
}));

const erika = { ...aRequest(), id: 'erika' };

vi.mock('../../../entities/tag/queries.ts', () => ({ useTagsById: () => world.tags }));
vi.mock('../../../entities/member/queries.ts', () => ({ useMemberNames: () => new Map() }));
vi.mock('../../../entities/request/queries.ts', async () => {
  const { aRequest: build } = await import('@platzwart/emulator-data/build-request');
  const loaded = <T,>(value: T) =>
    ({ status: 'loaded', value, isCurrent: true, isComplete: true }) as const;
  const [one, none] = [loaded({ ...build(), id: 'erika' }), loaded([])];
  return {
    useOpenRequests: () => none,
    useRequest: (_slug: string, id: string | undefined) =>
      id === 'erika' ? one : { status: 'loading' },
    useRequestHistory: () => loaded(world.history),
  };
});
vi.mock('../../../entities/request/commands.ts', () => ({
  saveEdits: (_slug: string, _id: string, edits: unknown) => {
    world.saved.push(edits);
    return new Promise((resolve) => {
      world.answer = resolve;
    });
  },
  saveNote: async () => ({ ok: true }),
}));

const edit: SavedEdit = {
  edits: { phone: { from: erika.phone, to: '0660 2' } },
  after: { ...erika, phone: '0660 2' },
  undo: { phone: { from: '0660 2', to: erika.phone } },
};

/** Stands in for the form: reports unsaved changes, and shows its question when `isLeaving`. */
function Editor({
  onDirty,
  onCancel,
  onDiscard,
  onStay,
  isLeaving,
  save,
  disabledReason,
}: EditorProps) {
  return (
    <div>
      <input aria-label="Feld" onChange={(event) => onDirty(event.target.value !== '')} />
      <button type="button" onClick={() => void save(edit)}>
        Speichern
      </button>
      <button type="button" onClick={onCancel}>
        Abbrechen
      </button>
      {disabledReason && <p>{disabledReason}</p>}
      {isLeaving && (
        <>
          <button type="button" onClick={onDiscard}>
            Verwerfen
          </button>
          <button type="button" onClick={onStay}>
            Bleiben
          </button>
        </>
      )}
    </div>
  );
}

beforeEach(() => {
  Object.assign(world, { history: [], saved: [], tags: new Map() });
});

async function show({ readOnlyReason }: { readOnlyReason?: string } = {}) {
  const [onOpen, onClose] = [vi.fn(), vi.fn()];
  const view = (id: string | undefined) => (
    <ToastProvider label="Meldungen" closeLabel="Meldung schließen">
      <RequestHandlingProvider slug="praxis" uid="anna" readOnlyReason={readOnlyReason}>
        <RequestPanel
          id={id}
          form={undefined}
          today="2026-11-21"
          editor={(editing) => <Editor {...editing} />}
          onOpen={onOpen}
          onClose={onClose}
        />
      </RequestHandlingProvider>
    </ToastProvider>
  );
  const { rerender } = render(view('erika'));
  await screen.findByRole('dialog');
  return {
    user: userEvent.setup(),
    onOpen,
    onClose,
    goTo: (id: string | undefined) => rerender(view(id)),
  };
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const answer = (result: Result<unknown>) => act(async () => world.answer(result));

test('the form takes the place of the facts; left unchanged it gives the focus back to its button', async () => {
  const { user, onClose } = await show();
  await press(user, 'Bearbeiten');
  expect(screen.queryByRole('heading', { name: 'Kontakt' })).toBeNull();
  await press(user, 'Abbrechen');
  expect(screen.getByRole('heading', { name: 'Kontakt' })).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bearbeiten' })),
  );
  expect(onClose).not.toHaveBeenCalled();
});

test('Escape with changes asks; a second Escape stays, discarding closes', async () => {
  const { user, onClose } = await show();
  await press(user, 'Bearbeiten');
  await user.type(screen.getByRole('textbox'), 'x{Escape}');
  await press(user, 'Bleiben');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Verwerfen' })).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Verwerfen' })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await press(user, 'Verwerfen');
  expect(onClose).toHaveBeenCalledOnce();
});

test('the back button with changes asks too: staying opens the same request again', async () => {
  const { user, onOpen, goTo } = await show();
  await press(user, 'Bearbeiten');
  await user.type(screen.getByRole('textbox'), 'x');
  goTo(undefined);
  expect(screen.getByRole('dialog')).toBeTruthy();
  await press(user, 'Bleiben');
  expect(onOpen).toHaveBeenCalledWith('erika');
  goTo('erika');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('x');
  goTo(undefined);
  await press(user, 'Verwerfen');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('opening another request beside the panel with changes asks too, and discarding leads to it', async () => {
  const { user, onClose, goTo } = await show();
  await press(user, 'Bearbeiten');
  await user.type(screen.getByRole('textbox'), 'x');
  goTo('ben');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('x');
  await press(user, 'Verwerfen');
  expect(screen.queryByLabelText('Feld')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

test('saving shows at once; when it is through it can be undone', async () => {
  const { user } = await show();
  await press(user, 'Bearbeiten');
  await user.type(screen.getByRole('textbox'), 'x');
  await press(user, 'Speichern');
  expect(await screen.findByRole('link', { name: '0660 2' })).toBeTruthy();
  expect(screen.getAllByRole('status').map((place) => place.textContent)).toContain(
    'Wird gespeichert …',
  );
  await answer({ ok: true, output: {} });
  expect(screen.queryByLabelText('Feld')).toBeNull();
  await press(user, 'Rückgängig');
  expect(world.saved).toEqual([edit.edits, edit.undo]);
  await answer({ ok: true, output: {} });
  expect(await screen.findByText('Erika Beispiel: Änderungen zurückgenommen')).toBeTruthy();
});

test('a refused change is undone, and the form is there with what was typed', async () => {
  const { user } = await show();
  await press(user, 'Bearbeiten');
  await user.type(screen.getByRole('textbox'), 'x');
  await press(user, 'Speichern');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Feld' })).toBeNull());
  await answer({
    ok: false,
    problem: refusal([{ field: 'phone', code: 'invalid', message: 'Nein.' }]),
  });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Feld' }).value).toBe('x');
  expect(screen.queryByText('Nein.')).toBeNull();
});

test('a refusal that comes after the panel was closed is told as a message', async () => {
  const { user, goTo, onClose } = await show();
  await press(user, 'Bearbeiten');
  await user.type(screen.getByRole('textbox'), 'x');
  await press(user, 'Speichern');
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  goTo(undefined);
  await answer({ ok: false, problem: problemOf('offline') });
  expect(
    (await screen.findAllByText('Die Änderungen an Erika Beispiel wurden nicht gespeichert'))
      .length,
  ).toBeGreaterThan(0);
});

test('where nothing may be changed the button stays and says why', async () => {
  const { user } = await show({ readOnlyReason: 'Die Testzeit ist abgelaufen.' });
  const button = screen.getByRole('button', { name: 'Bearbeiten' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.getAttribute('data-tooltip')).toBe('Die Testzeit ist abgelaufen.');
  await user.click(button);
  expect(screen.queryByLabelText('Feld')).toBeNull();
});

test('the history tells what was edited from what to what, in words; the practice’s note too, tags by what came and went', async () => {
  const by = { kind: 'patient' } as const;
  const at = new Date('2026-03-03T09:00:00Z');
  const slots = (start: string) => [{ locationId: 'praxis', weekday: 1, start, end: '12:00' }];
  const entries: (HistoryEntry & { id: string })[] = [
    {
      id: '1',
      at,
      by,
      what: 'edited',
      changes: [
        { field: 'birthdate', from: null, to: '1990-02-01' },
        { field: 'doctorsOrder', from: 'none', to: 'available' },
        { field: 'slots', from: slots('08:00'), to: slots('09:00') },
      ],
    },
    { id: '2', at, by, what: 'noteChanged' },
    {
      id: '3',
      at,
      by,
      what: 'tagsChanged',
      changes: [{ field: 'tags', from: ['old'], to: ['kid'] }],
    },
    { id: '4', at, by: { kind: 'platform' }, what: 'emailSent', purpose: 'requestReceived' },
  ];
  world.history = entries;
  world.tags = new Map([['kid', { name: 'Kind', color: 'teal', icon: '', order: 0 }]]);
  await show();
  const told = [...document.querySelectorAll('ol details dl > div')].map((line) =>
    line.textContent?.replace(/\s/g, ' '),
  );
  expect(told).toEqual([
    'Geburtsdatum(leer) → 01.02.1990',
    'Verordnungliegt nicht vor → liegt vor',
    'ZeitenMo 8–12 Uhr → Mo 9–12 Uhr',
  ]);
  expect(screen.getByText('hinzugefügt: Kind')).toBeTruthy();
  expect(screen.getByText('entfernt: gelöschtes Schlagwort')).toBeTruthy();
  expect(screen.getByText('E-Mail verschickt: Eingangsbestätigung')).toBeTruthy();
});
