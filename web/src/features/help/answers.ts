/**
 * The written answers for practices: one entry each, in the order of the page. `words`: what people
 * type who do not know our word for it. Figures come from the code that keeps them.
 */
import { plan } from '@platzwart/domain/billing/pricing';
import { daysToAnswer } from '@platzwart/domain/follow-up/follow-up';
import { daysToUndoDeletion } from '@platzwart/domain/practice/account';
import { binDays } from '@platzwart/domain/retention/bin-days';
import { screenPaths } from '@platzwart/domain/screen-paths';
import { sitePaths } from '@platzwart/domain/site-paths';

export type Answer = {
  /** Also the anchor on the page. */
  id: string;
  question: string;
  words: string;
  /** Paragraphs. */
  text: readonly string[];
  /** Where it is done: below the administration, or an address of the site. */
  to?: { path: string; label: string; setting?: string };
  /** Shows it: a key of `content/videos.ts`. */
  film?: string;
};

const { setting } = screenPaths;
const sharing = `${setting('profile')}#teilen`;

export const topics: readonly { title: string; answers: readonly Answer[] }[] = [
  {
    title: 'Anfangen',
    answers: [
      {
        id: 'oeffnen',
        question: 'Wie öffnen wir unsere Praxis für Anfragen?',
        words: 'starten freischalten aktivieren geschlossen niemand kann anfragen loslegen',
        text: [
          'Solange eure Praxis noch nie offen war, steht oben auf jeder Seite „Jetzt öffnen“. Vorher seht ihr unter „Praxis einrichten“, wie das Formular aussieht.',
          'Danach öffnet und schließt ihr unter „Anfragen annehmen“.',
        ],
        to: { path: screenPaths.setup, label: 'Praxis einrichten' },
        film: 'einstellungen',
      },
      {
        id: 'liste',
        question: 'Wie kommt unsere alte Liste hinein?',
        words: 'import importieren excel xlsx csv tabelle papier übernehmen hochladen umzug datei',
        text: [
          'Mit einer Datei aus Excel, LibreOffice oder als CSV, oder ihr kopiert die Zeilen und fügt sie ein. Ihr seht vorher jede Zeile. Wer schon wartet, behält sein Datum, niemand bekommt eine Nachricht, und der ganze Import lässt sich rückgängig machen.',
          'Eine Liste auf Papier tippt ihr mit „Neue Anfrage“ ab: Name und Telefonnummer genügen.',
        ],
        to: { path: screenPaths.import, label: 'Liste importieren' },
      },
      {
        id: 'link',
        question: 'Wie finden Patientinnen und Patienten unser Formular?',
        words:
          'link website homepage jimdo wix wordpress knopf button einbauen einbetten qr code plakat anrufbeantworter signatur teilen',
        text: [
          'Unter „Link, QR-Code und Plakat“ liegt alles zum Kopieren: euer Link, ein Knopf und das Formular für eure Website mit Anleitungen für WordPress, Jimdo und Wix, QR-Code, Plakat und Texte für Anrufbeantworter, Signatur, Tür und Datenschutzseite.',
        ],
        to: { path: sharing, label: 'Link, QR-Code und Plakat' },
        film: 'anfrage-stellen',
      },
      {
        id: 'adresse-bestaetigen',
        question: 'Warum sollen wir die E-Mail-Adresse der Praxis bestätigen?',
        words: 'unbestätigt bestätigung link mail kommt nicht an antworten reply spam',
        text: [
          'Bis dahin steht in E-Mails an Patientinnen und Patienten keine Adresse für Antworten, und Nachrichten gehen an alle mit der Rolle Administration. Den Link haben wir an die Adresse geschickt; im Profil schickt ihr ihn noch einmal.',
        ],
        to: {
          path: setting('profile'),
          label: 'Profil',
          setting: 'E-Mail-Adresse der Praxis',
        },
      },
    ],
  },
  {
    title: 'Jeden Tag',
    answers: [
      {
        id: 'anfrage',
        question: 'Was passiert mit einer neuen Anfrage?',
        words: 'neu eingang benachrichtigung empfangen details ansehen',
        text: [
          'Sie steht sofort in der Liste, mit dem Wort „neu“, bis jemand sie geöffnet hat. Wer eine E-Mail oder eine Meldung auf dem Gerät möchte, stellt das ein.',
        ],
        to: { path: screenPaths.requests, label: 'Anfragen' },
        film: 'anfrage-empfangen',
      },
      {
        id: 'telefon',
        question: 'Jemand ruft an oder steht in der Tür. Wie kommt die Person auf die Liste?',
        words: 'anruf telefonisch eintragen neue anfrage von hand anlegen erfassen aufnehmen',
        text: [
          'Mit „Neue Anfrage“. Zeiten tippt ihr, wie man sie sagt, zum Beispiel „Mo ab 15 Uhr, Fr egal“. Was fehlt, lässt sich später ergänzen.',
        ],
        to: { path: screenPaths.newRequest, label: 'Neue Anfrage' },
      },
      {
        id: 'platz',
        question: 'Ein Platz wird frei. Wer ist dran?',
        words: 'freier platz anbieten vergeben termin angebot reihenfolge nächster wer kommt',
        text: [
          'Tragt den Platz unter „Freie Plätze“ ein. Vorgeschlagen wird, wer zu dieser Zeit kann und am längsten wartet, mit Begründung. Ihr entscheidet, wem ihr ihn anbietet; die Zusage kommt per Knopf in der E-Mail oder am Telefon.',
        ],
        to: { path: screenPaths.vacancies, label: 'Freie Plätze' },
        film: 'platz-anbieten',
      },
      {
        id: 'vorziehen',
        question: 'Jemand kann nicht warten. Wie ziehen wir die Person vor?',
        words: 'priorität dringend notfall stern vorrang priorisieren nach vorne',
        text: [
          'Öffnet die Anfrage und drückt auf den Stern. Sie rückt in allen ihren Zeiten nach vorne; im Verlauf steht, wer das war.',
        ],
        to: { path: screenPaths.requests, label: 'Anfragen' },
        film: 'priorisieren',
      },
      {
        id: 'suchen',
        question: 'Wie finde ich jemanden schnell?',
        words: 'suche suchen finden name nummer filter strg k liste tabelle sortieren',
        text: [
          'Mit der Suche oben (Strg K, am Mac ⌘ K): Sie findet Namen, Telefonnummern und Seiten und versteht „Kinder, Di nachmittag“. In der Liste grenzt „Filter“ ein; eine Auswahl, die ihr oft braucht, lässt sich als Liste speichern.',
        ],
        to: { path: screenPaths.lists, label: 'Listen' },
        film: 'tabelle',
      },
      {
        id: 'woche',
        question: 'Zu welchen Zeiten warten die meisten?',
        words: 'heatmap woche auslastung nachfrage zeitfenster übersicht',
        text: ['Das zeigt „Woche“: je Zeit, wie viele warten, und wer als Nächstes dran ist.'],
        to: { path: screenPaths.week, label: 'Woche' },
        film: 'woche',
      },
      {
        id: 'notiz',
        question: 'Wo schreiben wir etwas dazu, das nur wir lesen?',
        words: 'notiz notizen intern bemerkung kommentar vermerk',
        text: [
          'In die Notiz der Praxis, rechts in der geöffneten Anfrage. Patientinnen und Patienten sehen sie nicht.',
        ],
        to: { path: screenPaths.requests, label: 'Anfragen' },
        film: 'notizen',
      },
      {
        id: 'archiv',
        question: 'Jemand braucht keinen Platz mehr. Was tun wir mit der Anfrage?',
        words:
          'archivieren archiv erledigt abschließen löschen papierkorb zurückholen reaktivieren',
        text: [
          `Archiviert sie: Sie verlässt die Warteliste und lässt sich mit einem Druck zurückholen. Gelöschte Anfragen liegen ${binDays} Tage im Papierkorb.`,
        ],
        to: { path: screenPaths.archive, label: 'Archiv' },
        film: 'archiv',
      },
      {
        id: 'interesse',
        question: 'Wie bleibt die Liste aktuell?',
        words: 'rückfrage karteileichen noch interesse erinnerung nachfragen fragen alte anfragen',
        text: [
          `Wer lange nichts von euch gehört hat, wird per E-Mail gefragt, ob noch Interesse besteht, und nach ${daysToAnswer} Tagen erinnert. Schweigen löscht nichts. Wer E-Mails nicht zugestimmt hat, steht unter „Zu tun“ zum Anrufen.`,
        ],
        to: { path: setting('followUp'), label: 'Nach Interesse fragen' },
      },
    ],
  },
  {
    title: 'Einstellen',
    answers: [
      {
        id: 'pause',
        question: 'Wir können gerade niemanden aufnehmen. Was tun?',
        words: 'aufnahmestopp pause pausieren urlaub ferien schließen voll grenze warteschlange',
        text: [
          'Pausiert unter „Anfragen annehmen“, mit einem eigenen Text und dem Tag, an dem es weitergeht. Eine Grenze schließt das Formular von selbst, wenn zu viele warten. Am Telefon nehmt ihr weiter auf.',
        ],
        to: { path: setting('intake'), label: 'Anfragen annehmen' },
      },
      {
        id: 'fragen',
        question: 'Wie ändern wir, was das Formular fragt?',
        words:
          'formular fragen eigene frage feld vorlage geburtsdatum verordnung hausbesuch versicherung kita anpassen',
        text: [
          'Unter „Formular“ ist jede Frage ein Schalter; daneben seht ihr, wie es aussieht. Eine Vorlage schaltet ein, was in eurem Beruf üblich ist.',
          'Bis zu drei Fragen formuliert ihr selbst, mit freier Antwort oder mit Möglichkeiten zur Wahl. Jede Antwort bleibt bei der Frage, auf die sie gegeben wurde, auch wenn ihr sie später ändert oder entfernt.',
        ],
        to: { path: setting('form'), label: 'Formular' },
        film: 'einstellungen',
      },
      {
        id: 'zeiten',
        question: 'Wie ändern wir unsere Arbeitszeiten oder Standorte?',
        words: 'öffnungszeiten wochenplan filiale zweiter standort adresse stunden feiertage',
        text: [
          'Unter „Standorte und Zeiten“. Vor dem Speichern steht da, wie viele Wartende eine Änderung betrifft.',
        ],
        to: { path: setting('locations'), label: 'Standorte und Zeiten' },
      },
      {
        id: 'team',
        question: 'Wie kommen Kolleginnen und der Empfang dazu?',
        words:
          'team mitarbeiter mitarbeiterin einladen empfang rezeption rolle rechte zugang benutzer',
        text: [
          'Ladet sie per E-Mail ein. Die Rolle „Empfang und Therapie“ bearbeitet Anfragen, pausiert die Aufnahme und trägt Schließtage ein; „Lesezugriff“ sieht alles und ändert nichts. Alle sind im Preis enthalten.',
        ],
        to: { path: setting('members'), label: 'Team' },
      },
      {
        id: 'passwort',
        question: 'Ich habe mein Passwort vergessen. Oder mein Gerät ist weg.',
        words:
          'kennwort zugang login anmelden ausgesperrt gestohlen verloren überall abmelden sicherheit',
        text: [
          'Auf der Anmeldeseite führt „Passwort vergessen?“ zu einem neuen. Ist ein Gerät weg, drück in „Dein Konto“ auf „Überall abmelden“.',
        ],
        to: { path: `${sitePaths.user}#passwort`, label: 'Dein Konto' },
      },
      {
        id: 'sperren',
        question: 'Wie sperren wir den Bildschirm am Empfang?',
        words:
          'sperre sperren bildschirmsperre pin gesperrt entsperren pause weggehen aufstehen mitlesen besucher',
        text: [
          'Mit der Taste L, oder im Menü hinter deinen Initialen mit „Sperren“: Dann zeigt dieser Browser in allen Tabs nichts mehr von der Praxis. In „Dein Konto“ legst du fest, ob er sich nach einigen Minuten ohne Eingabe von selbst sperrt, und mit welcher PIN du ihn entsperrst.',
          'Ohne PIN, oder wenn jemand anderes aus dem Team weiterarbeitet, führt „Mit Anmeldung entsperren“ weiter. Was du gerade eingetragen hast, steht danach nur bei dir wieder da. Ein Import, der noch läuft, bleibt stehen.',
        ],
        to: { path: `${sitePaths.user}#sperre`, label: 'Dein Konto' },
      },
    ],
  },
  {
    title: 'Abo und Daten',
    answers: [
      {
        id: 'kuendigen',
        question: 'Wie kündigen wir?',
        words: 'kündigung abo vertrag beenden abbestellen aufhören kosten stoppen',
        text: [
          'Unter „Abo“ mit „Kündigen“. Es läuft bis zum Ende des bezahlten Zeitraums; so lange geht alles wie bisher, auch das Formular. Danach kommen keine Anfragen mehr an, und alles lässt sich noch ansehen und exportieren. Bis dahin könnt ihr es euch anders überlegen. Die Praxis zu löschen ist dafür nicht nötig.',
        ],
        to: { path: setting('billing'), label: 'Abo', setting: 'Kündigen' },
      },
      {
        id: 'testzeit',
        question: 'Was passiert nach der Testzeit?',
        words: 'probe kostenlos testphase ende bezahlen kreditkarte gesperrt schreibgeschützt',
        text: [
          `Nach ${plan.trialDays} Tagen lässt sich ohne Abo alles nur noch ansehen, und neue Anfragen sind nicht möglich. Nichts verlängert sich von selbst, und wir erinnern vorher.`,
        ],
        to: { path: setting('billing'), label: 'Abo' },
      },
      {
        id: 'preis',
        question: 'Was kostet es, und wo sind die Rechnungen?',
        words:
          'preis rechnung beleg steuer mehrwertsteuer umsatzsteuer zahlung sepa lastschrift jährlich',
        text: [
          'Der Preis steht unter „Abo“, mit und ohne Steuer. Dort liegen auch die Rechnungen, und dort ändert ihr Zahlungsart und Zahlweise.',
        ],
        to: { path: setting('billing'), label: 'Abo' },
      },
      {
        id: 'export',
        question: 'Wie bekommen wir unsere Daten heraus?',
        words: 'export exportieren sichern datensicherung herunterladen excel csv umzug wechseln',
        text: [
          'Unter „Datenschutz“ mit „Daten exportieren“, in wenigen Sekunden. Die Anfragen sind eine Tabelle, die Excel öffnet; was die übrigen Dateien enthalten, steht dabei.',
        ],
        to: { path: setting('privacy'), label: 'Datenschutz', setting: 'Daten exportieren' },
      },
      {
        id: 'datenschutz',
        question: 'Wo ist der Vertrag zur Auftragsverarbeitung?',
        words:
          'avv av-vertrag dsgvo datenschutz mappe schweigepflicht unterauftragnehmer server maßnahmen löschkonzept verzeichnis folgenabschätzung',
        text: [
          'Unter „Datenschutz“: Die „Datenschutz-Mappe“ hat den Vertrag mit allen Maßnahmen, das Löschkonzept, den Eintrag für euer Verzeichnis und die Vorlage für eine Folgenabschätzung.',
        ],
        to: {
          path: setting('privacy'),
          label: 'Datenschutz',
          setting: 'Vertrag und Datenschutz-Mappe',
        },
      },
      {
        id: 'anmeldung',
        question: 'Wie schützen wir unsere Konten?',
        words:
          'passkey fingerabdruck gesicht passwort sicherheit zwei zweiter faktor 2fa authenticator code app ersatzcodes handy verloren sitzungen geräte anmelden hacker',
        text: [
          'Jede Person richtet in ihrem Konto einen Passkey oder Codes aus einer App ein. Unter „Team“ kann die Rolle Administration das von allen verlangen, und dort setzt sie zurück, was jemand verloren hat.',
          'Ersatzcodes helfen, wenn das Handy weg ist: am besten ausdrucken. Unter „Sitzungen“ im Konto steht, wo man angemeldet ist, und einzelne Geräte lassen sich dort abmelden.',
        ],
        to: {
          path: setting('members'),
          label: 'Team',
          setting: 'Zweiter Schritt bei der Anmeldung',
        },
      },
      {
        id: 'auskunft',
        question: 'Jemand möchte wissen, was wir gespeichert haben, oder gelöscht werden.',
        words: 'auskunft löschung widerruf recht auf vergessen kopie betroffene patientendaten',
        text: [
          'Mit dem Link aus ihren E-Mails sehen Patientinnen und Patienten alles, laden eine Kopie herunter und ziehen die Anfrage zurück. Ihr löscht eine Anfrage aus dem Menü der Anfrage; auf Wunsch der Person sofort und endgültig.',
        ],
        to: { path: screenPaths.requests, label: 'Anfragen' },
      },
      {
        id: 'loeschen',
        question: 'Wie löschen wir die Praxis?',
        words: 'praxis schließen auflösen praxisaufgabe entfernen alles weg konto löschen',
        text: [
          `Unter „Datenschutz“, ganz unten. Sie wird nach ${daysToUndoDeletion} Tagen gelöscht und ist bis dahin nur zu lesen; so lange lässt es sich zurücknehmen. Exportiert vorher eure Daten.`,
        ],
        to: { path: setting('privacy'), label: 'Datenschutz', setting: 'Praxis löschen' },
      },
    ],
  },
];
