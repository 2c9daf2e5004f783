import { act, render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DocumentTitle } from './document-title.tsx';
import { setTitleBadge } from './title-badge.ts';

test('a number stays before the name while the name changes, and goes without a trace', async () => {
  const { rerender } = render(<DocumentTitle title="Anfragen" />);
  setTitleBadge(2);
  expect(document.title).toBe('(2) Anfragen');
  setTitleBadge(3);
  expect(document.title).toBe('(3) Anfragen');
  rerender(<DocumentTitle title="Woche" />);
  await waitFor(() => expect(document.title).toBe('(3) Woche'));
  setTitleBadge(0);
  expect(document.title).toBe('Woche');
  rerender(<DocumentTitle title="Archiv" />);
  // The title's observers have been notified by now.
  await act(async () => {});
  expect(document.title).toBe('Archiv');
});
