/**
 * What staff and the server need to know of each question: the other half of
 * `booking/questions.ts`. In the order in which staff read a request. Never part of a page for
 * patients.
 */
import {
  type NamesOf,
  type OptionOf,
  type OwnName,
  type OwnQuestion,
  type QuestionName,
  questionNames,
  questionOf,
  type StoredName,
} from '../booking/questions.ts';
import { no, yes } from '../text/yes-or-no.ts';

/** Every option of a question that has some. */
type PerOption<Name extends QuestionName, Value> =
  Name extends NamesOf<{ kind: 'choice' }>
    ? Readonly<Record<OptionOf<Name>, Value>>
    : Readonly<Record<string, Value>>;

type StaffQuestion<Name extends QuestionName = QuestionName> = {
  /** What staff call it: in details, files, history and messages. */
  label: string;
  /** What staff call the answers, if not as patients do. */
  options?: PerOption<Name, string>;
  /** The question where staff fill in the form, if not in the patient's words. */
  ask?: string;
  /** The part of a request's details that shows it. */
  group: 'person' | 'contact' | 'therapy' | 'times' | 'request';
  /**
   * Of two requests of one person: the first one's answer, which the second one's fills where it is
   * empty, or which stays; both texts; yes in either. `merge.ts` unites the others by rules of
   * their own.
   */
  merge: 'fill' | 'keep' | 'join' | 'either' | 'own';
  /**
   * A column of an imported list: other headings than the label, folded; in errors; further words
   * for the options.
   */
  import?: { heads: string; as?: string; words?: PerOption<Name, readonly string[]> };
  /**
   * The form's settings: the switch, if not as patients call the question, and what to know about
   * it; the same for the practice's hint.
   */
  settings?: { label?: string; about?: string; hint?: string; aboutHint?: string };
};

const preference = {
  yes: ['gerne', 'gern', ...yes],
  possible: ['möglich', 'auch', 'vielleicht', 'eventuell', 'evtl', 'zur Not', 'egal'],
  no,
} as const;

/** The practice's words are in its form, those that were answered in the request. */
const own = <N extends number>(n: N) =>
  ({ label: `Eigene Frage ${n}`, group: 'therapy', merge: 'fill', import: { heads: '' } }) as const;

