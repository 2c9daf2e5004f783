import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Notice } from './undelivered-notice.tsx';

const now = new Date('2026-11-21T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);
const failed = (address: string, days: number) => ({ address, at: daysAgo(days) });
const show = (...addresses: { address: string; at: Date }[]) =>
  render(<Notice slug="praxis" now={now} undelivered={{ addresses }} />);
const said = () => screen.getByRole('status').textContent;

beforeEach(() => localStorage.clear());

test('says which address does not get its e-mails, and nothing if all arrive', () => {
  const { unmount } = show(failed('praxis@tippfehler.example', 1));
  expect(said()).toContain(
    'Eine Nachricht an praxis@tippfehler.example konnte nicht zugestellt werden. Stimmt die Adresse? Die der Praxis ändert ihr im Profil',
  );
  unmount();
  show();
  expect(said()).toBe('');
});

test('names several in one sentence', () => {
  show(failed('a@post.example', 1), failed('b@post.example', 2));
  expect(said()).toContain(
    'Nachrichten an a@post.example und b@post.example konnten nicht zugestellt werden. Stimmen die Adressen?',
  );
});

test('is silent about what is two weeks old: by then it was read, or cannot be helped', () => {
  show(failed('alt@post.example', 15));
  expect(said()).toBe('');
});

test('once hidden it stays so and the focus is not lost; the next failure is announced again', () => {
  const { rerender, unmount } = show(failed('a@post.example', 3));
  fireEvent.click(screen.getByRole('button', { name: 'Hinweis ausblenden' }));
  expect(said()).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('status'));
  rerender(
    <Notice
      slug="praxis"
      now={now}
      undelivered={{ addresses: [failed('b@post.example', 1), failed('a@post.example', 3)] }}
    />,
  );
  expect(said()).toContain('Eine Nachricht an b@post.example konnte');
  unmount();
  show(failed('a@post.example', 3));
  expect(said()).toBe('');
});

test('leaves no address in the browser', () => {
  show(failed('a@post.example', 3));
  fireEvent.click(screen.getByRole('button'));
  expect(JSON.stringify({ ...localStorage })).not.toContain('@');
});

test('tells a new practice that e-mails wait, until when and why, and is silent once they are on their way', () => {
  const held = { until: new Date('2026-11-22T06:00:00Z'), max: 100 };
  const { unmount } = render(
    <Notice slug="praxis" now={now} undelivered={{ addresses: [], held }} />,
  );
  expect(said()).toMatch(/höchstens 100 E-Mails .* am 22\.11\.2026 morgens.*nach unserer Prüfung/);
  unmount();
  render(<Notice slug="praxis" now={held.until} undelivered={{ addresses: [], held }} />);
  expect(said()).toBe('');
});

test('says to everybody that no e-mail leaves, once it lasts and as long as it is tried', () => {
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const pause = (minutes: number, over = 0) => (
    <Notice
      slug="praxis"
      now={now}
      undelivered={{ addresses: [] }}
      pause={{ since: minutesAgo(minutes), until: minutesAgo(over) }}
    />
  );
  const { rerender } = render(pause(9));
  expect(said()).toBe('');
  rerender(pause(10));
  expect(said()).toContain('E-Mails gehen seit 21.11.2026, 10:50 nicht hinaus');
  rerender(pause(60, 4));
  expect(said()).toContain('nicht hinaus');
  rerender(pause(60, 5));
  expect(said()).toBe('');
});
