import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContextType } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { partners, quotes } from '../content/operator.ts';
import { GivenSession } from '../features/session/queries.ts';
import { loadParts } from '../shell/lazy-page.tsx';
import LandingPage from './landing-page.tsx';

// It queries the backend, which does not exist here.
vi.mock('../features/practice/listed-practices.tsx', () => ({
  default: () => <p>Voll im Einsatz</p>,
}));

// Sections of people and associations exist once there are any.
vi.mock('../content/operator.ts', async (importActual) => ({
  ...(await importActual<typeof import('../content/operator.ts')>()),
  partners: [{ name: 'Verband', url: 'https://verband.example/' }],
  statistics: [
    { value: '12', label: 'Therapieanfragen', countedIn: 'März 2027' },
    { value: '220+', label: 'Praxen' },
  ],
  quotes: [{ text: 'Das Telefon läutet seltener.', role: 'Logopädin in Graz', name: 'Ada Probe' }],
}));

type Session = ContextType<typeof GivenSession>;

const user = {
  uid: 'anna',
  name: 'Anna Berger',
  email: 'anna@lindenhof.example',
  emailVerified: true,
  practices: [],
};
const member: Session = {
  status: 'signedIn',
  user: {
    ...user,
    practices: [{ slug: 'lindenhof', title: 'Logopädie Lindenhof', role: 'administrator' }],
  },
};

beforeAll(loadParts);

async function show(session: Session) {
  render(
    <MemoryRouter>
      <GivenSession value={session}>
        <LandingPage />
      </GivenSession>
    </MemoryRouter>,
  );
  await screen.findByText('Voll im Einsatz');
}

const targets = (name: string | RegExp) =>
  screen.queryAllByRole('link', { name }).map((link) => link.getAttribute('href'));

describe('the landing page', () => {
  it.each<[string, Session]>([
    ['a visitor', { status: 'signedOut' }],
    ['whoever is still being recognised', { status: 'loading' }],
    ['a user without a practice', { status: 'signedIn', user }],
  ])('asks %s to register, at its beginning and at its end', async (_who, session) => {
    await show(session);
    expect(targets('Loslegen!')).toEqual(['/company-registration', '/company-registration']);
    expect(targets('Zum Produkt')).toEqual(['/product']);
    expect(screen.getByText('30 Tage kostenlos, ohne Kreditkarte.')).toBeTruthy();
  });

  it('leads whoever has a practice to it instead', async () => {
    await show(member);
    expect(targets('Loslegen!')).toEqual([]);
    expect(targets('Meine Praxen')).toEqual(['/dashboard']);
    expect(
      screen.queryByRole('region', { name: 'Bereit für eine Liste, die sich von selbst führt?' }),
    ).toBeNull();
  });

  it('tells each figure with what it counts', async () => {
    await show({ status: 'signedOut' });
    const figures = within(screen.getByRole('region', { name: 'Platzwart in Zahlen' }));
    const terms = figures.getAllByRole('term').map((term) => term.textContent);
    const values = figures.getAllByRole('definition').map((value) => value.textContent);
    expect(terms.map((label, index) => ({ value: values[index], label }))).toEqual([
      { value: '12', label: 'TherapieanfragenStand März 2027' },
      { value: '220+', label: 'Praxen' },
    ]);
  });

  it('has a week to press without an account: whoever waits longest for that time is next', async () => {
    await show({ status: 'signedOut' });
    expect(targets('Demo ohne Anmeldung')).toEqual(['/demo/administration']);
    const demo = screen.getByRole('region', { name: 'Zum Ausprobieren' });
    const list = within(demo).getByRole('region', { name: 'Warteliste' });
    const first = () => within(list).getAllByRole('listitem')[0]?.textContent ?? '';
    const waits = () =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    // The free place is open already.
    expect(within(list).getByRole('heading').textContent).toBe('Mittwoch, 15–16 Uhr');
    expect(first()).toMatch(/^1Emil Beispiel.*seit 7 Monaten.*ist dran$/);
    expect(waits()).toHaveLength(3);

    const other = within(demo).getByRole('link', { name: /^Dienstag 9 Uhr, \d+ Personen warten$/ });
    await userEvent.click(other);
    expect(within(list).getByRole('heading').textContent).toBe('Dienstag, 9–10 Uhr');
    expect(within(list).getByRole('status').textContent).toContain(
      `${other.textContent} Personen warten.`,
    );
    expect(first()).toMatch(/^1Helmut Vorlage.*wäre dran$/);
    await userEvent.click(
      within(demo).getByRole('link', { name: /^Mittwoch 15 Uhr, .*1 Platz ist frei/ }),
    );
    expect(first()).toMatch(/^1Emil Beispiel/);
  });

  it('says what it costs and what happens to data, with the way to where it is written', async () => {
    await show({ status: 'signedOut' });
    expect(targets(/^14\s€ im Monat netto, mit USt\. 16,66\s€/)).toEqual(['/pricing']);
    const data = screen.getByRole('region', { name: 'Was mit den Daten geschieht' });
    expect(data.textContent).toContain('Frankfurt am Main');
    expect(targets('Zur Vereinbarung')).toEqual(['/terms-of-service#anhang']);
    expect(targets('Zur Datenschutzerklärung')).toEqual(['/privacy-policy']);
    expect(targets('Praxis finden und anfragen')).toEqual(['/booking-request']);
  });

  it('says what it is good for, lets it be tried, proves it, and only then speaks of data', async () => {
    await show({ status: 'signedOut' });
    const parts = [
      screen.getByRole('heading', { level: 1 }),
      screen.getByRole('region', { name: 'Zum Ausprobieren' }),
      screen.getByRole('region', { name: 'Platzwart in Zahlen' }),
      screen.getByRole('region', { name: 'Das sagen Praxen' }),
      screen.getByText('Voll im Einsatz'),
      screen.getByRole('region', { name: 'Was mit den Daten geschieht' }),
      screen.getByRole('region', { name: 'Bereit für eine Liste, die sich von selbst führt?' }),
    ];
    const inOrder = parts.toSorted((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(inOrder).toEqual(parts);
  });

  it('names who says a quote', async () => {
    await show({ status: 'signedOut' });
    const [quote] = quotes;
    const figure = within(screen.getByRole('region', { name: 'Das sagen Praxen' })).getByRole(
      'figure',
    );
    for (const text of Object.values(quote ?? {})) expect(figure.textContent).toContain(text);
  });

  it('opens partners in a new tab, which knows nothing of this one', async () => {
    await show({ status: 'signedOut' });
    const outside = screen.getAllByRole('link', { name: /\(öffnet in neuem Tab\)$/ });
    expect(outside.map((link) => link.getAttribute('href'))).toEqual(
      partners.map(({ url }) => url),
    );
    for (const link of outside) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    }
  });
});
