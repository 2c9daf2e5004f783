/**
 * The introduction videos of `/introduction-videos`. A recording is two files of our own: put its addresses into
 * `recording`, and it is played; until then the player leads through `frames`, pictures of the screens that exist.
 */
import type { PictureName } from './pictures.ts';

export type VideoFrame = { picture: PictureName; text: string };

export type IntroductionVideo = {
  key: string;
  title: string;
  /** Minutes and seconds of the recording, `m:ss`. */
  length: string;
  text: string;
  /** An MP4 and its German captions (WebVTT), both on our own origin. */
  recording?: { mp4: string; captions: string };
  /** Empty while the screens it would show do not exist. */
  frames: readonly VideoFrame[];
};

export const introductionVideos: readonly IntroductionVideo[] = [
  {
    key: 'anfrage-stellen',
    title: 'Patientin oder Patient stellt eine Anfrage',
    length: '2:30',
    text: 'Was man auf eurer Praxisseite sieht und wie daraus eine Anfrage wird.',
    frames: [
      {
        picture: 'practice',
        text: 'Eure Praxisseite: wer ihr seid, wo ihr arbeitet, und der Weg zum Formular. Ein Konto braucht niemand.',
      },
      {
        picture: 'form',
        text: 'Im Wochenplan wählt man alle Zeitfenster, die passen. Angeboten wird nur, was ihr als Arbeitszeit hinterlegt habt.',
      },
      {
        picture: 'form-phone',
        text: 'Am Handy ist es dasselbe Formular, Frage für Frage. Am Ende steht alles noch einmal da, dann wird abgesendet.',
      },
    ],
  },
  {
    key: 'anfrage-empfangen',
    title: 'Eine Anfrage empfangen',
    length: '1:04',
    text: 'Von der Benachrichtigung bis zu allen Angaben.',
    frames: [
      { picture: 'letter', text: 'Bei jeder neuen Anfrage kommt eine E-Mail an die Praxis. Sie nennt keine Namen und führt zur Anfrage.' },
      { picture: 'requests', text: 'In der Übersicht steht die neue Anfrage von selbst, ohne neu zu laden.' },
      { picture: 'request-panel', text: 'Ein Klick auf den Namen öffnet alle Angaben: Kontakt, Anliegen, gewünschte Zeiten und Verlauf.' },
    ],
  },
  {
    key: 'tabelle',
    title: 'Tabellenansicht',
    length: '0:53',
    text: 'Alle offenen Anfragen, geordnet und durchsuchbar.',
    frames: [
      { picture: 'requests', text: 'Die älteste Anfrage steht oben. Die Suche findet Namen, Telefonnummern, E-Mail-Adressen und Notizen.' },
      { picture: 'requests-phone', text: 'Am Handy wird aus jeder Zeile eine Karte, mit denselben Angaben in derselben Reihenfolge.' },
    ],
  },
  {
    key: 'woche',
    title: 'Wochenübersicht und Heatmap',
    length: '0:58',
    text: 'Wann wie viele warten, und wer als Nächstes an der Reihe ist.',
    frames: [
      {
        picture: 'week',
        text: 'Die Zahl in jedem Zeitfenster sagt, wie viele Personen darauf warten. Je mehr, desto kräftiger die Farbe.',
      },
      {
        picture: 'slot-list',
        text: 'Ein Klick auf ein Zeitfenster zeigt seine Warteliste in der richtigen Reihenfolge, mit den weiteren Zeiten jeder Person.',
      },
    ],
  },
  {
    key: 'archiv',
    title: 'Archiv',
    length: '1:12',
    text: 'Anfragen abschließen und, wenn nötig, zurückholen.',
    frames: [
      { picture: 'requests', text: 'Am Ende jeder Zeile steht „Archivieren“. Du wählst den Grund, und die Anfrage wartet nicht mehr mit.' },
      {
        picture: 'archive',
        text: 'Im Archiv stehen alle abgeschlossenen Anfragen. „Reaktivieren“ macht eine mit einem Klick wieder offen.',
      },
    ],
  },
  {
    key: 'priorisieren',
    title: 'Priorisieren',
    length: '1:21',
    text: 'Was nicht warten kann, nach vorne rücken.',
    frames: [
      { picture: 'priority', text: 'Ein Klick auf den Stern priorisiert eine Anfrage. Die Zeile ist dann hervorgehoben.' },
      {
        picture: 'slot-list',
        text: 'In jeder Warteliste steht eine priorisierte Anfrage vor den anderen, mit dem Tag, an dem sie priorisiert wurde.',
      },
    ],
  },
  {
    key: 'notizen',
    title: 'Notizen der Praxis',
    length: '1:15',
    text: 'Was nur das Team wissen soll.',
    frames: [
      { picture: 'notes', text: 'Zu jeder Anfrage gehört eine Notiz der Praxis. Patientinnen und Patienten sehen sie nicht.' },
      { picture: 'requests', text: 'In der Tabelle steht der Anfang der Notiz, und die Suche findet, was darin steht.' },
    ],
  },
  {
    key: 'einstellungen',
    title: 'Praxisdaten und Einstellungen',
    length: '1:49',
    text: 'Arbeitszeiten, Formular und Angaben zur Praxis einrichten.',
    frames: [],
  },
];
