import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DocumentTitle, setTitleBadge } from './document-title.tsx';

test('a number stays before the name while the name changes, and goes without a trace', () => {
  const { rerender } = render(<DocumentTitle title="Anfragen" />);
  act(() => setTitleBadge(2));
  expect(document.title).toBe('(2) Anfragen');
  rerender(<DocumentTitle title="Woche" />);
  expect(document.title).toBe('(2) Woche');
  act(() => setTitleBadge(0));
  expect(document.title).toBe('Woche');
});
