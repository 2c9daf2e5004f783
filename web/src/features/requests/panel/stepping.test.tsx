import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useKeys } from '../../../entities/keys/use-keys.ts';
import {
  ReadingOrderProvider,
  useTellReadingOrder,
} from '../../../entities/request/reading-order.tsx';
import { RequestHandlingProvider } from '../../../entities/request/request-handling.tsx';
import { openerId } from '../../../ui/overlay/row-focus.ts';
import { ToastProvider } from '../../../ui/overlay/toasts.tsx';
import { RequestPanel } from './request-panel.tsx';

const world = vi.hoisted(() => ({ notes: [] as string[], isComplete: true }));

vi.mock('../../../entities/tag/queries.ts', () => ({ useTagsById: () => undefined }));
vi.mock('../../../entities/member/queries.ts', () => ({ useMemberNames: () => new Map() }));
vi.mock('../../../entities/request/queries.ts', async () => {
  const { aRequest } = await import('@platzwart/emulator-data/build-request');
  const rows = ['Ada', 'Ben', 'Cem'].map((firstname, n) => ({
    ...aRequest({ firstname, requestedAt: new Date(Date.UTC(2026, 2, n + 1)) }),
    id: firstname.toLowerCase(),
  }));
  const loaded = <T,>(value: T, isComplete = true) =>
    ({ status: 'loaded', value, isCurrent: true, isComplete }) as const;
  const each = new Map(rows.map((row) => [row.id, loaded(row)]));
  const [all, some, none, loading] = [
    loaded(rows),
    loaded(rows, false),
    loaded([]),
    { status: 'loading' },
  ];
  return {
    useOpenRequests: () => (world.isComplete ? all : some),
    useRequest: (_slug: string, id: string | undefined) => (id && each.get(id)) || loading,
    useRequestHistory: () => none,
  };
});
vi.mock('../../../entities/request/commands.ts', () => ({
  saveNote: async (_slug: string, id: string, note: string) => ({
    ok: world.notes.push(`${id}: ${note}`) > 0,
  }),
}));

const order = [{ id: 'cem' }, { id: 'ada' }, { id: 'ben' }];

function Screen({ editors }: { editors?: ReadonlyMap<string, string> }) {
  const [id, setId] = useState<string | undefined>(undefined);
  useTellReadingOrder(order);
  useKeys({});
  return (
    <>
      {order.map((row) => (
        <button type="button" key={row.id} id={openerId(row.id)} onClick={() => setId(row.id)}>
          {row.id}
        </button>
      ))}
      <RequestPanel
        id={id}
        form={undefined}
        today="2026-06-01"
        practiceTitle="Praxis Muster"
        editors={editors}
        editor={() => <input aria-label="Feld" />}
        onOpen={setId}
        onClose={() => setId(undefined)}
      />
    </>
  );
}

beforeEach(() => {
  Object.assign(world, { notes: [], isComplete: true });
});

async function open(name: string, editors?: ReadonlyMap<string, string>) {
  const user = userEvent.setup();
  render(
    <ToastProvider label="Meldungen" closeLabel="Meldung schließen">
      <RequestHandlingProvider slug="praxis" uid="anna" readOnlyReason={undefined}>
        <ReadingOrderProvider>
          <Screen {...(editors && { editors })} />
        </ReadingOrderProvider>
      </RequestHandlingProvider>
    </ToastProvider>,
  );
  await user.click(screen.getByRole('button', { name }));
  const panel = await screen.findByRole('dialog');
  // Focus arrives asynchronously; typing before that goes elsewhere.
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
  return user;
}

const shown = () => screen.getByRole('heading', { level: 2 }).textContent;
const button = (name: string) => screen.getByRole('button', { name });
const heard = () => screen.getAllByRole('status').map((place) => place.textContent);

test('j, k and Alt with arrows lead through the view’s order, not the date’s, and stop at its ends', async () => {
  const user = await open('ada');
  expect(screen.getByText(/^2 von 3/)).toBeTruthy();
  await user.keyboard('j');
  expect(shown()).toBe('Ben Beispiel');
  await waitFor(() => expect(heard()).toContain('Ben Beispiel, 3 von 3'));
  await user.keyboard('j{Alt>}{ArrowDown}{/Alt}');
  expect(shown()).toBe('Ben Beispiel');
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}k');
  expect(shown()).toBe('Cem Beispiel');
});

test('the buttons keep the focus, at the ends too, where they say why they lead nowhere', async () => {
  const user = await open('ada');
  await user.click(button('Nächste Anfrage'));
  expect(document.activeElement).toBe(button('Nächste Anfrage'));
  expect(button('Nächste Anfrage').getAttribute('aria-disabled')).toBe('true');
  expect(button('Nächste Anfrage').getAttribute('data-tooltip')).toBe(
    'Das ist die letzte Anfrage dieser Ansicht.',
  );
});

