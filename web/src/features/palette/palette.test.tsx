import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Entry, Group } from './find.ts';
import type { Understood } from './grammar.ts';
import { Palette } from './palette.tsx';

const chosen = vi.fn();
const entry = (group: Group, label: string, also = ''): Entry => ({
  id: label.replace(/\W/g, ''),
  group,
  label,
  also,
  run: () => chosen(label),
});
const entries = [
  entry('actions', 'Neue Anfrage'),
  entry('screens', 'Woche'),
  entry('screens', 'Anfragen'),
  entry('settings', 'Warteliste'),
  entry('lists', 'Kinder mit Verordnung'),
  entry('tags', 'Kind'),
];
const names = { tags: [{ id: 'kind', name: 'Kind' }], locations: [], insurances: [] };
const people = (term: string) => (/^mü/i.test(term) ? [entry('people', 'Anna Müller')] : []);
const answers = ({ chips, conditions }: Understood) => [
  { ...entry('question', chips.join(', ')), run: () => chosen(conditions) },
];

const nothing = () => '';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Suchen
      </button>
      {isOpen && (
        <Palette
          {...{ entries, names, people, answers }}
          takeTyped={nothing}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

beforeEach(() => {
  chosen.mockReset();
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.setAttribute('open', '');
  };
});

async function open() {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Suchen' }));
  return user;
}

const field = () => screen.getByRole('combobox');
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('the palette', () => {
  test('has the focus in its field, which names the active one; arrows go round; Enter takes it', async () => {
    const user = await open();
    expect(document.activeElement).toBe(field());
    expect(options()).toEqual(['Neue Anfrage', 'Woche', 'Anfragen']);
    expect(active()).toBe('Neue Anfrage');
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('Anfragen');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('Woche');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Woche');
    expect(document.activeElement).toBe(field());
    await user.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalledExactlyOnceWith('Woche');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('finds people and places by the beginnings of words, and says how many', async () => {
    const user = await open();
    await user.type(field(), 'mül');
    await waitFor(() => expect(options()).toEqual(['Anna Müller']));
    expect(screen.getByRole('status').textContent).toBe('1 Treffer');
    await user.clear(field());
    await user.type(field(), 'liste');
    // Not 'Warteliste': it begins with something else.
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Nichts gefunden'));
    await user.clear(field());
    await user.type(field(), 'anf');
    await waitFor(() => expect(options()).toEqual(['Neue Anfrage', 'Anfragen']));
  });

  test('shows what it understood of a question, and Enter asks it', async () => {
    const user = await open();
    await user.type(field(), 'Kinder, Di nachmittag');
    await waitFor(() => expect(options()[0]).toBe('Kind, Dienstag nachmittags'));
    expect(screen.getByText('Verstanden:').parentElement?.textContent).toBe(
      'Verstanden:KindDienstag nachmittags',
    );
    await user.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalledExactlyOnceWith({
      allOf: ['kind'],
      weekday: '2',
      dayPart: 'afternoon',
    });
  });

  test('says which words it did not understand, and puts the question last', async () => {
    const user = await open();
    await user.type(field(), 'kinder mit v');
    await waitFor(() => expect(screen.getByText('Nicht verstanden: v')).toBeTruthy());
    expect(options()).toEqual(['Kinder mit Verordnung', 'Kind']);
  });

  test('closes with Escape and gives the focus back; nothing is chosen', async () => {
    const user = await open();
    await user.type(field(), 'xyz{Enter}');
    const dialog = screen.getByRole('dialog');
    // jsdom closes no dialog by the key.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Suchen' }));
    expect(chosen).not.toHaveBeenCalled();
  });

  // React may render it some 300 ms before it shows it: 'di 14' became ' 14', and the next opening
  // began with 'di'.
  test('what is typed until it is shown belongs to it, and Enter among that takes the first result', async () => {
    let typed = '';
    const takeTyped = () => {
      const taken = typed;
      typed = '';
      return taken;
    };
    /** Typed after the palette was rendered, before it is shown. */
    function Typing() {
      useLayoutEffect(() => {
        typed = 'Kinder, Di nachmittag\n';
      }, []);
      return null;
    }
    const close = vi.fn();
    render(
      <>
        <Typing />
        <Palette {...{ entries, names, people, answers, takeTyped }} onClose={close} />
      </>,
    );
    await waitFor(() =>
      expect(chosen).toHaveBeenCalledExactlyOnceWith({
        allOf: ['kind'],
        weekday: '2',
        dayPart: 'afternoon',
      }),
    );
    expect(close).toHaveBeenCalledOnce();
    expect(takeTyped()).toBe('');
  });

  test('an example can be tried', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Di 14' }));
    await waitFor(() => expect(options()).toEqual(['Dienstag 14 Uhr']));
    expect(document.activeElement).toBe(field());
  });
});
