/**
 * Every page of the settings, in the order of its group: address, what it holds, what is set there,
 * and its settings by field or heading. Overview, navigation, search, palette, the log's names and the
 * journeys take it from here; views are in `settings-screen.tsx`.
 */
import { questionNames, questionOf } from '@platzwart/domain/booking/questions';
import { type LogEntry, logMonths } from '@platzwart/domain/log/log';
import { settingsPaths } from '@platzwart/domain/screen-paths';
import { isWhole } from '../../../entities/practice/known-account.ts';
import { regionFieldTexts } from '../../../entities/practice/region-field-texts.ts';
import type {
  ScreenState,
  SettingsGroup,
} from '../../../features/administration/settings-texts.ts';
import { accountStatusOf } from '../../../features/billing/account-status.ts';
import { moneyTexts } from '../../../features/billing/money-texts.ts';
import { texts as billing } from '../../../features/billing/texts.ts';
import { texts as members } from '../../../features/members/texts.ts';
import { texts as followUp } from '../../../features/settings/follow-up/texts.ts';
import { settingOfQuestion } from '../../../features/settings/form/question-settings.ts';
import { texts as form } from '../../../features/settings/form/texts.ts';
import { texts as intake } from '../../../features/settings/intake/texts.ts';
import { texts as locations } from '../../../features/settings/locations/texts.ts';
import { texts as notifications } from '../../../features/settings/notifications/texts.ts';
import { texts as offering } from '../../../features/settings/offering/texts.ts';
import { texts as privacy } from '../../../features/settings/privacy/texts.ts';
import { texts as profile } from '../../../features/settings/profile/texts.ts';
import { texts as sharing } from '../../../features/settings/sharing/texts.ts';
import { texts as waitingList } from '../../../features/settings/waiting-list/texts.ts';
import {
  billingState,
  calm,
  counted,
  demandState,
  formState,
  hoursState,
  intakeState,
  type KnownOfPractice,
  notificationState,
  privacyState,
  profileState,
} from './settings-states.ts';

type Setting = {
  label: string;
  /** By which people look for it, too. */
  words?: string;
  /** Its change is an entry of its own in the log, which needs no name for it. */
  isEntry?: true;
  /** The log names it; the page shows it under another setting. */
  isOnlyLogged?: true;
};

export type SettingsPage = {
  /** Below the settings. */
  path: string;
  group: SettingsGroup;
  title: string;
  about: string;
  /** Further ones by which people look for it. */
  words: string;
  /** What is set, in a few words; undefined as long as it is not known. */
  stateOf: (known: KnownOfPractice) => ScreenState | undefined;
  /** Kinds of entries in the log that tell its fields. */
  logged?: readonly LogEntry['what'][];
  /** What is paid, which only the administration sees. */
  isPaid?: true;
  /** By field, as the log stores it, or by any word for a heading. */
  settings: Readonly<Record<string, Setting>>;
};

/** The fields of a page, some of them with further words. */
function labelled<Field extends string>(
  fields: Readonly<Record<Field, { label: string }>>,
  words: NoInfer<Partial<Record<Field, string>>>,
): Record<string, Setting> {
  const names = Object.keys(fields) as Field[];
  return Object.fromEntries(
    names.map((name) => [name, { label: fields[name].label, words: words[name] ?? '' }]),
  );
}

/** Of a question the switches are looked for, its hint is only logged. */
const ofQuestions: Record<string, Setting> = Object.fromEntries(
  questionNames.flatMap((name) => {
    const { kind, switch: asked, requiredBy, hint } = questionOf(name);
    const own = kind === 'own' ? name : undefined;
    return [asked, own, requiredBy, hint].flatMap((field) => {
      const label = field && settingOfQuestion(field)?.label;
      return label ? [[field, field === hint ? { label, isOnlyLogged: true } : { label }]] : [];
    });
  }),
);

