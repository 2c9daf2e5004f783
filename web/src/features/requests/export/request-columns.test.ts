import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import { aRequest } from '@platzwart/emulator-data/build-request';
import { describe, expect, test } from 'vitest';
import { exportedTable } from './request-columns.ts';
import { fileName } from './write-file.ts';

const tags = new Map([
  ['kind', { name: 'Kind', color: 'teal', icon: '', order: 0 }],
  ['hausbesuch', { name: 'Hausbesuch', color: 'red', icon: '', order: 1 }],
] as const);
const format = { form: undefined, tags, today: '2026-11-21' };

function exported(overrides: Parameters<typeof aRequest>[0]): Record<string, string | undefined> {
  const [titles = [], values = []] = exportedTable([aRequest(overrides)], format);
  return Object.fromEntries(titles.map((title, i) => [title, values[i]]));
}

describe('an exported request', () => {
  test('says everything in German words: dates, age, times, choices', () => {
    expect(
      exported({ doctorsOrder: 'requested', houseCall: false, timeFlexibility: 'veryFlexible' }),
    ).toMatchObject({
      Status: 'offen',
      'Angefragt am': '02.03.2026 10:00',
      Eingang: 'online',
      Geburtsdatum: '17.05.1984',
      Alter: '42',
      'E-Mail bestätigt': 'ja',
      'Für wen': 'für sich selbst',
      Hausbesuch: 'nein',
      Verordnung: 'wird noch ausgestellt',
      Zeiten: 'Mo 8–10 Uhr',
      Flexibilität: 'sehr flexibel',
      Rückruf: 'nein',
    });
  });

  test('names tags as the practice orders them, and leaves out those that were deleted', () => {
    expect(exported({ tags: ['weg', 'hausbesuch', 'kind'] }).Schlagwörter).toBe('Kind, Hausbesuch');
  });

  test('leaves empty what was never asked, and says nothing of an address that is not there', () => {
    const values = exported({
      email: '',
      birthdate: undefined,
      timeFlexibility: undefined,
      adminNote: '',
    });
    for (const title of [
      'E-Mail',
      'E-Mail bestätigt',
      'Geburtsdatum',
      'Alter',
      'Flexibilität',
      'Notiz der Praxis',
      'Archiviert, weil',
    ]) {
      expect(values[title], title).toBe('');
    }
  });

  test('says of an address whether it is confirmed, and nothing where nobody was written to', () => {
    const confirmed = (overrides: Parameters<typeof aRequest>[0]) =>
      exported(overrides)['E-Mail bestätigt'];
    expect(confirmed({ emailConfirmedAt: null })).toBe('nein');
    expect(confirmed({ emailConfirmedAt: null, source: 'import' })).toBe('');
  });

  test('says what was offered, how the last offer ended, and which places its person has', () => {
    const until = new Date('2026-11-24T17:00:00Z');
    const lastOffer = {
      at: new Date('2026-11-12T09:00:00Z'),
      outcome: 'expired' as const,
      declinedTimes: [],
    };
    const slot = { locationId: 'praxis', weekday: 2, start: '15:00', end: '16:00' } as const;
    const place = {
      vacancyId: 'v',
      slot,
      startsOn: '2026-12-01',
      rhythm: 'weekly',
      therapist: '',
      givenAt: until,
    } as const;
    expect(exported({ offer: { vacancyId: 'v', until }, lastOffer }).Angebote).toBe(
      'läuft, Antwort bis 24.11.2026, 18:00',
    );
    expect(exported({ offer: { vacancyId: 'v', until: null } }).Angebote).toBe('läuft');
    expect(exported({ lastOffer }).Angebote).toBe('zuletzt am 12.11.2026: keine Antwort');
    expect(exported({ places: [place] }).Platz).toBe('Di 15–16 Uhr ab 01.12.2026');
    expect(exported({})).toMatchObject({ Angebote: '', Platz: '' });
  });

  test('has no time of day that nobody knows', () => {
    const requestedAt = new Date('2026-01-01T11:00:00.003Z');
    expect(exported({ requestedAt, source: 'import' })['Angefragt am']).toBe('01.01.2026');
  });

  test('names the preferred times that are no longer offered, as long as it waits', () => {
    const form = aFormConfiguration({
      selectableLocations: [
        {
          id: 'praxis',
          title: 'Praxis',
          selectableSlots: [{ weekday: 1, start: '09:00', end: '12:00' }],
        },
      ],
      minSlotSize: 60,
    });
    const gone = (overrides: Parameters<typeof aRequest>[0]) => {
      const [titles = [], values = []] = exportedTable([aRequest(overrides)], { ...format, form });
      return values[titles.indexOf('Nicht mehr angebotene Zeiten')];
    };
    expect(gone({})).toBe('Mo 8–9 Uhr');
    expect(gone({ status: 'archived' })).toBe('');
  });

  test('has a column for everything that staff can see of it, each with a name of its own', () => {
    const [titles = []] = exportedTable([], format);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles).toHaveLength(43);
  });
});

describe('the name of the file', () => {
  test('is about the practice, the list and the day', () => {
    expect(
      fileName({
        kind: 'anfragen',
        slug: 'praxis',
        title: 'Kinder & Hausbesuch (Süd)',
        format: 'csv',
        today: '2026-11-21',
      }),
    ).toBe('anfragen-praxis-kinder-hausbesuch-sued-2026-11-21.csv');
    expect(fileName({ kind: 'anfrage', slug: 'praxis', format: 'csv', today: '2026-11-21' })).toBe(
      'anfrage-praxis-2026-11-21.csv',
    );
  });

  test('leads into no other folder, whatever the list is called', () => {
    expect(
      fileName({
        kind: 'anfragen',
        slug: 'praxis',
        title: '../../etc/passwd',
        format: 'csv',
        today: '2026-11-21',
      }),
    ).not.toMatch(/[/\\]|\.\./);
  });
});
