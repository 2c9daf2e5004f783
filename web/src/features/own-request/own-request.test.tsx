import { defaultFormConfiguration } from '@platzwart/domain/form-configuration';
import type { Practice } from '@platzwart/domain/practice';
import type { OwnRequest as Facts } from '@platzwart/domain/request-link';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { OwnRequest } from './own-request.tsx';

const world = vi.hoisted(() => ({
  calls: [] as { name: string; input: unknown }[],
  answers: {} as Record<string, unknown>,
}));

vi.mock('../../firebase/calls.ts', () => ({
  call: async (name: string, input: unknown) => {
    world.calls.push({ name, input });
    return world.answers[name];
  },
}));

const practice: Practice = {
  slug: 'lindenhof',
  title: 'Logopädie Lindenhof',
  subtitle: 'Sprache und Stimme',
  logoImagePath: '',
  website: 'www.lindenhof.example',
  contactPerson: 'Anna Berger',
  locations: [{ id: 'praxis', title: 'Praxis', address1: 'Weg 1', address2: '8010 Graz', address3: '' }],
  listed: true,
  bookingEnabled: true,
  locked: false,
};
const form = defaultFormConfiguration({ id: 'praxis', title: 'Praxis' });

const facts: Facts = {
  status: 'open',
  requestedAt: '2026-11-20T13:05:00.000Z',
  emailConfirmed: false,
  email: 'e•••@beispiel.at',
  locationIds: ['praxis'],
  slots: [
    { locationId: 'praxis', weekday: 1, start: '08:00', end: '12:00' },
    { locationId: 'praxis', weekday: 6, start: '09:00', end: '10:00' },
  ],
};

const done = (output: Facts) => ({ kind: 'done', output });
const unknown = {
  kind: 'refused',
  details: [{ field: 'token', code: 'invalid', message: 'Diesen Link gibt es nicht oder nicht mehr.' }],
};

beforeEach(() => {
  world.calls = [];
  world.answers = { viewRequestLink: done(facts), answerRequestLink: done({ ...facts, emailConfirmed: true }) };
});

function show(over: Partial<Practice> = {}, ownForm = form) {
  render(
    <StrictMode>
      <MemoryRouter>
        <OwnRequest practice={{ ...practice, ...over }} form={ownForm} token="geheim" />
      </MemoryRouter>
    </StrictMode>,
  );
  return userEvent.setup();
}

const press = { name: 'E-Mail-Adresse bestätigen' };
const names = () => world.calls.map(({ name }) => name);
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling as HTMLElement;

