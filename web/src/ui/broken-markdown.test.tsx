import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { takeComplaints } from '../test-setup.ts';
import { Markdown } from './markdown.tsx';

vi.mock('./markdown-formatted.tsx', () => ({
  default: ({ text }: { text: string }) => {
    if (text.includes('zu viel')) throw new Error('cannot be parsed');
    return <strong>{text}</strong>;
  },
}));

test('a text that the parser cannot take is shown as typed, without its page, and mended shows again', async () => {
  const page = (text: string) => (
    <>
      <Markdown text={text} />
      <p>Der Rest der Seite</p>
    </>
  );
  const { rerender } = render(page('**zu viel**'));
  expect((await screen.findByText('**zu viel**')).tagName).toBe('P');
  expect(screen.getByText('Der Rest der Seite')).toBeTruthy();
  rerender(page('**genug**'));
  expect((await screen.findByText('**genug**')).tagName).toBe('STRONG');
  takeComplaints();
});
