import { expect, it } from 'vitest';
import { claimsToBeUs, deceptiveDetails, isDeceptive } from './deceptive-name.ts';

it.each([
  'Platzwart',
  'PLATZWART',
  'Platzwart Support',
  'Team Platzwart',
  'Platz-wart',
  'Platz wart',
  'P l a t z w a r t',
  'P.l.a.t.z.w.a.r.t',
  'PlatzWart',
  'MeinPlatzWart Sicherheit',
  'Pl4tzwart',
  'P1atzwart',
  'PIatzwart',
  'Plat2wart',
  'Platzvvart',
  'Рlatzwаrt',
  'Plätzwart',
  'Platz\u00adwart',
  'Platz\u3164wart',
  'ｐｌａｔｚｗａｒｔ',
  '𝓟𝓵𝓪𝓽𝔃𝔀𝓪𝓻𝓽',
  'ᴘʟᴀᴛᴢᴡᴀʀᴛ',
  'Plaтzwarт',
  'Praxis Platzwartin',
  'platzwart.example',
])('„%s“ claims to be us', (name) => {
  expect(claimsToBeUs(name)).toBe(true);
  expect(isDeceptive(name)).toBe(true);
});

it.each([
  'Anmelden',
  'Anmelde\u200bn',
  '4nmelden',
  'ANMELDUNG!',
  'Log-in',
  'Log in',
  'Ρasswort',
  'P a s s w o r t',
  'Passw0rt',
  'Pa55wort',
  'Passwoгt',
  'Passwort zurücksetzen',
  'Ihr Konto',
  'Konto & Sicherheit',
  'Kontakt',
  'Datenschutz',
  'Impressum',
  'A G B',
  'Sicherheit',
  'Security Team',
  'Admin',
  'Administrator',
  'Support',
  'Kundenservice',
  'Hilfe',
  'Rechnung',
  'Zahlung',
  'Index',
  'Favicon',
  'Status',
  'Service',
  'Warnung',
  'System',
  'Verifizierung',
  'Bestätigung',
  'Bestaetigung nötig',
  'Anmelden GmbH',
])('„%s“ is a word of every website', (name) => {
  expect(isDeceptive(name)).toBe(true);
  expect(claimsToBeUs(name)).toBe(false);
});

it.each([
  'Praxis für Sicherheit im Sprechen',
  'Praxis Kontakt',
  'Kontaktlinsen und Sehtraining',
  'Logopädie am Marktplatz Wartberg',
  'Praxis am Sportplatz, Wartberg',
  'Platzwechsel',
  'Ergotherapie Wart',
  'Hilfe zum Sprechen',
  'Praxis Admiral',
  'Logopädie Konto-Müller',
  'Praxis 4711',
  'Λογοθεραπεία',
  'Über Sprache',
])('„%s“ is a name', (name) => expect(isDeceptive(name)).toBe(false));

it('a title is read as its address will be, too: characters that no address has hide nothing', () => {
  expect(isDeceptive('Login 日本')).toBe(false);
  expect(deceptiveDetails({ title: 'Login 日本' })).toMatchObject([
    { field: 'title', code: 'deceptive' },
  ]);
  expect(deceptiveDetails({ title: 'Logopädie 日本' })).toEqual([]);
});

it('a hundred thousand words are read once', () => {
  const words = 'a '.repeat(100_000);
  expect(claimsToBeUs(words)).toBe(false);
  expect(claimsToBeUs(`${words} platz w a r t`)).toBe(true);
  expect(claimsToBeUs(`${words} platz w a r t en`)).toBe(true);
  expect(claimsToBeUs(`${words} platz w a r ten`)).toBe(false);
});
