import type { PresetKind } from '@platzwart/domain/booking/form-presets';

type Choice = { title: string; about: string };

/** Texts of a new practice's three questions, and of its first opening. */
export const texts = {
  title: 'Praxis einrichten',
  lead: 'Alles lässt sich überspringen und später unter „Einstellungen“ ändern.',
  steps: 'Die drei Fragen',
  step: (n: number) => `Frage ${n} von 3`,
  names: { plan: 'Zeiten', form: 'Fragen', list: 'Liste' },
  plan: {
    wouldBeLost: 'Eure Zeiten sind noch nicht gespeichert.',
    title: 'Wann arbeitet ihr?',
    lead: 'Das ist ein Vorschlag. Aus euren Zeiten wählen Patientinnen und Patienten.',
    next: 'So arbeiten wir',
    wrong: 'Bitte prüfe die Zeiten, die markiert sind.',
  },
  form: {
    title: 'Was fragt ihr?',
    lead: 'Name, E-Mail-Adresse, Telefonnummer und Wunschzeiten werden immer gefragt. Eine Vorlage ergänzt, was in eurem Beruf üblich ist.',
    label: 'Vorlage',
    known: (profession: string) => `Nach eurem Namen ausgewählt: ${profession}`,
    none: { title: 'Ohne Vorlage', about: 'Nur die üblichen Fragen' },
    choices: {
      speech: { title: 'Logopädie', about: 'Kind oder Erwachsene, Verordnung, Grund' },
      occupational: {
        title: 'Ergotherapie',
        about: 'Kind oder Erwachsene, Verordnung, Hausbesuch',
      },
      physio: { title: 'Physiotherapie', about: 'Verordnung, Beschwerden, Hausbesuch' },
      psychotherapy: { title: 'Psychotherapie', about: 'Video, Kosten, Hilfe im Notfall' },
    } satisfies Record<PresetKind, Choice>,
    next: 'Das fragen wir',
  },
  list: {
    title: 'Bringt ihr eine Liste mit?',
    lead: 'Wer schon bei euch wartet, kommt mit seinem Datum auf die neue Liste. Das geht auch später.',
    import: {
      title: 'Liste übernehmen',
      about: 'Eine Datei, oder Zeilen aus Excel einfügen',
      press: 'Zur Liste',
      afterwards: 'Öffnen könnt ihr danach: „Jetzt öffnen“ steht oben auf jeder Seite.',
    },
    none: { title: 'Leer beginnen', about: 'Die ersten Anfragen kommen von selbst' },
  },
  opening: {
    title: 'Alles bereit?',
    text: 'Erst wenn ihr öffnet, können Patientinnen und Patienten anfragen. Pausieren könnt ihr jederzeit.',
    press: 'Jetzt öffnen',
    later: 'Noch geschlossen lassen',
    preview: 'Euer Formular',
    opened: 'Eure Praxis ist offen: Ab jetzt können Patientinnen und Patienten anfragen.',
  },
  closed: {
    text: 'Eure Praxis ist noch geschlossen: Niemand kann bei euch anfragen.',
    toForm: 'Formular ansehen',
    onlyAdministrators: 'Öffnen kann sie, wer die Rolle Administration hat.',
  },
  skip: 'Überspringen',
  back: 'Zurück',
  saving: 'Wird gespeichert …',
  opens: 'Wird geöffnet …',
} as const;
