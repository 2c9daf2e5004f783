/** Texts of `/contact` below its beginning, apart from the operator's own facts. */
import { operator } from '@platzwart/domain/legal/operator';
import { sitePaths } from '@platzwart/domain/site-paths';

export const texts = {
  support: {
    title: 'Frage oder Problem',
    next: 'So geht es weiter',
    steps: [
      'Dein E-Mail-Programm öffnet sich. Oder du kopierst die Adresse und schreibst, wie du sonst schreibst.',
      `Deine Nachricht geht an die ${operator.company}.`,
      `Die Antwort kommt an deine Adresse. Unser Ziel: innerhalb von ${operator.supportHours} Stunden an Werktagen.`,
    ],
    action: 'E-Mail schreiben',
    copy: 'Adresse kopieren',
    copied: 'Adresse kopiert.',
    copyFailed: 'Das Kopieren ging nicht. Bitte markiere die Adresse.',
    help: 'Damit wir gleich helfen können, schreib dazu',
    all: [
      'wie deine Praxis heißt',
      'was du tun wolltest und was stattdessen geschah',
      'ob am Handy oder am Computer, und in welchem Browser',
    ],
    names: 'Bitte keine Namen oder Angaben von Patientinnen und Patienten.',
    subject: 'Frage zu Platzwart',
  },
  feedback: {
    title: 'Deine Rückmeldung',
    text: 'Was gefällt dir, was stört dich, was fehlt dir? Schreib es uns, wir lesen jede Rückmeldung.',
  },
  sooner: {
    title: 'Vielleicht steht es schon da',
    all: [
      {
        to: sitePaths.introductionVideos,
        title: 'Einführungsvideos',
        text: 'Acht kurze Videos, von der ersten Anfrage bis zu den Einstellungen.',
      },
      {
        to: sitePaths.pricing,
        title: 'Preise und häufige Fragen',
        text: 'Testzeit, Kündigung, Standorte, Empfehlung.',
      },
      { to: sitePaths.product, title: 'Alle Funktionen', text: 'Was Platzwart kann, mit Bildern.' },
    ],
  },
  address: { title: 'Anschrift', phone: 'Telefon', email: 'E-Mail' },
  patients: {
    title: 'Sie haben eine Anfrage gestellt?',
    text: 'Platzwart vermittelt nur zwischen Ihnen und der Praxis. Fragen zu Ihrer Anfrage oder zu einem Therapieplatz beantwortet die Praxis selbst. Wie Sie sie erreichen, steht auf der Seite der Praxis und in jeder E-Mail von dort.',
    action: 'Praxis finden',
  },
} as const;
