import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { findSettings } from '../../../features/administration/find-settings.ts';
import { SettingsOverview } from '../../../features/administration/settings-navigation.tsx';
import { find } from '../../../features/palette/find.ts';
import { findableSettings as findable } from './findable-settings.ts';
import { useLeadToSetting } from './lead-to-setting.ts';
import { settingsPagesInOrder } from './settings-pages.ts';

const findableSettings = findable(true);

const found = (term: string) =>
  findSettings(findableSettings, term).map(({ on, title }) => (on ? `${on}: ${title}` : title));

test('the label counts most; a screen finds its settings, and what there is not is not found', () => {
  expect(found('telefon')[0]).toBe('Profil: Telefonnummer');
  expect(found('oeffnungszeiten')).toEqual(['Standorte und Zeiten']);
  expect(found('formular').length).toBeGreaterThan(5);
  expect(found('xyz')).toEqual([]);
});

/** What people type, by what it should lead to. */
const meant: Record<string, string> = {
  'Abo verwalten': 'IBAN, Kreditkarte, SEPA, Lastschrift, Zahlungsart',
  Kündigen: 'kündigen, Kündigung, abbestellen, beenden',
  'Jährlich zahlen': 'Jahresabo, jährlich',
  'Abo abschließen': 'kaufen, buchen, bestellen, Gutscheincode',
  Abo: 'Vertrag, bezahlen, Zahlung, Preis, Kosten, Gutschein, Testzeit, jährlich, monatlich',
  Rechnungen: 'Rechnung, Beleg, Steuer, Buchhaltung, Finanzamt, Umsatzsteuer',
  'Platzwart empfehlen': 'werben, weiterempfehlen, Prämie',
  'Praxis löschen': 'auflösen, löschen',
  'Daten exportieren': 'Export, exportieren, Datensicherung, herunterladen',
  Aufbewahrung: 'Löschfrist, automatisch löschen',
  'Vertrag und Datenschutz-Mappe':
    'AVV, Auftragsverarbeitungsvertrag, AV-Vertrag, TOM, Löschkonzept, Vertragspartner',
  Datenschutz: 'DSGVO, Backup, Sicherung, Schweigepflicht',
  Protokoll: 'Verlauf, Historie, wer hat geändert',
  'Land und Bundesland oder Kanton':
    'Bundesland, Sachsen, Bayern, Kanton, Feiertage, Österreich, Schweiz',
  'Adresse mit Hausnummer': 'Adresse, Hausnummer, Straße',
  'Standorte und Zeiten': 'Anschrift, Öffnungszeiten, Arbeitszeiten, Filiale, Umzug, Räume',
  Wochenplan: 'Wochenplan',
  Team: 'Benutzer, Mitarbeiter, Mitarbeiterin, Kollegin, Angestellte, Rollen, Rechte, Berechtigung, Zugang, Zugriff, Empfang',
  'Person einladen': 'Einladung, hinzufügen, einladen',
  'Was welche Rolle darf': 'Lesezugriff, Rolle',
  Profil: 'Praxisseite, Homepage, Beschreibung, Impressum',
  'Name der Praxis': 'Praxisname, umbenennen',
  Telefonnummer: 'Telefon, Handy, Rufnummer',
  Website: 'Homepage, Webseite, Internetseite',
  Fachrichtung: 'Logopädie, Ergotherapie, Beruf',
  Logo: 'Logo, Bild, Foto, hochladen',
  'Öffentlicher Link': 'teilen, URL, Link',
  'QR-Code': 'QR, scannen',
  'Plakat zum Aushängen': 'Plakat, Aushang, Flyer, Wartezimmer',
  'Formular auf eurer Website': 'Jimdo, Wix, WordPress, iframe, einbetten, Widget',
  Formular: 'Fragen, Fragebogen, Kontaktformular',
  'Vorlage verwenden oder zurücksetzen': 'Vorlage, Kita, Kinder',
  'Anfragen annehmen': 'Aufnahmestopp, Pause, pausieren, Urlaub, schließen, öffnen',
  'Grenzen der Aufnahme': 'Obergrenze, Limit, Maximum, Höchstzahl',
  Benachrichtigung: 'Mails, E-Mail, Bescheid',
  'Nach Interesse fragen': 'Interesse, nachfragen, Karteileichen, Erinnerung, Rückfrage',
  Schließtage: 'Urlaub, Ferien, Betriebsurlaub, Brückentag',
  'Zeit zum Antworten': 'Frist, Antwortfrist',
  'Wartebestätigung erlauben': 'Wartebestätigung, Bescheinigung, Nachweis',
  'Nachfrage und Zahlen': 'Nachfrage, Zahlen prüfen, Warteliste',
  'Liste importieren': 'Import, importieren, Excel, CSV, alte Liste, einlesen',
  Auswertung: 'Statistik, Diagramme, Bericht',
  Archiv: 'archivierte, abgelegt',
  Papierkorb: 'gelöschte, wiederherstellen, Mülleimer',
  Listen: 'Filter, Ansichten',
  Schlagwörter: 'Tags, Etiketten, Kategorien',
  'Dein Konto': 'Konto, Account, Zugangsdaten',
  Name: 'Nachname, Heirat',
  'E-Mail-Adresse': 'Login, Mailadresse',
  Passwort: 'Passwort, Kennwort, Sicherheit, vergessen',
  'Benachrichtigung auf diesem Gerät': 'Push, Ton',
  Darstellung: 'dunkel, Nachtmodus, Dark Mode, Farbe',
  Tastatur: 'Tastenkürzel, Shortcuts',
  Sitzungen: 'Sitzungen',
  'Überall abmelden': 'gestohlen, Gerät verloren',
  'Konto löschen': 'Konto löschen, austreten',
  'Meine Praxen': 'wechseln, andere Praxis',
  'Praxis registrieren': 'zweite Praxis, neue Praxis',
  Einführungsvideos: 'Hilfe, Anleitung, Video, Handbuch, Schulung',
  'Kontakt zu Platzwart': 'Hilfe, Support, Hotline, Fehler melden',
  Abmelden: 'ausloggen, Feierabend',
};

