import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Announcements from './announcements.tsx';

const { dataset } = document.documentElement;

/** As in the document head, at a given moment. */
async function openPage(moment: string) {
  delete dataset.campaign;
  delete dataset.session;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  vi.resetModules();
  await import('../../preload.ts');
}

const page = (
  <MemoryRouter>
    <Announcements />
    <main tabIndex={-1} />
  </MemoryRouter>
);
const name = 'Aktueller Hinweis';
const banner = () => screen.queryByRole('region', { name });
const arrivedBanner = () => screen.findByRole('region', { name });

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
});

it('announces what runs, until when, and where to ask', async () => {
  await openPage('2024-01-08T22:59:00Z');
  render(page);
  expect((await arrivedBanner()).textContent).toBe(
    'Weihnachtsaktion: Gutschein über 20 EUR für neue Kundinnen und Kunden. Bis\u00a008.01.2024. Gutschein anfordern',
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/contact');
});

it('says nothing when nothing runs', async () => {
  await openPage('2024-01-08T23:00:00Z');
  render(page);
  expect(banner()).toBeNull();
  expect('campaign' in dataset).toBe(false);
});

it('is closed for good, and gives its room back', async () => {
  await openPage('2024-02-20T12:00:00Z');
  render(page);
  await arrivedBanner();
  fireEvent.click(screen.getByRole('button', { name: 'Hinweis schließen' }));
  expect(banner()).toBeNull();
  expect('campaign' in dataset).toBe(false);
  expect(localStorage.getItem('banner-love2024-closed')).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));

  await openPage('2024-02-21T12:00:00Z');
  expect('campaign' in dataset).toBe(false);
});

it('stays closed for this page where nothing can be kept', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const spies = [
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
  ];
  await openPage('2024-02-20T12:00:00Z');
  const { rerender } = render(page);
  await arrivedBanner();
  fireEvent.click(screen.getByRole('button', { name: 'Hinweis schließen' }));
  rerender(page);
  expect(banner()).toBeNull();
  for (const spy of spies) spy.mockRestore();
});

it('is prerendered for every campaign, and shown for none', () => {
  const written = document.body.appendChild(document.createElement('div'));
  written.innerHTML = renderToString(page);
  expect(written.textContent).toContain('Valentinstag');
  expect(banner()).toBeNull();
  written.remove();
});

it('before the first paint the document also knows whether somebody is signed in', async () => {
  await openPage('2026-11-21T12:00:00Z');
  expect('session' in dataset).toBe(false);
  localStorage.setItem('platzwart-session', 'stay');
  await openPage('2026-11-21T12:00:00Z');
  expect(dataset.session).toBe('');
});
