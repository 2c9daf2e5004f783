/** Texts of `/contact` below its beginning, apart from the operator's own facts. */
import { operator } from '@platzwart/domain/legal/operator';
import { sitePaths } from '@platzwart/domain/site-paths';

export const texts = {
  support: {
    title: 'Frage, Problem oder Rückmeldung',
    or: 'Schreib uns hier oder an',
    next: 'So geht es weiter',
    steps: [
      `Deine Nachricht geht an die ${operator.company}.`,
      `Die Antwort kommt an deine Adresse. Unser Ziel: innerhalb von ${operator.supportHours} Stunden an Werktagen.`,
    ],
    help: 'Damit wir gleich helfen können, schreib dazu',
    all: [
      'wie deine Praxis heißt',
      'was du tun wolltest und was stattdessen geschah',
      'ob am Handy oder am Computer, und in welchem Browser',
    ],
  },
  form: {
    name: 'Name',
    optional: '(optional)',
    email: 'E-Mail-Adresse',
    emailHint: 'Dorthin antworten wir.',
    message: 'Nachricht',
    names: 'Bitte keine Namen oder Angaben von Patientinnen und Patienten.',
    leaveEmpty: 'Dieses Feld bitte leer lassen',
    send: 'Nachricht senden',
    sending: 'Wird gesendet …',
    invalid: 'Bitte prüfe deine Angaben.',
    failed: 'Deine Nachricht ist noch nicht angekommen. Sie steht noch hier.',
    notProven:
      'Der kurzen Prüfung gegen erfundene Nachrichten fehlt etwas. Bitte lade die Seite neu, oder schreib uns eine E-Mail.',
    wouldBeLost: 'Deine Nachricht ist noch nicht gesendet und ginge verloren.',
    received: (email: string) =>
      `Danke, deine Nachricht ist angekommen. Wir antworten an ${email}.`,
    again: 'Noch eine Nachricht schreiben',
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
