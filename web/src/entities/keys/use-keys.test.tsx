import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openerId } from '../../ui/overlay/row-focus.ts';
import { keyed, keys, pressedKey } from './keys.ts';
import { setKeys } from './keys-setting.ts';
import { useKeys } from './use-keys.ts';
import { useTypedEarly } from './use-typed-early.ts';

describe('the registry', () => {
  test('gives each key to one thing', () => {
    const said = Object.values(keys).flatMap(({ key, or }) => [key, or ?? []].flat());
    expect(new Set(said).size).toBe(said.length);
  });

  test.each<[string, string | undefined, unknown]>([
    ['j', undefined, 'next'],
    ['J', undefined, 'next'],
    ['+', undefined, 'create'],
    ['q', undefined, 'create'],
    ['g', undefined, 'waiting'],
    ['s', 'g', { key: 'G S' }],
    ['s', undefined, 'star'],
    ['x', 'g', undefined],
    ['x', undefined, undefined],
  ])('%s after %s is %s', (pressed, earlier, name) =>
    expect(pressedKey(pressed, earlier, [{ key: 'G S' }])).toEqual(name),
  );
});

const done = vi.fn();

function Row({ id }: { id: string }) {
  return (
    <tr>
      <td>
        <button type="button" id={openerId(id)}>
          {id}
        </button>
        <button type="button">Mehr {id}</button>
      </td>
    </tr>
  );
}

const screens = [
  { key: 'G W', path: 'woche' },
  { key: 'G F', path: 'frei' },
];

function Page() {
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [isModal, setModal] = useState(false);
  const actions: Parameters<typeof useKeys>[0] = {
    star: ({ rowId }) => done('star', rowId),
    archive: ({ rowId, panel }) => done('archive', rowId, panel !== undefined),
  };
  useKeys(actions, screens, done);
  return (
    <main>
      <input aria-label="Feld" />
      <textarea aria-label="Text" />
      <button type="button" {...keyed('filter')} onClick={() => done('filter')}>
        Filter
      </button>
      <button type="button" onClick={() => setPanelOpen(!isPanelOpen)}>
        Tafel
      </button>
      <button type="button" onClick={() => setModal(true)}>
        Frage
      </button>
      <table>
        <tbody>
          <Row id="ada" />
          <Row id="ben" />
        </tbody>
      </table>
      {isPanelOpen && (
        <section role="dialog" aria-label="Anfrage" data-panel-beside="">
          <div data-panel-body="" />
          <button type="button" {...keyed('next')} onClick={() => done('next in panel')}>
            Nächste
          </button>
        </section>
      )}
      {isModal && (
        <dialog open>
          <button type="button">Ja</button>
        </dialog>
      )}
    </main>
  );
}

beforeEach(() => {
  done.mockReset();
  localStorage.clear();
});

const button = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement?.textContent;

describe('keys', () => {
  test('J reaches the first row from anywhere with one press, then the next; K goes back; the ends hold', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.keyboard('j');
    expect(focused()).toBe('ada');
    await user.keyboard('jj');
    expect(focused()).toBe('ben');
    await user.keyboard('k');
    expect(focused()).toBe('ada');
    act(() => button('Mehr ben').focus());
    await user.keyboard('k');
    expect(focused()).toBe('ada');
  });

  test('are about the row in focus, or about the panel', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.keyboard('jse');
    expect(done.mock.calls).toEqual([
      ['star', 'ada'],
      ['archive', 'ada', false],
    ]);
    done.mockReset();
    await user.click(button('Tafel'));
    await user.keyboard('je');
    expect(done.mock.calls).toEqual([['next in panel'], ['archive', undefined, true]]);
  });

  test('press what carries them; G waits for a second one', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.keyboard('fgwgf');
    expect(done.mock.calls).toEqual([['filter'], ['woche'], ['frei']]);
  });

  test('are text in fields, and nothing with a modifier or behind a dialog', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.type(screen.getByRole('textbox', { name: 'Feld' }), 'fsj');
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'fsj');
    act(() => button('Filter').focus());
    await user.keyboard('{Control>}f{/Control}{Meta>}s{/Meta}{Alt>}j{/Alt}{Shift>}F{/Shift}');
    await user.click(button('Frage'));
    await user.keyboard('fsj');
    act(() => button('Ja').focus());
    await user.keyboard('fsj');
    expect(done).not.toHaveBeenCalled();
    expect(focused()).toBe('Ja');
  });

  test('can all be switched off in this browser, and on again', async () => {
    const user = userEvent.setup();
    render(<Page />);
    expect(document.documentElement.dataset.keys).toBe('on');
    act(() => setKeys(false));
    await user.keyboard('jsfgw');
    expect(done).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
    // Tooltips show no keys that do nothing.
    expect(document.documentElement.dataset.keys).toBeUndefined();
    expect(localStorage.getItem('platzwart-tasten')).toBe('off');
    act(() => setKeys(true));
    await user.keyboard('j');
    expect(focused()).toBe('ada');
    expect(localStorage.getItem('platzwart-tasten')).toBeNull();
  });

  test('held down, only J and K repeat', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.keyboard('{f>3/}{j>3/}');
    expect(done).toHaveBeenCalledOnce();
    expect(focused()).toBe('ben');
  });
});

function Opening() {
  const [isOpen, setOpen] = useState(false);
  const takeTyped = useTypedEarly(isOpen);
  const [taken, setTaken] = useState('');
  useKeys({ star: () => done('star') });
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Suchen
      </button>
      <button type="button" onClick={() => setTaken(takeTyped())}>
        {`Bisher: ${taken}`}
      </button>
    </>
  );
}

test('what is typed before the palette is there belongs to it, and acts on no row', async () => {
  const user = userEvent.setup();
  render(<Opening />);
  await user.keyboard('s');
  expect(done).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Suchen' }));
  await user.keyboard('sabimn{Backspace}{Backspace}ne{Enter}');
  const taken = screen.getByRole('button', { name: /^Bisher/ });
  await user.click(taken);
  expect(taken.textContent).toBe('Bisher: sabine\n');
  expect(done).toHaveBeenCalledTimes(1);
  // Given once: the next opening begins empty.
  await user.click(taken);
  expect(taken.textContent).toBe('Bisher: ');
});
