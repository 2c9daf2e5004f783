import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { Confirmation } from './confirmation.tsx';
import { useQuestion } from './use-question.ts';

type Given = Partial<Parameters<typeof Confirmation>[0]>;

function Asking(given: Given) {
  const question = useQuestion();
  return (
    <>
      <Button ref={question.opener} onClick={question.open}>
        Löschen
      </Button>
      {question.isOpen && (
        <Confirmation
          title="Wirklich löschen?"
          confirm="Ja"
          cancel="Nein"
          busy={undefined}
          problem={undefined}
          onConfirm={() => undefined}
          onCancel={question.close}
          {...given}
        >
          <p>Es ist dann weg.</p>
        </Confirmation>
      )}
    </>
  );
}

async function ask(given: Given = {}) {
  const view = render(<Asking {...given} />);
  await userEvent.click(screen.getByRole('button', { name: 'Löschen' }));
  return view;
}
const box = () => screen.queryByRole('group', { name: 'Wirklich löschen?' });

it('takes the focus, named by the question and described by what will happen', async () => {
  await ask();
  expect(document.activeElement).toBe(box());
  expect(document.getElementById(box()?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Es ist dann weg.',
  );
});

it('leaves the focus where it is if it is told to', async () => {
  await ask({ leavesFocus: true });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Löschen' }));
});

it.each([
  ['a press on no', () => userEvent.click(screen.getByRole('button', { name: 'Nein' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('goes away by %s, and gives the focus back', async (_way, leave) => {
  const onConfirm = vi.fn();
  await ask({ onConfirm });
  await leave();
  expect(box()).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Löschen' })),
  );
  expect(onConfirm).not.toHaveBeenCalled();
});

it('can neither be answered again nor left while it works', async () => {
  const onConfirm = vi.fn();
  await ask({ busy: 'Wird gelöscht …', onConfirm });
  await userEvent.click(screen.getByRole('button', { name: 'Wird gelöscht …' }));
  await userEvent.click(screen.getByRole('button', { name: 'Nein' }));
  await userEvent.keyboard('{Escape}');
  expect(box()).toBeTruthy();
  expect(onConfirm).not.toHaveBeenCalled();
});

it('says why it was not done', async () => {
  await ask({ problem: 'Jemand muss bleiben.' });
  expect(screen.getByRole('alert').textContent).toBe('Jemand muss bleiben.');
});
