import { render, screen } from '@testing-library/react';
import { MemoryRouter, Outlet, Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import PracticeArea from './practice-area.tsx';

const readPractice = vi.hoisted(() => vi.fn(async (_slug: string) => undefined));
vi.mock('../features/practice/read-practices.ts', () => ({ readPractice }));

function Where() {
  const { pathname, search, hash, state } = useLocation();
  return (
    <output aria-label="Adresse">
      {pathname + search + hash + (state === null ? '' : ` ${state}`)}
    </output>
  );
}

function visit(entry: string | { pathname: string; state: unknown }) {
  render(
    <MemoryRouter initialEntries={[entry]}>
      <Routes>
        <Route
          path="/:companySlug"
          element={
            <PracticeArea>
              <Outlet />
            </PracticeArea>
          }
        >
          <Route index />
          <Route path="booking" />
        </Route>
      </Routes>
      <Where />
    </MemoryRouter>,
  );
}
const address = () => screen.getByRole('status', { name: 'Adresse' }).textContent;
const unknown = () => screen.findByRole('heading', { level: 1, name: 'Praxis nicht gefunden' });

beforeEach(() => {
  readPractice.mockClear();
});

describe('a practice that is on the way', () => {
  it('shows how its form begins, which is the same for every practice, where a form was asked for', () => {
    readPractice.mockReturnValueOnce(new Promise(() => {}));
    visit('/lindenhof/booking');
    expect(screen.getByRole('heading', { level: 1, name: 'Therapieplatz Anfrage' })).toBeTruthy();
    expect(screen.getByText('Das Formular wird geladen …')).toBeTruthy();
  });

  it('shows nothing of a form elsewhere', () => {
    readPractice.mockReturnValueOnce(new Promise(() => {}));
    visit('/lindenhof');
    expect(screen.queryByRole('heading', { name: 'Therapieplatz Anfrage' })).toBeNull();
    expect(screen.getByText('Die Praxis wird geladen …')).toBeTruthy();
  });
});

describe('the address of a practice', () => {
  it('leads on in lower case, with everything behind it', async () => {
    visit('/Logopaedie-LINDENHOF/booking?von=plakat#zeiten');
    await unknown();
    expect(address()).toBe('/logopaedie-lindenhof/booking?von=plakat#zeiten');
    expect(readPractice.mock.calls).toEqual([['logopaedie-lindenhof']]);
  });

  it('keeps what the page before told it', async () => {
    visit({ pathname: '/Lindenhof', state: 'gesendet' });
    await unknown();
    expect(address()).toBe('/lindenhof gesendet');
  });

  it('is left alone where it is right already', async () => {
    visit('/lindenhof?Von=Plakat');
    await unknown();
    expect(address()).toBe('/lindenhof?Von=Plakat');
  });

  it.each(['/%C3%84rzte', '/Praxis%20Nord', '/%C4%B0'])(
    'that no practice can have is unknown where it stands: %s',
    async (path) => {
      visit(path);
      await unknown();
      expect(address()).toBe(path);
    },
  );
});