test('the focus is not lost with what was shown: it goes to the name', async () => {
  const user = await open('ada');
  screen.getByRole('link', { name: /^Anrufen/ }).focus();
  await user.keyboard('j');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 })),
  );
  await user.keyboard('k');
  expect(shown()).toBe('Ada Beispiel');
});

const field = (name: string | RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const textFields = {
  'the note of a call': [/^Notiz zum Anruf/, '01.06.: jk'],
  'the practice’s note': ['Notiz der Praxis', 'jk'],
} as const;
const waysOut = {
  'the next request': (user: ReturnType<typeof userEvent.setup>) =>
    user.click(button('Nächste Anfrage')),
  'another row': (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: 'ben', hidden: true })),
  Escape: (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}'),
  'what came of the call': (user: ReturnType<typeof userEvent.setup>) =>
    user.click(button('Erreicht')),
};
const everyWay = Object.entries(textFields).flatMap(([what, of]) =>
  Object.entries(waysOut).map(([way, leave]) => ({ what, of, way, leave })),
);

test.each(everyWay)(
  'while $what is being typed, keys are text, and what was typed is saved by leaving it for $way',
  async ({ of, leave }) => {
    const user = await open('ada');
    await user.type(field(of[0]), 'jk');
    expect(shown()).toBe('Ada Beispiel');
    await leave(user);
    await waitFor(() => expect(world.notes).toEqual([`ada: ${of[1]}`]));
  },
);

test('a note is one press away, however far below it stands', async () => {
  const user = await open('ada');
  await user.click(button('Notiz schreiben (N)'));
  await user.keyboard('x');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notiz der Praxis' }).value).toBe(
    'x',
  );
});

test('nothing leads away from the form in which a request is edited', async () => {
  const user = await open('ada');
  await user.click(button('Bearbeiten'));
  expect(screen.queryByRole('button', { name: 'Nächste Anfrage' })).toBeNull();
  screen.getByRole('heading', { level: 2 }).focus();
  await user.keyboard('j');
  expect(shown()).toBe('Ada Beispiel');
});

test('closing leads back to the row of what was read last', async () => {
  const user = await open('ada');
  await user.keyboard('j{Escape}');
  await waitFor(() =>
    expect(document.activeElement).toBe(document.getElementById(openerId('ben'))),
  );
});

/** Of its texts, what assistive technology reads. */
const nameOf = (element: Element) =>
  [...element.querySelectorAll('[aria-hidden="true"]')].reduce(
    (name, hidden) => name.replace(hidden.textContent, ''),
    element.textContent,
  );

test('to call and to say what came of it is first: one press each', async () => {
  await open('ada');
  const panel = screen.getByRole('dialog');
  const names = [...panel.querySelectorAll('[tabindex="0"] :is(a, button, textarea)')].map(
    (each) => each.ariaLabel ?? nameOf(each),
  );
  expect(names.slice(0, 4)).toEqual(['Anrufen 0660 0000000', '', 'Erreicht', 'Nicht erreicht']);
});

test('the head says who it is, how long they wait, and where on their lists they are', async () => {
  await open('ben');
  const head = screen.getByRole('dialog').querySelector('header');
  expect(head?.textContent).toMatch(/42 Jahre.*wartet seit 2 Monaten Stelle 2 von 3(?! am|, je)/);
});

const cells = () => [
  ...screen
    .getByRole('table', { name: /^Stelle auf den Wartelisten/ })
    .querySelectorAll('td .visually-hidden'),
];

test('the place in each waiting list is told, for who hears the table too', async () => {
  const user = await open('ben');
  await user.click(screen.getByText('Stelle auf den Wartelisten'));
  expect(cells().map((cell) => cell.textContent)).toEqual(['Stelle 2 von 3', 'Stelle 2 von 3']);
});

test('while not everybody is known no place is told: it would be too good', async () => {
  world.isComplete = false;
  await open('ben');
  await waitFor(() =>
    expect(heard()).toContain('Die Stellen auf den Wartelisten werden noch geladen …'),
  );
  expect(cells().map((cell) => cell.textContent)).toEqual(['wird geladen', 'wird geladen']);
});

test('an e-mail is begun with the practice’s name and no word of what is asked for', async () => {
  await open('ada');
  const address =
    screen.getByRole('link', { name: 'erika.beispiel@post.example' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(address)).toBe(
    'mailto:erika.beispiel@post.example?subject=Ihre Anfrage bei Praxis Muster',
  );
});

test('says who else is editing, of this request only', async () => {
  const user = await open('ada', new Map([['ben', 'Jana Huber']]));
  expect(screen.queryByText(/bearbeitet/)).toBeNull();
  await user.keyboard('j');
  await waitFor(() => expect(heard()).toContain('Wird gerade von Jana Huber bearbeitet.'));
});
