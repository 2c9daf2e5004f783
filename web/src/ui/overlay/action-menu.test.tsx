import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ActionMenu, ActionMenuTrigger, createActionMenu } from './action-menu.tsx';

const items = [
  { key: 'call', label: 'Anrufen' },
  { key: 'write', label: 'Schreiben', disabledReason: 'Keine E-Mail-Adresse' },
  { key: 'archive', label: 'Archivieren' },
] as const;

/** Rows that share one menu; what was chosen is announced. */
function Rows() {
  const [menu] = useState(createActionMenu<string>);
  const [chosen, setChosen] = useState('');
  return (
    <>
      {['Ada', 'Ben'].map((name) => (
        <ActionMenuTrigger key={name} menu={menu} subject={name}>
          {name}
        </ActionMenuTrigger>
      ))}
      <h2 tabIndex={-1}>Überschrift</h2>
      <p role="status">{chosen}</p>
      <ActionMenu
        menu={menu}
        heading="Was möchtest du tun?"
        items={items}
        onChoose={(key, name) => setChosen(`${name}: ${key}`)}
        finalFocus={() => screen.getByRole('heading')}
      />
    </>
  );
}

const trigger = (name: string) => screen.getByRole('button', { name });
const item = (name: string | RegExp) => screen.findByRole('menuitem', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

test('rows share one menu: it is about the row whose button was pressed, and carries its name', async () => {
  const user = userEvent.setup();
  render(<Rows />);
  await user.click(trigger('Ada'));
  await screen.findByRole('menu', { name: 'Ada' });
  expect(trigger('Ada').getAttribute('aria-expanded')).toBe('true');
  expect(trigger('Ben').getAttribute('aria-expanded')).toBe('false');
  await user.click(trigger('Ada'));
  await isClosed();

  await user.click(trigger('Ben'));
  await user.click(await item('Archivieren'));
  expect(screen.getByRole('status').textContent).toBe('Ben: archive');
  await isClosed();
  // The row may be gone, so that the view decides.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});

test.each([
  ['{Enter}', 'Anrufen'],
  ['{ArrowDown}', 'Anrufen'],
  ['{ArrowUp}', 'Archivieren'],
])(
  'opened by %s, the item %s has the focus, and Escape returns it to the button',
  async (key, label) => {
    const user = userEvent.setup();
    render(<Rows />);
    trigger('Ben').focus();
    await user.keyboard(key);
    const first = await item(label);
    await waitFor(() => expect(document.activeElement).toBe(first));
    await user.keyboard('{ArrowDown}{Escape}');
    await isClosed();
    await waitFor(() => expect(document.activeElement).toBe(trigger('Ben')));
    expect(screen.getByRole('status').textContent).toBe('');
  },
);

test('an unavailable item says why and does nothing; Tab leaves to what follows the button', async () => {
  const user = userEvent.setup();
  render(<Rows />);
  trigger('Ada').focus();
  await user.keyboard('{Enter}');
  const unavailable = await item(/Schreiben/);
  await user.click(unavailable);
  expect(screen.getByRole('status').textContent).toBe('');
  await user.keyboard('{Tab}');
  await isClosed();
  expect(document.activeElement).toBe(trigger('Ben'));
});
