import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  unstable_HistoryRouter as HistoryRouter,
  Link,
  type NavigateFunction,
  Route,
  Routes,
  useNavigate,
} from 'react-router';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { appHistory } from './app-history.ts';
import { LeaveQuestionHost } from './leave-question-host.tsx';
import { useUnsavedInput } from './unsaved-input.ts';

const onDiscard = vi.fn();
let navigate: NavigateFunction;

function Form() {
  const [text, setText] = useState('');
  const unsaved = useUnsavedInput(text !== '', { text: 'Der Satz geht verloren.' }, onDiscard);
  const go = useNavigate();
  return (
    <>
      <input aria-label="Satz" value={text} onChange={({ target }) => setText(target.value)} />
      <Link to="/anderswo">Link</Link>
      <Link to="?offen=ja">Daneben</Link>
      <a href="#stelle">Stelle</a>
      <button
        type="button"
        onClick={() => {
          unsaved.release();
          void go('/anderswo');
        }}
      >
        Speichern
      </button>
    </>
  );
}

function Elsewhere() {
  navigate = useNavigate();
  return <h1>Anderswo</h1>;
}

function Navigator() {
  navigate = useNavigate();
  return null;
}

/** On the form, with a page before it and one after it. */
async function show() {
  const own = appHistory();
  own.push('/davor');
  render(
    <HistoryRouter history={own}>
      <Navigator />
      <Routes>
        <Route path="/formular" element={<Form />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
      <LeaveQuestionHost />
    </HistoryRouter>,
  );
  act(() => void navigate('/formular'));
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Satz'), 'Hallo');
  return user;
}

const question = () => screen.findByRole('dialog', { name: 'Eingaben verwerfen?' });
const answer = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const isForm = () => expect(screen.getByLabelText<HTMLInputElement>('Satz').value).toBe('Hallo');
const isElsewhere = () => screen.findByRole('heading', { name: 'Anderswo' });
const depth = () => (history.state as { idx: number }).idx;

// Until it is loaded, the browser asks.
beforeAll(() => import('./leave-question.tsx'));

beforeEach(() => {
  onDiscard.mockReset();
  // jsdom knows no modal dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const ways: Record<string, () => unknown> = {
  'a link': () => screen.getByText('Link').click(),
  'navigate()': () => navigate('/anderswo'),
  'navigate() in place of the page': () => navigate('/anderswo', { replace: true }),
  'the browser’s Back': () => history.back(),
  'navigate(-1)': () => navigate(-1),
};

describe.each(Object.entries(ways))('%s', (_way, go) => {
  it('asks; whoever stays keeps all, and whoever discards goes on', async () => {
    const user = await show();
    const at = depth();
    act(() => void go());
    expect((await question()).textContent).toContain('Der Satz geht verloren.');
    await waitFor(() => expect(location.pathname).toBe('/formular'));
    await answer(user, 'Hierbleiben');
    isForm();
    expect(depth()).toBe(at);
    expect(onDiscard).not.toHaveBeenCalled();

    act(() => void go());
    await question();
    await answer(user, 'Verwerfen');
    await isElsewhere();
    expect(location.pathname).not.toBe('/formular');
    expect(onDiscard).toHaveBeenCalledOnce();
  });
});

it('Escape stays', async () => {
  const user = await show();
  act(() => screen.getByText('Link').click());
  const dialog = await question();
  act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  isForm();
  await user.type(screen.getByLabelText('Satz'), '!');
});

it('asks once, however often Back is pressed', async () => {
  const user = await show();
  const at = depth();
  act(() => history.back());
  await question();
  act(() => history.back());
  await waitFor(() => expect(depth()).toBe(at));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await answer(user, 'Hierbleiben');
  isForm();
});

it('an address within the page and what is saved ask nothing', async () => {
  const user = await show();
  await user.click(screen.getByText('Daneben'));
  expect(location.search).toBe('?offen=ja');
  await user.click(screen.getByText('Speichern'));
  await isElsewhere();
  expect(screen.queryByRole('dialog')).toBeNull();
});

// Errors of a form lead to their fields so; such an entry has no number of the router's.
it('Back still asks after a link to a place in the page', async () => {
  const user = await show();
  const at = depth();
  act(() => {
    location.hash = '#stelle';
  });
  await waitFor(() => expect(depth()).toBe(at + 1));
  act(() => history.go(-2));
  await question();
  await waitFor(() => expect(location.hash).toBe('#stelle'));
  await answer(user, 'Hierbleiben');
  isForm();
});

it('without the dialog’s code the browser asks', async () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
  function Alone() {
    const { mayLeave } = useUnsavedInput(true, { text: 'Der Satz geht verloren.' });
    return (
      <button type="button" onClick={() => void mayLeave()}>
        Zu
      </button>
    );
  }
  render(<Alone />);
  await userEvent.click(screen.getByText('Zu'));
  expect(ask).toHaveBeenCalledExactlyOnceWith('Der Satz geht verloren. Trotzdem verlassen?');
  ask.mockRestore();
});

it('the closing tab asks as long as there is something', async () => {
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  const user = await show();
  expect(asks()).toBe(true);
  await user.clear(screen.getByLabelText('Satz'));
  expect(asks()).toBe(false);
});
