import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import AdministrationRefused from './administration-refused.tsx';

const readPractice = vi.hoisted(() => vi.fn());
vi.mock('../features/practice/read-practices.ts', () => ({ readPractice }));

afterEach(cleanup);

test.each([
  ['there is none of that name', undefined, 'Praxis nicht gefunden', '???'],
  [
    'there was one',
    'former',
    'Diese Praxis ist nicht mehr hier',
    'Diese Praxis ist nicht mehr hier',
  ],
  [
    'there is one, where they do not work',
    { practice: {}, form: {} },
    'Kein Zugang',
    'Kein Zugang – Platzwart',
  ],
])(
  'whoever asks for the administration of a practice where %s is told that',
  async (_name, found, heading, title) => {
    readPractice.mockResolvedValue(found);
    render(
      <MemoryRouter>
        <AdministrationRefused slug="gibt-es-nicht" />
      </MemoryRouter>,
    );
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
    expect(document.title).toBe(title);
    expect(readPractice).toHaveBeenCalledWith('gibt-es-nicht');
  },
);
