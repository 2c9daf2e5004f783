import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Modal } from './modal.tsx';

test('escape closes the dialog, not what is open behind it', () => {
  const onCancel = vi.fn();
  const behind = vi.fn();
  document.addEventListener('keydown', behind);
  render(
    <Modal
      title="Platz anbieten"
      onCancel={onCancel}
      actions={<button type="button">Abbrechen</button>}
    >
      <input aria-label="Ab" />
    </Modal>,
  );
  fireEvent.keyDown(screen.getByLabelText('Ab'), { key: 'Escape' });
  expect(behind).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByLabelText('Ab'), { key: 'Tab' });
  expect(behind).toHaveBeenCalledOnce();
  // What the browser makes of the key.
  screen
    .getByRole('dialog', { hidden: true })
    .dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(onCancel).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', behind);
});
