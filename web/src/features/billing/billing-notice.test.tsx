import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { AccountStatus } from './account-status.ts';
import { BillingNotice } from './billing-notice.tsx';
import { noticeTexts } from './notice-texts.ts';

const over: AccountStatus = { kind: 'over', endedAt: new Date('2026-11-20T10:00:00Z') };

function show(status: AccountStatus | undefined, isAdministrator: boolean) {
  const view = (now: AccountStatus | undefined, isLocked = now !== undefined) => (
    <MemoryRouter>
      <BillingNotice
        status={isAdministrator ? now : undefined}
        isLocked={isLocked}
        billingPath="/praxis/administration/einstellungen/abo"
        isAdministrator={isAdministrator}
      />
    </MemoryRouter>
  );
  const { rerender } = render(view(status));
  return { become: (next: AccountStatus | undefined) => rerender(view(next)) };
}

test('administrators are led to where it is put in order', () => {
  show(over, true);
  const link = screen.getByRole('link', { name: 'Neu abschließen' });
  expect(link.getAttribute('href')).toBe('/praxis/administration/einstellungen/abo');
  expect(screen.queryByText(noticeTexts.readOnly)).toBeNull();
});

test('in a locked practice they read what goes on, and until when everything stays', () => {
  show(
    {
      kind: 'trialOver',
      endedAt: new Date('2026-11-03T10:00:00Z'),
      deletedAt: new Date('2027-02-01T10:00:00Z'),
    },
    true,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Anrufen, Drucken und Speichern gehen weiter',
    'Alles bleibt bis 01.02.2027',
  ]);
});

test('others read that nothing can be changed and whom to ask, and nothing of what is paid', () => {
  const { become } = show(over, false);
  expect(screen.getByRole('status').textContent).toBe(noticeTexts.readOnly);
  expect(screen.queryByRole('link')).toBeNull();
  become(undefined);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('what appears while somebody is looking is announced: its container was there before', () => {
  const { become } = show(undefined, true);
  const place = screen.getByRole('status');
  expect(place.textContent).toBe('');
  become(over);
  expect(screen.getByRole('status')).toBe(place);
  expect(place.textContent).toContain('Das Abo ist seit 20.11.2026 beendet');
});

test('everybody in a practice that we have closed reads so, and nothing of what is paid', () => {
  render(
    <MemoryRouter>
      <BillingNotice status={undefined} isLocked isClosed billingPath="/" isAdministrator />
    </MemoryRouter>,
  );
  expect(screen.getByRole('status').textContent).toBe(noticeTexts.closed);
  expect(screen.queryByRole('link')).toBeNull();
});
