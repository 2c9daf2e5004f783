/** Maps columns to fields by their headings. Unrecognized ones are left to the user. */

import { type ImportField, importFields } from '@platzwart/domain/import/row';
import { folded } from '@platzwart/domain/text/folding';
import type { TableRow } from './read-table.ts';

export type Mapping = readonly (ImportField | undefined)[];

/** Folded, without punctuation. */
const headings: Readonly<Record<ImportField, string>> = {
  lastname: 'nachname, familienname, zuname, nachname patient, patient nachname, nachname kind',
  firstname: 'vorname, rufname, vorname patient, patient vorname, vorname kind',
  name: 'name, patient, patientin, klient, klientin, kind, name patient, name kind, name des kindes, vollstaendiger name, nachname vorname, name vorname, vorname nachname, vor und nachname',
  type: 'fuer wen, anfrage fuer, angefragt fuer, fuer eine andere person, fuer andere person, fuer andere, art der anfrage',
  contactPersonFirstname: 'kontaktperson vorname, ansprechperson vorname, vorname kontaktperson, vorname ansprechperson',
  contactPersonLastname: 'kontaktperson nachname, ansprechperson nachname, nachname kontaktperson, nachname ansprechperson',
  contactPersonRelationship:
    'kontaktperson beziehung, ansprechperson beziehung, beziehung, beziehung zur person, beziehung kontaktperson, verwandtschaft, verhaeltnis',
  contactPerson:
    'kontaktperson, ansprechperson, ansprechpartner, ansprechpartnerin, eltern, elternteil, mutter, vater, angehoerige, erziehungsberechtigte, anfrage von',
  phone:
    'telefon, telefonnummer, tel, tel nr, telnr, telefonnr, telefon nr, telefon 1, tel 1, telefon privat, telefon mobil, handy, handynummer, handynr, mobil, mobilnummer, mobiltelefon, festnetz, rufnummer',
  phone2: 'telefon 2, tel 2, handy 2, weitere telefonnummer, weitere nummer, zweite telefonnummer, zweite nummer',
  email: 'e mail, email, mail, e mail adresse, email adresse, mailadresse',
  birthdate: 'geburtsdatum, geburtstag, geb datum, gebdatum, gebdat, geb, geb am, geboren, geboren am',
  requestedOn:
    'anfragedatum, angefragt am, angefragt, anfrage, anfrage am, datum der anfrage, eingang, eingangsdatum, eingegangen, eingegangen am, datum, anmeldedatum, anmeldung, angemeldet am, warteliste seit, auf warteliste seit, wartet seit, seit',
  times:
    'zeiten, zeit, wunschzeiten, wunschzeit, gewuenschte zeiten, moegliche zeiten, zeitfenster, termine, terminwunsch, terminwuensche, verfuegbarkeit, wann',
  location: 'standort, standorte, praxisstandort, filiale, ordination',
  reason: 'grund, grund der anfrage, anfragegrund, diagnose, anliegen, stoerungsbild, indikation, beschwerden, thema',
  note: 'anmerkung, anmerkungen, bemerkung, bemerkungen, kommentar, hinweis',
  adminNote: 'notiz, notizen, interne notiz, notiz intern, notiz der praxis, intern',
  tags: 'schlagwoerter, schlagwort, tags, tag, merkmale, merkmal, kategorie, kategorien',
  prioritized: 'prioritaet, prio, priorisiert, dringend, dringlich, dringlichkeit',
  houseCall: 'hausbesuch, hausbesuche, hb',
  doctorsOrder: 'verordnung, aerztliche verordnung, rezept, ueberweisung, heilmittelverordnung, verordnung vorhanden, vo',
  doctorsOrderName:
    'verordnet von, name der verordnenden aerztin oder des arztes, verordnende aerztin, verordnender arzt, arzt, aerztin, aerztin arzt, name der aerztin, name des arztes, zuweiser, zuweiserin, ueberwiesen von, hausarzt, hausaerztin, kinderarzt, kinderaerztin',
  teletherapy: 'therapie per video, videotherapie, teletherapie, video, online therapie, videobehandlung',
  groupTherapy: 'therapie in der gruppe, gruppentherapie, gruppe, therapie in gruppe',
  timeFlexibility: 'flexibilitaet, zeitliche flexibilitaet, zeitlich, zeitlich flexibel, flexibel',
  callbackWish: 'rueckruf, rueckrufwunsch, rueckruf gewuenscht, rueckruf erwuenscht, bitte um rueckruf',
  insurance: 'krankenkasse, versicherung, kasse, krankenversicherung, krankenkasse oder versicherung, versicherungstraeger, kk',
  addressStreet: 'strasse, strasse und hausnummer, strasse hausnummer, strasse nr, anschrift, adresse',
  addressPostalCode: 'plz, postleitzahl',
  addressCity: 'ort, wohnort, stadt, gemeinde',
};

const fieldOf = new Map(importFields.flatMap((field) => headings[field].split(', ').map((heading) => [heading, field] as const)));

/** Whether the row contains headings instead of people. */
export function isHeader(row: TableRow | undefined): boolean {
  return row?.cells.some((cell) => fieldOf.has(plain(cell))) ?? false;
}

/** Each field once, at the first matching column; a second phone column becomes the second number. */
export function mappingOf(header: readonly string[]): Mapping {
  const taken = new Set<ImportField>();
  const mapping = header.map((cell): ImportField | undefined => {
    const field = fieldOf.get(plain(cell));
    const free = field === 'phone' && taken.has('phone') ? 'phone2' : field;
    if (free === undefined || taken.has(free)) return undefined;
    taken.add(free);
    return free;
  });
  // Next to 'Vorname', 'Name' means the last name.
  const isLastname = taken.has('firstname') && !taken.has('lastname');
  return mapping.map((field) => (field === 'name' && isLastname ? 'lastname' : field));
}

/** A field belongs to one column: assigning it to another removes it from the first. */
export function mapped(mapping: Mapping, column: number, field: ImportField | undefined): Mapping {
  return mapping.map((before, i) => (i === column ? field : before === field ? undefined : before));
}

function plain(cell: string): string {
  return folded(cell)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