describe('the own request', () => {
  test('says how it stands, since when and for which times, and which of them are no longer offered', async () => {
    show();
    expect(screen.getByText('Ihre Anfrage wird geladen …')).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ihre Anfrage' })).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 2, name: 'Ihre Anfrage steht auf der Warteliste' })).toBeTruthy();
    expect(fact('Angefragt am').textContent).toBe('20.11.2026, 14:05 Uhr');
    expect(fact('E-Mail-Adresse').textContent).toBe('e•••@beispiel.at (noch nicht bestätigt)');
    const times = within(fact('Ihre Zeiten')).getAllByRole('listitem');
    expect(times.map(({ textContent }) => textContent)).toEqual(['Montag, 8–12 Uhr', 'Samstag, 9–10 Uhr (nicht mehr angeboten)']);
  });

  test('is only looked at by opening it', async () => {
    show();
    await screen.findByRole('button', press);
    expect(new Set(names())).toEqual(new Set(['viewRequestLink']));
    expect(world.calls[0]?.input).toEqual({ companySlug: 'lindenhof', token: 'geheim' });
  });

  test('names each location, also one that is gone, and one without any time', async () => {
    world.answers.viewRequestLink = done({
      ...facts,
      locationIds: ['weg', 'zwei', 'praxis'],
      slots: [...facts.slots, { locationId: 'weg', weekday: 2, start: '08:00', end: '09:00' }],
    });
    const [first] = form.selectableLocations;
    show(
      {},
      {
        ...form,
        selectableLocations: [...form.selectableLocations, { id: 'zwei', title: 'Filiale', selectableSlots: first?.selectableSlots ?? [] }],
      },
    );
    await screen.findByRole('button', press);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Angefragt am',
      'E-Mail-Adresse',
      'Praxis',
      'Filiale',
      'Früherer Standort',
    ]);
    expect(fact('Früherer Standort').textContent).toBe('Dienstag, 8–9 Uhr (nicht mehr angeboten)');
    expect(fact('Filiale').textContent).toBe('keine Zeiten gewählt');
  });

  test('says so when nothing of it is offered any more', async () => {
    show({}, { ...form, selectableLocations: [] });
    expect(await screen.findByText(/bietet keine Ihrer Zeiten mehr an/)).toBeTruthy();
  });

  test('that is closed says so', async () => {
    world.answers.viewRequestLink = done({ ...facts, status: 'archived', emailConfirmed: true });
    show({ locked: true, bookingEnabled: false });
    expect(await screen.findByRole('heading', { level: 2, name: 'Ihre Anfrage ist abgeschlossen' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(fact('E-Mail-Adresse').textContent).toContain('(bestätigt)');
  });
});

describe('confirming the address', () => {
  test('is one press; the thanks take the focus and the button is gone', async () => {
    const user = show();
    await user.click(await screen.findByRole('button', press));
    const thanks = await screen.findByText('Danke, Ihre E-Mail-Adresse ist bestätigt.');
    expect(document.activeElement).toBe(thanks);
    expect(screen.queryByRole('button', press)).toBeNull();
    expect(fact('E-Mail-Adresse').textContent).toContain('(bestätigt)');
    expect(world.calls.at(-1)).toEqual({
      name: 'answerRequestLink',
      input: { companySlug: 'lindenhof', token: 'geheim', answer: 'confirmEmail' },
    });
  });

  test.each([
    [{ kind: 'failed' }, 'Das hat nicht geklappt. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.'],
    [unknown, 'Diesen Link gibt es nicht oder nicht mehr.'],
  ])('that did not go through says why, with the focus, and can be tried again', async (answer, sentence) => {
    world.answers.answerRequestLink = answer;
    const user = show();
    await user.click(await screen.findByRole('button', press));
    await screen.findByText(sentence);
    expect(document.activeElement?.textContent).toContain(sentence);
    world.answers.answerRequestLink = done({ ...facts, emailConfirmed: true });
    await user.click(screen.getByRole('button', press));
    expect(await screen.findByText('Danke, Ihre E-Mail-Adresse ist bestätigt.')).toBeTruthy();
  });
});

describe('a link', () => {
  test('that opens nothing says why, and how to reach the practice', async () => {
    world.answers.viewRequestLink = unknown;
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Dieser Link führt zu keiner Anfrage' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('Diesen Link gibt es nicht oder nicht mehr.');
    expect(screen.getByText('Ansprechperson: Anna Berger')).toBeTruthy();
    expect(screen.getByRole('link', { name: /lindenhof.example/ }).getAttribute('href')).toBe('https://www.lindenhof.example/');
    expect(screen.getByRole('link', { name: 'Zur Seite der Praxis' }).getAttribute('href')).toBe('/lindenhof');
  });

  test('that cannot be asked for is asked for again, by press or when the network is back', async () => {
    world.answers.viewRequestLink = { kind: 'failed' };
    const user = show();
    await screen.findByRole('heading', { level: 1, name: 'Ihre Anfrage lässt sich gerade nicht laden' });
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    await screen.findByRole('heading', { level: 1, name: 'Ihre Anfrage lässt sich gerade nicht laden' });
    world.answers.viewRequestLink = done(facts);
    dispatchEvent(new Event('online'));
    expect(await screen.findByRole('button', press)).toBeTruthy();
  });
});
