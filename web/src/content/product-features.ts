/**
 * What the product does for a practice, on `/product`: three stories, each a feature at length and
 * three more in a sentence or two.
 */
import type { PictureName } from './picture-texts.ts';

export type ProductFeature = { key: string; title: string; text: string; picture: PictureName };

export type ProductChapter = {
  key: string;
  title: string;
  /** Its picture is in sight; those of the others open with a press. */
  story: ProductFeature & {
    /** What to look at in the picture, in a few words. */ callout: string;
  };
  more: readonly ProductFeature[];
};

export const productChapters: readonly ProductChapter[] = [
  {
    key: 'anfragen',
    title: 'Anfragen kommen an',
    story: {
      key: 'anfrageformular',
      title: 'Anfrageformular nach Maß',
      text: 'Ihr hinterlegt im Wochenplan, wann ihr arbeitet, und wählt, welche Angaben ihr braucht: Geburtsdatum, Verordnung, Versicherung und mehr. Ohne Telefon, ohne Zettel.',
      picture: 'form',
      callout: 'Nur Zeiten, die es bei euch gibt',
    },
    more: [
      {
        key: 'uebersicht',
        title: 'Anfragen-Übersicht',
        text: 'Alle offenen Anfragen nach Datum, mit ihrer Anzahl, Suche und Filtern nach Schlagwörtern.',
        picture: 'requests',
      },
      {
        key: 'benachrichtigung',
        title: 'Benachrichtigen und pausieren',
        text: 'Eine E-Mail meldet jede neue Anfrage. Wird es zu viel, pausierst du die Annahme und nimmst sie später wieder auf, auch am Handy.',
        picture: 'email',
      },
      {
        key: 'bearbeiten',
        title: 'Anfragen bearbeiten',
        text: 'Kontaktdaten und Zeiten lassen sich später ändern. Die Reihenfolge bleibt.',
        picture: 'request-edit',
      },
    ],
  },
  {
    key: 'reihenfolge',
    title: 'Wer ist an der Reihe?',
    story: {
      key: 'warteliste',
      title: 'Warteliste je Zeitfenster',
      text: 'Jede Anfrage reiht sich von selbst in die Listen aller Zeiten ein, die sie nennt. Wird der Dienstag um 15 Uhr frei, steht da, wer dafür dran ist.',
      picture: 'slot-list',
      callout: 'Dienstag, 15 Uhr: wer dran ist',
    },
    more: [
      {
        key: 'heatmap',
        title: 'Heatmap',
        text: 'Für jedes Zeitfenster siehst du, wie viele warten, und wo sich eine weitere Stunde lohnt.',
        picture: 'week',
      },
      {
        key: 'priorisieren',
        title: 'Priorisieren',
        text: 'Ein Klick auf den Stern rückt eine Anfrage in allen ihren Zeitfenstern nach vorne.',
        picture: 'priority',
      },
      {
        key: 'rueckfrage',
        title: 'Regelmäßige Rückfrage',
        text: 'Eine E-Mail fragt, ob jemand noch Interesse hat und ob die Zeiten noch stimmen. Wer keine bekommt, steht unter „Zu tun“ zum Anrufen.',
        picture: 'follow-up',
      },
    ],
  },
  {
    key: 'zusammenarbeit',
    title: 'Das ganze Team sieht dasselbe',
    story: {
      key: 'notizen',
      title: 'Notizen',
      text: 'Halte zu jeder Anfrage fest, was alle wissen sollen, zum Beispiel den Rückruf von gestern. Patientinnen und Patienten sehen Notizen nicht.',
      picture: 'notes',
      callout: 'Sieht nur das Team',
    },
    more: [
      {
        key: 'team',
        title: 'Mehrere Benutzer und Standorte',
        text: 'So viele Benutzer, wie ihr seid. Jeder Standort hat seine eigene Woche, und alle Anfragen stehen in einer Übersicht.',
        picture: 'locations',
      },
      {
        key: 'merkmale',
        title: 'Schlagwörter und dynamische Listen',
        text: 'Schlagwörter mit Farbe und Symbol. Daraus füllen sich Listen von selbst, etwa alle Kinder, die einen Hausbesuch brauchen.',
        picture: 'lists',
      },
      {
        key: 'archiv',
        title: 'Archiv und Reaktivieren',
        text: 'Wer keinen Platz mehr braucht, wartet nicht mehr mit. Ein Klick, und die Anfrage ist wieder offen.',
        picture: 'archive',
      },
    ],
  },
];

export const productFeatures = productChapters.flatMap(
  ({ story, more }): readonly ProductFeature[] => [story, ...more],
);
