/**
 * Starting points for the form, by kind of practice: typical questions and texts. Nothing is
 * applied without the practice.
 */
import { differences } from '../practice/differences.ts';
import type { Practice } from '../practice/practice.ts';
import { professionsOf } from '../practice/profession.ts';
import type { Nation } from '../practice/region.ts';
import { isSameValue } from '../text/field-edits.ts';
import {
  defaultFormConfiguration,
  type FormConfiguration,
  formTextLimits,
  nothingAsked,
} from './form-configuration.ts';
import { type OwnName, ownNames } from './questions.ts';

export const presetKinds = ['speech', 'occupational', 'physio', 'psychotherapy'] as const;
export type PresetKind = (typeof presetKinds)[number];

/** The one that fits what the practice says it practises; undefined for none or several. */
export function presetKindOf(
  practice: Pick<Practice, 'profession' | 'title' | 'subtitle'>,
): PresetKind | undefined {
  const known = presetKinds.filter((kind) => professionsOf(practice).includes(kind));
  return known.length === 1 ? known[0] : undefined;
}

/**
 * Set on other pages, or by the practice's country: locations and hours, profile, whether demand is
 * shown, the advice on prescriptions. Questions of its own stay its own.
 */
type SetElsewhere =
  | 'selectableLocations'
  | 'profileText'
  | 'demandShown'
  | 'issueLaterAdvised'
  | OwnName;
export type FormSettings = Omit<FormConfiguration, SetElsewhere>;

/**
 * Excludes the cell size, which would move requests between lists, and what only the practice can
 * say.
 */
type FormPreset = Omit<
  FormSettings,
  'minSlotSize' | 'minSlots' | 'companyNoteEnabled' | 'companyNote'
>;

/** The form of a newly registered practice. */
export function defaultFormSettings(): FormSettings {
  const form = defaultFormConfiguration(anyPlace);
  const {
    selectableLocations: _places,
    profileText: _profile,
    demandShown: _demand,
    issueLaterAdvised: _advice,
    ...settings
  } = form;
  for (const name of ownNames) delete (settings as Partial<FormConfiguration>)[name];
  return settings;
}

const anyPlace = { id: 'praxis', title: 'Praxis' };

const nations = ['DE', 'AT', 'CH'] as const;
const nationNames = { DE: 'Deutschland', AT: 'Österreich', CH: 'Schweiz' } as const;

/**
 * Markdown: emergency contacts of the country; of each of the three where it is unknown, so that a
 * practice deletes those of the others.
 */
export function emergencyContactsIn(nation: Nation | undefined): string {
  const contacts = nation
    ? differences[nation].crisis
    : nations
        .map((each) => differences[each].crisis.replace(/^- /gm, `- ${nationNames[each]}: `))
        .join('\n');
  return `**Es geht Ihnen sehr schlecht oder Sie denken daran, sich etwas anzutun?** Bitte warten Sie nicht auf einen Therapieplatz. Hier erreichen Sie jederzeit jemanden:

- Notruf bei Lebensgefahr: [112](tel:112)
${contacts}`;
}

const success =
  'Wir melden uns bei Ihnen, sobald ein Platz frei wird, der zu Ihren Zeiten passt, und Sie an der Reihe sind.';
const stillNeeded =
  'Brauchen Sie den Platz nicht mehr oder haben sich Ihre Zeiten geändert? Dann sagen Sie uns das bitte.';
const manyTimes =
  'Wählen Sie alle Zeiten, zu denen Sie in der Regel kommen können. Je mehr, desto eher findet sich ein Platz.';
const flexibility =
  'Könnten Sie auf eine andere Zeit ausweichen, wenn dort früher ein Platz frei wird?';
const video = 'Sie brauchen dafür eine stabile Internetverbindung und ein Gerät mit Kamera.';

const base: Omit<FormPreset, 'insuranceHint'> = {
  bookingInfoMessage:
    'Mit diesem Formular kommen Sie auf unsere Warteliste. Es dauert nur wenige Minuten.',
  bookingSuccessMessage: `${success}\n\n${stillNeeded}`,
  ...nothingAsked,
  birthdateEnabled: true,
  doctorsOrderEnabled: true,
  doctorsOrderHint: 'Sie können auch anfragen, wenn Sie noch keine Verordnung haben.',
  insuranceEnabled: true,
  reasonRequired: true,
  slotsHint: manyTimes,
  timeFlexibilityEnabled: true,
  timeFlexibilityHint: flexibility,
  callbackWishEnabled: true,
};

const houseCalls = {
  houseCallEnabled: true,
  houseCallHint: 'Hausbesuche machen wir, wenn sie ärztlich verordnet sind.',
  // The address to visit.
  addressEnabled: true,
} as const;

/** What each kind of practice starts with, in its country; undefined: unknown. */
export function formPresetsIn(
  nation: Nation | undefined,
): Readonly<Record<PresetKind, FormPreset>> {
  return Object.fromEntries(
    Object.entries(presetsWith(emergencyContactsIn(nation))).map(([kind, preset]) => [
      kind,
      { ...preset, insuranceHint: nation ? differences[nation].insuredThrough : '' },
    ]),
  ) as Record<PresetKind, FormPreset>;
}

