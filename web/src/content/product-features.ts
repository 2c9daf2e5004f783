/** What the product does for a practice, on `/product`: four chapters of three blocks, each of two or three short sentences. */
import type { PictureName } from './picture-texts.ts';

export type ProductFeature = {
  key: string;
  title: string;
  text: string;
  picture: PictureName;
  /** What to look at in the picture, in a few words. */
  callout: string;
};

export type ProductChapter = {
  key: string;
  title: string;
  text: string;
  /** The first one is shown larger. */
  features: readonly ProductFeature[];
};

export const productChapters: readonly ProductChapter[] = [
  {
    key: 'anfragen',
    title: 'Anfragen kommen an',
    text: 'Wer einen Platz sucht, schreibt gleich alles auf, was ihr wissen müsst. Ohne Telefon und ohne Zettel.',
    features: [
      {
        key: 'anfrageformular',
        title: 'Anfrageformular nach Maß',
        text: 'Du hinterlegst im Wochenplan, wann ihr arbeitet, und wählst, welche Angaben ihr braucht: Geburtsdatum, Verordnung, Versicherung und mehr. Wer einen Platz sucht, sieht nur Zeitfenster, die es bei euch gibt.',
        picture: 'form',
        callout: 'Nur Zeiten, die es bei euch gibt',
      },
      {
        key: 'uebersicht',
        title: 'Anfragen-Übersicht',
        text: 'Alle offenen Anfragen stehen nach Datum geordnet in einer Tabelle, und du siehst, wie viele es sind. Über die Suche, Filter und Schlagwörter findest du gleich die richtige.',
        picture: 'requests',
        callout: 'Alle offenen Anfragen in einer Tabelle',
      },
      {
        key: 'benachrichtigung',
        title: 'Benachrichtigung und Anfragen pausieren',
        text: 'Bei jeder neuen Anfrage bekommt die Praxis eine E-Mail. Wird es zu viel, pausierst du die Annahme und nimmst sie später wieder auf. Das alles geht am Handy, am Tablet und am Computer.',
        picture: 'email',
        callout: 'Kommt mit jeder neuen Anfrage',
      },
    ],
  },
  {
    key: 'reihenfolge',
    title: 'Wer ist an der Reihe?',
    text: 'Für jede Stunde der Woche steht fest, wer wartet, wie lange schon und wer als Nächstes gefragt wird.',
    features: [
      {
        key: 'warteliste',
        title: 'Warteliste je Zeitfenster',
        text: 'Jede Anfrage reiht sich von selbst in die Warteliste aller Zeitfenster ein, die sie nennt. Wird der Dienstag um 15 Uhr frei, steht da, wer dafür als Nächstes an der Reihe ist.',
        picture: 'slot-list',
        callout: 'Dienstag, 15 Uhr: wer dran ist',
      },
      {
        key: 'heatmap',
        title: 'Heatmap',
        text: 'Der Wochenplan zeigt für jedes Zeitfenster, wie viele Personen warten. Du erkennst, wann die Nachfrage groß ist und wo sich eine weitere Stunde lohnt.',
        picture: 'week',
        callout: 'Je dunkler, desto mehr warten',
      },
      {
        key: 'priorisieren',
        title: 'Priorisieren',
        text: 'Manches kann nicht warten. Ein Klick auf den Stern rückt eine Anfrage in allen ihren Zeitfenstern nach vorne, ein zweiter nimmt das zurück.',
        picture: 'priority',
        callout: 'Ein Klick auf den Stern',
      },
    ],
  },
  {
    key: 'zusammenarbeit',
    title: 'Das ganze Team sieht dasselbe',
    text: 'Was am Telefon besprochen wurde, steht bei der Anfrage. Für alle, an jedem Standort.',
    features: [
      {
        key: 'notizen',
        title: 'Notizen',
        text: 'Halte zu jeder Anfrage fest, was das Team wissen soll, zum Beispiel den Rückruf von gestern. Patientinnen und Patienten sehen diese Notizen nicht.',
        picture: 'notes',
        callout: 'Sieht nur das Team',
      },
      {
        key: 'bearbeiten',
        title: 'Anfragen bearbeiten',
        text: 'Neue Telefonnummer, andere Zeiten: Kontaktdaten und Zeitfenster lassen sich auch später ändern. Das Datum der Anfrage und damit die Reihenfolge bleiben.',
        picture: 'request-edit',
        callout: 'Die Reihenfolge bleibt',
      },
      {
        key: 'team',
        title: 'Mehrere Benutzer und Standorte',
        text: 'Lade das ganze Team ein: Die Zahl der Benutzer ist nicht begrenzt. Jeder Standort hat seinen eigenen Wochenplan, und alle Anfragen stehen in einer Übersicht.',
        picture: 'locations',
        callout: 'Jeder Standort hat seine Woche',
      },
    ],
  },
  {
    key: 'ordnung',
    title: 'Die Liste bleibt in Ordnung',
    text: 'Wer noch wartet, wer einen Platz hat und wer keinen mehr braucht: Das hält Platzwart für euch auf dem neuesten Stand.',
    features: [
      {
        key: 'merkmale',
        title: 'Schlagwörter und dynamische Listen',
        text: 'Farbige Schlagwörter, auf Wunsch mit Symbol, ordnen Anfragen so, wie ihr denkt. Dynamische Listen füllen sich daraus von selbst, etwa mit allen Kindern, die einen Hausbesuch brauchen.',
        picture: 'lists',
        callout: 'Füllt sich von selbst',
      },
      {
        key: 'rueckfrage',
        title: 'Regelmäßige Rückfrage',
        text: 'In regelmäßigen Abständen fragt Platzwart die Wartenden per E-Mail, ob sie noch Interesse haben und ob ihre Zeiten noch stimmen. Wer E-Mails nicht zugestimmt hat, steht unter „Zu tun“ zum Anrufen.',
        picture: 'follow-up',
        callout: 'Antwort ohne Anmeldung',
      },
      {
        key: 'archiv',
        title: 'Archiv und Reaktivieren',
        text: 'Wer einen Platz hat oder keinen mehr braucht, kommt ins Archiv und wartet nicht mehr mit. Ein Klick, und die Anfrage ist wieder offen.',
        picture: 'archive',
        callout: 'Zurück mit einem Klick',
      },
    ],
  },
];