const settingsPages = {
  profile: {
    path: settingsPaths.profile,
    group: 'practice',
    title: 'Profil',
    about: 'Name, Logo, Kontakt, Link und Plakat',
    words: 'Praxisseite Visitenkarte Beschreibung Bild Homepage Impressum',
    stateOf: ({ practice, account }) => practice && account && profileState(practice, account),
    logged: ['profileChanged', 'formChanged'],
    settings: {
      ...labelled(profile.fields, {
        title: 'Praxisname umbenennen',
        phone: 'Telefon Handy Rufnummer anrufen',
        website: 'Homepage Webseite Internetseite www',
        profession: 'Beruf Profession Fach Logopädie Ergotherapie Physiotherapie Psychotherapie',
        listed: 'Liste Verzeichnis gelistet verstecken Suche',
      }),
      logoImage: { label: profile.logo.label, words: 'Bild Foto hochladen' },
      link: { label: profile.link.label, words: 'Adresse URL Slug' },
      sharing: { label: sharing.link.title, words: 'teilen verschicken URL Button Knopf' },
      qr: { label: sharing.qr.title, words: 'Code scannen' },
      poster: { label: sharing.poster.title, words: 'Aushang drucken Flyer Wartezimmer' },
      button: {
        label: sharing.button.title,
        words: 'Button Link Homepage Jimdo Wix WordPress Baukasten',
      },
      embed: {
        label: sharing.embed.title,
        words: 'Einbetten Homepage iframe Jimdo Wix WordPress Widget Einbindung',
      },
      guides: {
        label: sharing.guides.title,
        words: 'Anleitung Jimdo Wix WordPress Homepage Baukasten einbauen',
      },
      words: {
        label: sharing.words.title,
        words:
          'Anrufbeantworter Ansage Signatur Türschild Zettel Datenschutzerklärung Website Vorlage',
      },
    },
  },
  locations: {
    path: settingsPaths.locations,
    group: 'practice',
    title: 'Standorte und Zeiten',
    about: 'Adressen und Wochenplan',
    words:
      'Adresse Anschrift Öffnungszeiten Arbeitszeiten Wochenplan Stunden Filiale Zweigstelle Räume umziehen Umzug',
    stateOf: ({ form }) => form && hoursState(form),
    settings: {
      title: { label: locations.fields.title },
      address1: { label: locations.fields.address1, words: 'Straße' },
      address2: { label: locations.fields.address2 },
      address3: { label: locations.fields.address3 },
      region: {
        label: regionFieldTexts.label,
        words: 'Feiertage Bundesland Kanton Sachsen Bayern Österreich Deutschland Schweiz',
      },
      plan: { label: locations.plan.legend },
    },
  },
  members: {
    path: settingsPaths.members,
    group: 'practice',
    title: 'Team',
    about: 'Wer mitarbeitet, und wer was darf',
    words:
      'Benutzer Mitglieder Kolleginnen Kollegin Mitarbeiterin Mitarbeiter Angestellte Rollen Rechte Berechtigung Zugang Zugriff Empfang',
    stateOf: ({ team }) =>
      team === undefined ? undefined : calm(counted(team, 'Person', 'Personen')),
    settings: {
      invite: {
        label: members.invite.title,
        words: 'Einladung Mitarbeiterin Kollegin hinzufügen anlegen neu',
      },
      rights: {
        label: members.rights.title,
        words: 'Drucken Speichern Lesezugriff Rechte Berechtigung',
      },
      factor: {
        label: members.factor.title,
        words: 'Passkey Zwei-Faktor 2FA MFA Authenticator App Code Passwort Sicherheit Google',
      },
    },
  },
  form: {
    path: settingsPaths.form,
    group: 'requests',
    title: 'Formular',
    about: 'Eure Fragen und Texte, mit Vorschau',
    words: 'Fragen Fragebogen Anfrageformular Kontaktformular Anmeldeformular eigene Felder',
    stateOf: ({ form }) => form && formState(form),
    logged: ['formChanged'],
    settings: {
      ...ofQuestions,
      ...Object.fromEntries(
        Object.entries(form.labels).map(([field, label]) => [field, { label }]),
      ),
      presets: { label: form.presets.title, words: 'Kinder Kita Erwachsene Muster zurücksetzen' },
    },
  },
  intake: {
    path: settingsPaths.intake,
    group: 'requests',
    title: 'Anfragen annehmen',
    about: 'Öffnen, pausieren, Grenzen',
    words:
      'Aufnahme Pause pausieren schließen öffnen Urlaub Aufnahmestopp Obergrenze Höchstzahl voll automatisch sperren',
    stateOf: ({ practice }) => practice && intakeState(practice),
    logged: ['intakePaused', 'intakeResumed', 'intakeChanged'],
    settings: {
      bookingEnabled: { label: intake.choice.label, isEntry: true },
      pausedText: { label: intake.pausedText.label, words: 'Abwesenheit Abwesenheitsnotiz' },
      resumesOn: { label: intake.resumesOn.label },
      intakeLimits: {
        label: intake.limits.label,
        words: 'Obergrenze Höchstzahl Limit Maximum voll',
      },
    },
  },
  notifications: {
    path: settingsPaths.notifications,
    group: 'requests',
    title: 'Benachrichtigung',
    about: 'Wer von neuen Anfragen per E-Mail erfährt',
    words: 'E-Mail Mails Post Nachricht täglich melden Bescheid',
    stateOf: ({ account }) => account && notificationState(account),
    logged: ['notificationsChanged'],
    settings: {
      practice: { label: 'Adresse der Praxis', isOnlyLogged: true },
      receivers: { label: notifications.practice.title },
      preview: { label: notifications.preview.title },
    },
  },
  followUp: {
    path: settingsPaths.followUp,
    group: 'waiting',
    title: 'Nach Interesse fragen',
    about: 'Wartende fragen, ob noch Interesse besteht',
    words: 'Rückfrage Nachfragen Erinnerung Interesse Karteileichen aufräumen',
    stateOf: ({ account }) =>
      account &&
      calm(account.followUp.enabled ? `Alle ${account.followUp.intervalWeeks} Wochen` : 'Aus'),
    logged: ['followUpChanged'],
    settings: {
      enabled: followUp.enabled,
      intervalWeeks: { label: followUp.interval.label, words: 'Abstand Monate' },
      questionText: followUp.questionText,
      reminderText: followUp.reminderText,
    },
  },
  offering: {
    path: settingsPaths.offering,
    group: 'waiting',
    title: 'Freie Plätze',
    about: 'Fristen und Worte im Angebot, Schließtage',
    words: 'Angebote Platz anbieten Nachrücken Termin vergeben',
    stateOf: ({ account }) =>
      account &&
      calm(`Antwortfrist ${counted(account.offering.patienceDays, 'Werktag', 'Werktage')}`),
    logged: ['offeringChanged'],
    settings: labelled(offering.fields, {
      closedDays: 'Urlaub Ferien Betriebsurlaub Feiertage Brückentag geschlossen',
      patienceDays: 'Frist Antwortfrist Tage',
      certificates: 'Bescheinigung Krankenkasse Kostenerstattung Nachweis',
    }),
  },
  waitingList: {
    path: settingsPaths.waitingList,
    group: 'waiting',
    title: 'Nachfrage und Zahlen',
    about: 'Nachfrage im Formular zeigen, Zahlen prüfen',
    words: 'Warteliste Nachfrage Zahlen prüfen',
    stateOf: ({ form }) => form && demandState(form),
    logged: ['formChanged'],
    settings: {
      demandShown: { label: waitingList.demand.title },
      check: { label: waitingList.check.title },
    },
  },
  billing: {
    path: settingsPaths.billing,
    group: 'contract',
    title: 'Abo',
    about: 'Testzeit, Rechnungen, Guthaben',
    words:
      'Bezahlen Zahlung Preis Kosten Rechnung Gutschein Testzeit Vertrag jährlich monatlich Karte',
    stateOf: ({ account, now }) =>
      isWhole(account) ? billingState(accountStatusOf(account, now)) : undefined,
    isPaid: true,
    settings: {
      purchase: { label: billing.purchase.title, words: 'kaufen buchen bestellen Gutscheincode' },
      manage: {
        label: billing.manage.title,
        words: 'Zahlungsart IBAN Kreditkarte SEPA Lastschrift wechseln',
      },
      cancel: {
        label: billing.manage.cancel,
        words: 'Kündigung Abo Vertrag beenden aufhören abbestellen',
      },
      interval: {
        label: billing.manage.interval('month'),
        words: 'Jahresabo Zahlweise umstellen wechseln',
      },
      locations: { label: billing.locations.title },
      invoices: {
        label: moneyTexts.invoices.title,
        words: 'Beleg Steuer Buchhaltung Finanzamt Umsatzsteuer herunterladen',
      },
      credit: { label: moneyTexts.credit.title },
      referral: {
        label: moneyTexts.referral.title,
        words: 'werben Freunde weiterempfehlen Prämie',
      },
    },
  },
  privacy: {
    path: settingsPaths.privacy,
    group: 'contract',
    title: 'Datenschutz',
    about: 'Aufbewahrung, Export, Vertrag, Löschen',
    words: 'DSGVO AVV Daten Kopie Backup Sicherung Schweigepflicht Datensicherheit',
    stateOf: ({ account }) => account && privacyState(account),
    logged: ['profileChanged'],
    settings: {
      contractParty: { label: 'Vertragspartner', isOnlyLogged: true },
      retention: { label: privacy.retention.title, words: 'Löschfrist automatisch löschen Monate' },
      export: {
        label: privacy.export.title,
        words: 'Excel CSV herunterladen Datensicherung sichern Umzug Kopie',
      },
      contract: {
        label: privacy.contract.title,
        words:
          'AVV Auftragsverarbeitungsvertrag AV-Vertrag TOM Maßnahmen Löschkonzept Verzeichnis Folgenabschätzung DSFA Datenschutzbeauftragte Vertragspartner Inhaberin Firma',
      },
      deletion: {
        label: privacy.deletion.title,
        words: 'Schluss auflösen schließen Praxisaufgabe',
      },
    },
  },
  log: {
    path: settingsPaths.log,
    group: 'contract',
    title: 'Protokoll',
    about: 'Wer was geöffnet und geändert hat',
    words: 'Verlauf Wer hat geändert Historie Änderungen nachsehen gelöscht Protokollierung',
    stateOf: () => calm(`Einträge bleiben ${logMonths} Monate`),
    settings: {},
  },
} satisfies Record<string, SettingsPage>;

export type SettingsPageName = keyof typeof settingsPages;

export const settingsPagesInOrder = (Object.keys(settingsPages) as SettingsPageName[]).map(
  (name): SettingsPage & { name: SettingsPageName } => ({ name, ...settingsPages[name] }),
);

/** What the log calls a field of an entry; undefined for those that are entries or pages themselves. */
export function labelOfField(what: LogEntry['what'], field: string): string | undefined {
  const found = settingsPagesInOrder
    .filter(({ logged }) => logged?.includes(what))
    .flatMap(({ settings }) => (Object.hasOwn(settings, field) ? (settings[field] ?? []) : []))
    .find(({ isEntry }) => !isEntry);
  return found?.label;
}