export const staffQuestions = {
  type: {
    label: 'Für wen',
    options: { self: 'für sich selbst', other: 'für eine andere Person' },
    group: 'request',
    merge: 'own',
    import: {
      heads:
        'anfrage fuer, angefragt fuer, fuer eine andere person, fuer andere person, fuer andere, art der anfrage',
      words: {
        self: ['sich selbst', 'selbst', 'ich', ...no],
        other: ['für andere', 'andere Person', 'jemand anderen', 'Kind', 'Angehörige', ...yes],
      },
    },
  },
  firstname: {
    label: 'Vorname',
    group: 'person',
    merge: 'fill',
    import: {
      as: 'den Vornamen',
      heads: 'rufname, vorname patient, patient vorname, vorname kind',
    },
  },
  lastname: {
    label: 'Nachname',
    group: 'person',
    merge: 'keep',
    import: {
      as: 'den Nachnamen',
      heads: 'familienname, zuname, nachname patient, patient nachname, nachname kind',
    },
  },
  birthdate: {
    label: 'Geburtsdatum',
    group: 'person',
    merge: 'fill',
    import: {
      as: 'das Geburtsdatum',
      heads: 'geburtstag, geb datum, gebdatum, gebdat, geb, geb am, geboren, geboren am',
    },
  },
  contactPersonFirstname: {
    label: 'Kontaktperson, Vorname',
    ask: 'Vorname der Kontaktperson',
    group: 'person',
    merge: 'own',
    import: {
      as: 'den Vornamen der Kontaktperson',
      heads: 'ansprechperson vorname, vorname kontaktperson, vorname ansprechperson',
    },
  },
  contactPersonLastname: {
    label: 'Kontaktperson, Nachname',
    ask: 'Nachname der Kontaktperson',
    group: 'person',
    merge: 'own',
    import: {
      as: 'den Nachnamen der Kontaktperson',
      heads: 'ansprechperson nachname, nachname kontaktperson, nachname ansprechperson',
    },
  },
  contactPersonRelationship: {
    label: 'Kontaktperson, Beziehung',
    ask: 'Beziehung zur Person',
    group: 'person',
    merge: 'own',
    import: {
      as: 'die Beziehung der Kontaktperson',
      heads:
        'ansprechperson beziehung, beziehung, beziehung zur person, beziehung kontaktperson, verwandtschaft, verhaeltnis',
    },
  },
  phone: {
    label: 'Telefon',
    group: 'contact',
    merge: 'own',
    import: {
      as: 'die Telefonnummer',
      heads:
        'telefonnummer, tel, tel nr, telnr, telefonnr, telefon nr, telefon 1, tel 1, telefon privat, telefon mobil, handy, handynummer, handynr, mobil, mobilnummer, mobiltelefon, festnetz, rufnummer',
    },
  },
  phone2: {
    label: 'Weitere Nummer',
    group: 'contact',
    merge: 'own',
    import: {
      as: 'die Telefonnummer',
      heads:
        'telefon 2, tel 2, handy 2, weitere telefonnummer, zweite telefonnummer, zweite nummer',
    },
    settings: { about: 'Freiwillig.' },
  },
  email: {
    label: 'E-Mail',
    group: 'contact',
    merge: 'own',
    import: {
      as: 'die E-Mail-Adresse',
      heads: 'email, mail, e mail adresse, email adresse, mailadresse',
    },
  },
  addressStreet: {
    label: 'Adresse mit Hausnummer',
    group: 'contact',
    merge: 'fill',
    import: {
      as: 'die Adresse',
      heads: 'strasse, strasse hausnummer, strasse nr, anschrift, adresse',
    },
    settings: { label: 'Adresse' },
  },
  addressPostalCode: {
    label: 'Postleitzahl',
    group: 'contact',
    merge: 'fill',
    import: { as: 'die Postleitzahl', heads: 'plz' },
  },
  addressCity: {
    label: 'Ort',
    group: 'contact',
    merge: 'fill',
    import: { as: 'den Ort', heads: 'wohnort, stadt, gemeinde' },
  },
  insurance: {
    label: 'Versicherung',
    group: 'person',
    merge: 'fill',
    import: {
      as: 'die Krankenkasse',
      heads:
        'krankenkasse, kasse, krankenversicherung, krankenkasse oder versicherung, versicherungstraeger, kk',
    },
    settings: { hint: 'Hinweis zur Versicherung' },
  },
  reason: {
    label: 'Grund der Anfrage',
    group: 'therapy',
    merge: 'join',
    import: {
      as: 'den Grund',
      heads:
        'grund, anfragegrund, diagnose, anliegen, stoerungsbild, indikation, beschwerden, thema',
    },
    settings: {
      label: 'Der Grund der Anfrage muss angegeben werden',
      about: 'Der Grund ist eine Angabe zur Gesundheit. Ausgeschaltet ist er freiwillig.',
      hint: 'Hinweis zum Grund der Anfrage',
      aboutHint:
        'Ohne eigenen Hinweis steht dort: „Ein paar Stichworte genügen. Eine Diagnose ist nicht nötig.“',
    },
  },
  note: {
    label: 'Anmerkung',
    group: 'therapy',
    merge: 'join',
    import: {
      as: 'die Anmerkung',
      heads: 'anmerkungen, bemerkung, bemerkungen, kommentar, hinweis',
    },
    settings: { hint: 'Hinweis zu den Anmerkungen' },
  },
  own1: own(1),
  own2: own(2),
  own3: own(3),
  callbackWish: {
    label: 'Rückruf',
    ask: 'Bittet um Rückruf',
    group: 'contact',
    merge: 'either',
    import: {
      as: 'den Rückruf',
      heads: 'rueckrufwunsch, rueckruf gewuenscht, rueckruf erwuenscht, bitte um rueckruf',
    },
    settings: { about: 'Wer darum bittet, schreibt in die Anmerkungen, wann es passt.' },
  },
  doctorsOrder: {
    label: 'Verordnung',
    group: 'therapy',
    merge: 'fill',
    import: {
      heads:
        'aerztliche verordnung, rezept, ueberweisung, heilmittelverordnung, verordnung vorhanden, vo',
      words: {
        available: ['vorhanden', 'da', ...yes],
        requested: [
          'wird ausgestellt',
          'angefordert',
          'angefragt',
          'beantragt',
          'folgt',
          'kommt',
          'kommt noch',
        ],
        none: ['nicht vorhanden', 'ohne', 'fehlt', ...no],
      },
    },
    settings: { hint: 'Hinweis zur Verordnung' },
  },
  prescription: {
    label: 'Verordnung ausgestellt am',
    group: 'therapy',
    merge: 'own',
    import: {
      as: 'den Tag der Verordnung',
      heads:
        'ausgestellt am, verordnung vom, verordnungsdatum, rezept vom, rezeptdatum, ausstellungsdatum, datum der verordnung',
    },
    settings: {
      label: 'Wann die Verordnung ausgestellt wurde',
      about:
        'Freiwillig, und nur wer eine hat. So seht ihr, bis wann die Behandlung beginnen muss.',
    },
  },
  doctorsOrderName: {
    label: 'Verordnet von',
    group: 'therapy',
    merge: 'fill',
    import: {
      as: 'den Namen der Ärztin oder des Arztes',
      heads:
        'name der verordnenden aerztin oder des arztes, verordnende aerztin, verordnender arzt, arzt, aerztin, aerztin arzt, name der aerztin, name des arztes, zuweiser, zuweiserin, ueberwiesen von, hausarzt, hausaerztin, kinderarzt, kinderaerztin',
    },
    settings: { label: 'Name der verordnenden Ärztin oder des Arztes', about: 'Freiwillig.' },
  },
  houseCall: {
    label: 'Hausbesuch',
    ask: 'Hausbesuch nötig?',
    group: 'therapy',
    merge: 'fill',
    import: { as: 'den Hausbesuch', heads: 'hausbesuche, hb' },
    settings: { hint: 'Hinweis zum Hausbesuch' },
  },
  teletherapy: {
    label: 'Therapie per Video',
    group: 'therapy',
    merge: 'fill',
    import: {
      heads: 'videotherapie, teletherapie, video, online therapie, videobehandlung',
      words: preference,
    },
    settings: { hint: 'Hinweis zur Therapie per Video' },
  },
  groupTherapy: {
    label: 'Therapie in der Gruppe',
    group: 'therapy',
    merge: 'fill',
    import: { heads: 'gruppentherapie, gruppe, therapie in gruppe', words: preference },
    settings: { hint: 'Hinweis zur Therapie in der Gruppe' },
  },
  locationIds: { label: 'Standort', ask: 'Standorte', group: 'times', merge: 'own' },
  slots: {
    label: 'Zeiten',
    ask: 'Gewünschte Zeiten',
    group: 'times',
    merge: 'own',
    settings: {
      hint: 'Hinweis zu den Zeiten',
      aboutHint:
        'Ohne eigenen Hinweis bittet das Formular um alle Zeiten, zu denen jemand in der Regel kommen kann.',
    },
  },
  timeFlexibility: {
    label: 'Flexibilität',
    ask: 'Zeitlich flexibel?',
    group: 'times',
    merge: 'fill',
    import: {
      heads: 'zeitliche flexibilitaet, zeitlich, zeitlich flexibel, flexibel',
      words: {
        notFlexible: ['unflexibel', 'gar nicht', 'fix', ...no],
        somewhatFlexible: ['etwas', 'bedingt', 'teilweise', 'ein wenig', 'wenig', 'mittel', 'eher'],
        veryFlexible: ['sehr', 'flexibel', 'voll', 'immer', 'egal', ...yes],
      },
    },
    settings: { label: 'Wie flexibel jemand bei den Zeiten ist', hint: 'Hinweis zur Flexibilität' },
  },
  followUpConsent: { label: 'Darf per E-Mail gefragt werden', group: 'request', merge: 'own' },
  healthDataConsent: { label: 'Einwilligung erfasst', group: 'request', merge: 'either' },
  /** Not stored: nobody can send a request without. */
  termsOfUseAccepted: { label: 'Nutzungsbedingungen', group: 'request', merge: 'own' },
} as const satisfies { readonly [Name in QuestionName]: StaffQuestion<Name> };

/** What is stored of a request, in the order in which staff read it. */
export const staffNames = (Object.keys(staffQuestions) as QuestionName[]).filter(
  (name): name is StoredName => name !== 'termsOfUseAccepted',
);

/** The questions whose answers an imported list may hold. */
export type ImportedName = {
  [Name in QuestionName]: (typeof staffQuestions)[Name] extends { import: unknown } ? Name : never;
}[QuestionName];
export const importedNames = questionNames.filter(
  (name): name is ImportedName => staffQuestionOf(name).import !== undefined,
);

/** The question without its exact type, for rules that hold for all of them. */
export function staffQuestionOf(name: QuestionName): StaffQuestion {
  return staffQuestions[name] as StaffQuestion;
}

/** The practice's own words, if it has this question from it. */
export function staffLabelOf(
  name: QuestionName,
  form: Readonly<Record<OwnName, OwnQuestion | null>> | undefined,
): string {
  return form?.[name as OwnName]?.label ?? staffQuestionOf(name).label;
}

/** What staff call the answers of a question with options, by stored value. */
export function staffOptionsOf(name: QuestionName): Readonly<Record<string, string>> {
  const question = questionOf(name);
  return staffQuestionOf(name).options ?? (question.kind === 'choice' ? question.options : {});
}
