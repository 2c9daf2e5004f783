import type { UserPractice } from '@platzwart/domain/member';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Account } from './account.tsx';

const roles = { administrator: 'Administration', therapist: 'Therapie', viewer: 'Lesezugriff' };

function show(practices: readonly UserPractice[], name = 'Anna Berger') {
  render(
    <MemoryRouter>
      <Account user={{ name, email: 'anna@praxis.example', practices }} roles={roles} />
    </MemoryRouter>,
  );
}
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('one’s own account', () => {
  it('says who one is and leads to the practices, with the role in words', () => {
    show([
      { slug: 'lindenhof', title: 'Logopädie Lindenhof', role: 'administrator' },
      { slug: 'sonnenblick', title: 'Ergotherapie Sonnenblick', role: 'viewer' },
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Dein Konto' })).toBeTruthy();
    expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual(['Anna Berger', 'anna@praxis.example']);
    expect(screen.getByText('Deine Rolle: Administration')).toBeTruthy();
    expect(screen.getByText('Deine Rolle: Lesezugriff')).toBeTruthy();
    expect(link('Zur Administration: Logopädie Lindenhof')).toBe('/lindenhof/administration');
    expect(link('Praxisseite: Ergotherapie Sonnenblick')).toBe('/sonnenblick');
    expect(link('Abmelden')).toBe('/logout');
    expect(screen.queryByRole('link', { name: 'Praxis registrieren' })).toBeNull();
  });

  it('says what to do without a practice', () => {
    show([]);
    expect(screen.getByRole('heading', { level: 2, name: 'Noch keine Praxis' })).toBeTruthy();
    expect(link('Praxis registrieren')).toBe('/company-registration');
    expect(link('Abmelden')).toBe('/logout');
  });

  it('leaves no empty line where a name should be', () => {
    show([], ' ');
    expect(screen.getByText('nicht angegeben')).toBeTruthy();
  });
});
