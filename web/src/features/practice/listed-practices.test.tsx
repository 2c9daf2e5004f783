import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import ListedPractices from './listed-practices.tsx';
import type { Listed } from './queries.ts';

const practices = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    slug: `praxis-${n}`,
    title: `Praxis ${n}`,
    subtitle: 'Logopädie',
    logoImagePath: n === 0 ? '/logo.png' : '',
    bookingEnabled: n !== 1,
    locked: false,
    locations: Array.from({ length: n }, (_each, at) => ({
      address1: `Hauptplatz ${at + 1}`,
      address2: '8010 Graz',
      address3: 'Stiege 2',
    })),
  })) as unknown as Listed['practices'];

async function show(count: number, of?: number) {
  render(
    <MemoryRouter>
      <ListedPractices
        read={async () => ({ practices: practices(count), ...(of && { count: of }) })}
      />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { name: 'Voll im Einsatz' });
}

it('shows each with its logo or its initials and its first address, and one that takes no requests says so', async () => {
  await show(3);
  const [withLogo, paused, usual] = screen.getAllByRole('listitem') as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  expect(withLogo.querySelector('img')?.getAttribute('src')).toBe('/logo.png');
  expect(within(paused).queryByRole('link', { name: /^Anfrage erstellen/ })).toBeNull();
  expect(paused.textContent).toContain('Zurzeit keine neuen Anfragen');
  expect(paused.textContent).toMatch(/Hauptplatz 1, 8010 Graz(?!und)/);
  expect(usual.textContent).toMatch(/^P2/);
  expect(usual.textContent).toContain('Hauptplatz 1, 8010 Grazund ein weiterer Standort');
  expect(
    within(usual).getByRole('link', { name: 'Anfrage erstellen: Praxis 2' }).getAttribute('href'),
  ).toBe('/praxis-2/booking');
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows three of many, and all for whoever asks, who goes on with the fourth', async () => {
  await show(12);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Alle 12 Praxen zeigen' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
  expect(document.activeElement?.getAttribute('href')).toBe('/praxis-3/booking');
});

it('leads whoever asks for all of very many to the search', async () => {
  await show(9, 20_000);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Alle 20.000 Praxen zeigen' }).getAttribute('href')).toBe(
    '/booking-request',
  );
});
