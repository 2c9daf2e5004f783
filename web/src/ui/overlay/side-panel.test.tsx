import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Modal } from '../modal.tsx';
import { openerId } from './row-focus.ts';
import { SidePanel } from './side-panel.tsx';

const heard = vi.fn();

/** A part of the panel that its own answer takes away, with its question in front. */
function Answer() {
  const [state, setState] = useState<'open' | 'asked' | 'done'>('open');
  if (state === 'done') return null;
  return (
    <section>
      <button type="button" onClick={() => setState('asked')}>
        Vergeben …
      </button>
      {state === 'asked' && (
        <Modal title="Platz vergeben" onCancel={() => setState('open')} actions={null}>
          <button type="button" onClick={() => setState('done')}>
            Vergeben
          </button>
        </Modal>
      )}
    </section>
  );
}

function Screen() {
  const [id, setId] = useState<string | undefined>(undefined);
  return (
    <main>
      <input aria-label="Suche" />
      {['ada', 'ben'].map((row) => (
        <button type="button" key={row} id={openerId(row)} onClick={() => setId(row)}>
          {row}
        </button>
      ))}
      <SidePanel
        canStandBeside
        isOpen={id !== undefined}
        onClose={() => setId(undefined)}
        title={`Anfrage ${id}`}
        closeLabel="Schließen"
        subjectKey={id}
        onKeyDown={({ key }) => heard(key)}
        finalFocus={() => document.getElementById(openerId('ben')) ?? true}
      >
        <input aria-label="Notiz" />
        <Answer />
      </SidePanel>
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const panel = () => screen.queryByRole('dialog');
const isNameFocused = () => document.activeElement === screen.getByRole('heading', { level: 2 });

async function open() {
  const user = userEvent.setup();
  render(<Screen />);
  await user.click(button('ada'));
  await waitFor(() => expect(isNameFocused()).toBe(true));
  return user;
}

beforeEach(() => heard.mockClear());
afterEach(() => vi.unstubAllGlobals());

test('where there is no room it is a modal dialog, and opening it leads to the name', async () => {
  const user = await open();
  expect(screen.queryByRole('button', { name: 'ben' })).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button('ben')));
});

test('beside the screen its rows stay in use, and keys pressed there reach it, but not those of fields', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const user = await open();
  await user.click(button('ben'));
  expect(screen.getByRole('dialog', { name: 'Anfrage ben' })).toBeTruthy();
  expect(isNameFocused()).toBe(true);
  button('ada').focus();
  await user.keyboard('j');
  expect(heard.mock.calls).toEqual([['j']]);
  await user.type(screen.getByRole('textbox', { name: 'Suche' }), 'k{Escape}');
  expect(heard).toHaveBeenCalledOnce();
  expect(panel()).toBeTruthy();
});

test.each([[true], [false]])(
  'what goes with its own question leaves the focus in the panel (beside the screen: %s)',
  async (matches) => {
    vi.stubGlobal('matchMedia', () => ({
      matches,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const user = await open();
    await user.click(button('Vergeben …'));
    await user.click(screen.getByRole('button', { name: 'Vergeben', hidden: true }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Anfrage ada'));
  },
);

test('beside the screen Escape closes it from the rows too; the focus returns to the row only from inside', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const user = await open();
  await user.type(screen.getByRole('textbox', { name: 'Notiz' }), 'x{Escape}');
  expect(panel()).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button('ben')));
  await user.click(button('ada'));
  button('ada').focus();
  await user.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(button('ada'));
});