const presetsWith = (
  emergencyContacts: string,
): Record<PresetKind, Omit<FormPreset, 'insuranceHint'>> => ({
  speech: {
    ...base,
    phone2Enabled: true,
    teletherapyEnabled: true,
    teletherapyHint: video,
    reasonHint:
      'Ein paar Stichworte genügen, zum Beispiel Aussprache, Stottern, Stimme oder Schlucken. Eine Diagnose ist nicht nötig.',
    slotsHint: `${manyTimes} Am Vormittag wird meist früher etwas frei als am Nachmittag.`,
    noteHint:
      'Zum Beispiel: Kindergarten oder Schulklasse, Sprachen in der Familie, frühere Therapien.',
  },
  occupational: {
    ...base,
    ...houseCalls,
    phone2Enabled: true,
    groupTherapyEnabled: true,
    groupTherapyHint: 'In kleinen Gruppen wird oft schneller ein Platz frei.',
    reasonHint:
      'Ein paar Stichworte genügen, zum Beispiel Feinmotorik, Konzentration oder Selbstständigkeit im Alltag. Eine Diagnose ist nicht nötig.',
    slotsHint: `${manyTimes} Am Vormittag wird meist früher etwas frei als am Nachmittag.`,
    noteHint: 'Zum Beispiel: Hilfsmittel, Kindergarten oder Schulklasse, frühere Therapien.',
  },
  physio: {
    ...base,
    ...houseCalls,
    doctorsOrderHint:
      'Sie können auch anfragen, wenn Sie noch keine Verordnung haben. Bitte bringen Sie sie zum ersten Termin mit.',
    doctorsOrderNameEnabled: true,
    reasonHint:
      'Ein paar Stichworte genügen, zum Beispiel Schulter, Rücken oder nach einer Operation. Eine Diagnose ist nicht nötig.',
    noteHint: 'Zum Beispiel: Termin einer Operation, Treppen und Aufzug, Rollstuhl.',
  },
  psychotherapy: {
    ...base,
    bookingInfoMessage: `${base.bookingInfoMessage}\n\n${emergencyContacts}`,
    bookingSuccessMessage: `${success}\n\n${stillNeeded}\n\n${emergencyContacts}`,
    doctorsOrderEnabled: false,
    doctorsOrderHint: '',
    teletherapyEnabled: true,
    teletherapyHint: `${video} Suchen Sie sich einen Ort, an dem Sie ungestört sprechen können.`,
    groupTherapyEnabled: true,
    groupTherapyHint:
      'In Gruppen wird oft schneller ein Platz frei. Was dort gesagt wird, bleibt in der Gruppe.',
    reasonRequired: false,
    reasonHint: 'Schreiben Sie nur, was Sie hier schreiben möchten. Ein paar Stichworte genügen.',
    noteHint:
      'Schreiben Sie hier gerne auch Wünsche, zum Beispiel ob Sie zu einer Frau oder zu einem Mann gehen möchten.',
  },
});

/** One field that a preset would change. */
export type PresetChange = {
  field: keyof FormSettings;
  to: FormSettings[keyof FormSettings];
  /** Would overwrite the practice's own text: neither our default nor another preset's. */
  replacesCustomText: boolean;
};

/** The fields a preset would change, in its order; empty if the form already matches. */
export function presetChanges(form: FormSettings, preset: Partial<FormSettings>): PresetChange[] {
  return (Object.entries(preset) as [keyof FormSettings, PresetChange['to']][]).flatMap(
    ([field, to]): PresetChange[] => {
      const now = form[field];
      if (isSameValue(now, to)) return [];
      if (!isCustomText(field, now)) return [{ field, to, replacesCustomText: false }];
      const added = withEmergencyContacts(now, to);
      return [{ field, to: added ?? to, replacesCustomText: added === undefined }];
    },
  );
}

/**
 * Keeps the practice's own text and appends the emergency contacts. Undefined if the preset has
 * none, the text holds them already, or there is no room.
 */
function withEmergencyContacts(now: unknown, to: unknown): string | undefined {
  if (typeof now !== 'string' || typeof to !== 'string') return undefined;
  const all = [undefined, ...nations].map(emergencyContactsIn);
  const contacts = all.find((each) => to.includes(each));
  if (contacts === undefined || all.some((each) => now.includes(each))) return undefined;
  const added = `${now.trimEnd()}\n\n${contacts}`;
  return added.length <= formTextLimits.text ? added : undefined;
}

function isCustomText(field: keyof FormSettings, text: FormSettings[keyof FormSettings]): boolean {
  if (typeof text !== 'string' || text.trim() === '') return false;
  const ours = [
    defaultFormSettings(),
    ...[undefined, ...nations].flatMap((nation) => Object.values(formPresetsIn(nation))),
  ].map((known: Partial<FormSettings>) => known[field]);
  return !ours.includes(text);
}
