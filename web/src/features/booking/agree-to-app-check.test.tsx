import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import AgreeToAppCheck from './agree-to-app-check.tsx';
import { appCheckTexts as t } from './app-check-texts.ts';

const { startAppCheck } = vi.hoisted(() => ({ startAppCheck: vi.fn<() => Promise<unknown>>() }));
vi.mock('../../firebase/app-check.ts', () => ({ startAppCheck }));

test('Google is asked only after a yes, and a no is as good; who cannot reach it is told so', async () => {
  render(<AgreeToAppCheck />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: t.agree });
  expect([box.checked, startAppCheck.mock.calls.length]).toEqual([false, 0]);
  startAppCheck.mockRejectedValueOnce(new Error('blocked')).mockResolvedValueOnce({});
  await userEvent.click(box);
  await screen.findByText(t.failed);
  expect(box.checked).toBe(false);
  await userEvent.click(box);
  expect([box.checked, startAppCheck.mock.calls.length]).toEqual([true, 2]);
  expect(screen.queryByText(t.failed)).toBeNull();
});