test('what people call things leads there, in the settings and in the palette', () => {
  const words = Object.entries(meant).flatMap(([title, typed]) =>
    typed.split(', ').map((word) => [word, title] as const),
  );
  const entries = findableSettings.map(({ title, on, words = '' }) => ({
    id: `${on} ${title}`,
    group: 'settings' as const,
    label: title,
    detail: on,
    also: words,
    run: () => {},
  }));
  const inPalette = (term: string) => {
    const groups = find(term, { entries, people: [], answers: [], understood: { unknown: [] } });
    return groups.flatMap((group) => group.entries.map(({ label }) => label));
  };
  const titlesOf = (term: string) => findSettings(findableSettings, term).map(({ title }) => title);
  const missed = words.filter(
    ([word, title]) => !titlesOf(word).includes(title) || !inPalette(word).includes(title),
  );
  expect(words.length).toBeGreaterThanOrEqual(150);
  expect(
    missed.map(([word, title]) => `${word}: ${title}, not ${titlesOf(word)} | ${inPalette(word)}`),
  ).toEqual([]);
});

test('whoever cancels is led to that, never to deleting the practice', () => {
  for (const word of ['kündigen', 'Kündigung', 'Vertrag kündigen']) {
    const titles = findSettings(findableSettings, word).map(({ title }) => title);
    expect(titles[0], word).toBe('Kündigen');
    expect(titles, word).not.toContain('Praxis löschen');
  }
});

function Profile() {
  useLeadToSetting();
  return (
    <div data-settings="">
      <label htmlFor="other">Weitere Telefonnummer</label>
      <input id="other" />
      <label htmlFor="phone">
        <span>Telefonnummer</span> <span>(optional)</span>
      </label>
      <input id="phone" />
      <h3>QR-Code</h3>
    </div>
  );
}

test('typing and Enter lead to the field itself, a heading to its part; Escape empties the search', async () => {
  const load = async () => findableSettings;
  const user = userEvent.setup();
  const show = () =>
    render(
      <MemoryRouter initialEntries={['/a/einstellungen']}>
        <Routes>
          <Route
            path="/a/einstellungen"
            element={<SettingsOverview basePath="/a" load={load} pages={settingsPagesInOrder} />}
          />
          <Route path="/a/einstellungen/profil" element={<Profile />} />
        </Routes>
      </MemoryRouter>,
    );
  const { unmount } = show();
  await user.type(screen.getByLabelText('Einstellung suchen'), 'urlaub');
  expect(await screen.findByText(/Einstellungen gefunden/)).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('link', { name: /^Abo/ })).toBeTruthy();
  await user.keyboard('telefonn{Enter}');
  await waitFor(() => expect(document.activeElement?.id).toBe('phone'));
  unmount();

  show();
  await user.type(screen.getByLabelText('Einstellung suchen'), 'qr');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('QR-Code'));
});
