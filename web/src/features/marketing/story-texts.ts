/** Texts of the landing page below its hero. What they say of data is what privacy policy and processing annex say. */
import { maxRetentionMonths } from '@platzwart/domain/retention/retention-months';
import { sitePaths } from '@platzwart/domain/site-paths';

export const texts = {
  trust: {
    title: 'Was mit den Daten geschieht',
    all: [
      {
        title: 'Gespeichert in Frankfurt',
        text: 'Datenbank und Sicherungen der Anfragen liegen in Frankfurt am Main, verschlüsselt übertragen und verschlüsselt gespeichert.',
        link: { to: sitePaths.privacyPolicy, label: 'Zur Datenschutzerklärung' },
      },
      {
        title: 'AV-Vertrag inklusive',
        text: 'Die Vereinbarung nach Art. 28 DSGVO gehört zum Vertrag. Sie nimmt auch die Schweigepflicht nach §\u00a0203\u00a0StGB auf.',
        link: { to: `${sitePaths.termsOfService}#anhang`, label: 'Zur Vereinbarung' },
      },
      {
        title: 'Anfragen ohne Konto',
        text: 'Patientinnen und Patienten füllen ein Formular aus, mehr nicht. Ändern, pausieren und zurückziehen geht über einen eigenen Link.',
      },
      {
        title: 'Gelöscht nach Frist',
        text: `Geschieht mit einer Anfrage nichts mehr, verschwindet sie nach höchstens ${maxRetentionMonths} Monaten von selbst. Ihr könnt eine kürzere Frist einstellen.`,
      },
    ],
  },
  change: {
    eyebrow: 'Vorher und nachher',
    title: 'Aus Zetteln wird eine Woche',
    before: {
      title: 'Ordner, Zettel, Excel',
      all: [
        'Ein Platz wird frei: Wer konnte noch mal am Mittwoch um 15 Uhr?',
        'Du telefonierst die Liste ab, von oben nach unten.',
        'Ob jemand noch wartet, erfährst du erst am Telefon.',
        'Was auf dem Zettel steht, versteht nur, wer ihn geschrieben hat.',
      ],
    },
    after: {
      title: 'Mit Platzwart',
      all: [
        'Ein Klick auf Mittwoch, 15 Uhr, und alle, denen diese Zeit passt, stehen da.',
        'Platzwart fragt per E-Mail, der Reihe nach. Sagt jemand ab, ist die nächste Person dran.',
        'Rückfragen halten die Liste aktuell, ohne dass du anrufst.',
        'Das ganze Team sieht dieselbe Liste, am Computer und am Handy.',
      ],
    },
  },
  steps: {
    title: 'So geht es',
    all: [
      {
        cells: '33-33',
        title: 'Deine Zeiten, deine Fragen',
        text: 'Du legst fest, wann ihr arbeitet und was ihr von neuen Patientinnen und Patienten wissen müsst. Daraus entsteht euer Anfrageformular.',
      },
      {
        cells: '13526',
        title: 'Anfragen ohne Anruf',
        text: 'Wer einen Therapieplatz sucht, wählt die passenden Zeitfenster in der Woche. Ohne Konto, am Handy oder am Computer.',
      },
      {
        cells: '13f26',
        title: 'Die Warteliste führt sich von selbst',
        text: 'Für jedes Zeitfenster steht fest, wer als Nächstes an der Reihe ist. Wird ein Platz frei, siehst du sofort, wem er passt.',
      },
    ],
    toFeatures: 'Alle Funktionen ansehen',
  },
} as const;
