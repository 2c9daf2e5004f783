import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../../ui/button.tsx';
import { Confirmation } from '../../ui/confirmation.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useSendingKey } from './use-sending-key.ts';

const done = vi.fn();

function Texts() {
  useSendingKey();
  return (
    <>
      <form
        id="frage"
        onSubmit={(event) => {
          event.preventDefault();
          done('form');
        }}
      >
        <textarea aria-label="in a form" />
      </form>
      <Button type="submit" form="frage">
        Senden
      </Button>
      <Confirmation
        title="Sicher?"
        confirm="Ja"
        busy={undefined}
        problem={undefined}
        onConfirm={() => done('question')}
        onCancel={() => done('cancelled')}
      >
        <textarea aria-label="in a question" />
      </Confirmation>
      <textarea aria-label="saves itself" onBlur={() => done('left')} />
      <Modal
        title="Dialog"
        onCancel={() => done('closed')}
        actions={
          <>
            <Button onClick={() => done('closed')}>Abbrechen</Button>
            <Button look="filled" onClick={() => done('dialog')}>
              Übernehmen
            </Button>
          </>
        }
      >
        <textarea aria-label="in a dialog" />
      </Modal>
    </>
  );
}

test.each([
  ['in a form', 'form'],
  ['in a question', 'question'],
  ['in a dialog', 'dialog'],
  ['saves itself', 'left'],
])('Ctrl with Enter sends a text %s', async (name, what) => {
  const user = userEvent.setup();
  // jsdom knows no modal dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  render(<Texts />);
  const field = screen.getByLabelText<HTMLTextAreaElement>(name);
  await user.type(field, 'Ja{Enter}');
  done.mockClear();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(done.mock.calls).toEqual([[what]]);
  expect(field.value).toBe('Ja\n');
  expect(document.activeElement).toBe(field);
});
