/** Headings as practices and their programs write them, each with the column they mean. */

import type { ImportField } from '@platzwart/domain/import/row';
import { describe, expect, test } from 'vitest';
import { fieldNamed } from './match-headers';

const headings: readonly [heading: string, field: ImportField | undefined][] = [
  ['Nachname', 'lastname'],
  ['NACHNAME', 'lastname'],
  ['Familienname / Nachname', 'lastname'],
  ['Zuname', 'lastname'],
  ['Surname', 'lastname'],
  ['Last Name', 'lastname'],
  ['Vorname(n)', 'firstname'],
  ['First name', 'firstname'],
  ['Rufname', 'firstname'],
  ['Name, Vorname', 'name'],
  ['Vor- und Nachname', 'name'],
  ['Name des Patienten', 'name'],
  ['Pat.', 'name'],
  ['PatientIn', 'name'],
  ['Klient*in', 'name'],
  ['Geb.dat.', 'birthdate'],
  ['Geb.-Datum', 'birthdate'],
  ['geb. am', 'birthdate'],
  ['GebDat', 'birthdate'],
  ['Date of birth', 'birthdate'],
  ['DOB', 'birthdate'],
  ['Geburts-\ndatum', 'birthdate'],
  ['Tel.', 'phone'],
  ['Tel.Nr.', 'phone'],
  ['Tel.-Nr. (Mutter)', 'phone'],
  ['Telefon privat', 'phone'],
  ['Mobil', 'phone'],
  ['Handy-Nr', 'phone'],
  ['Phone', 'phone'],
  ['Telefon 2', 'phone2'],
  ['2. Tel.', 'phone2'],
  ['Festnetz', 'phone'],
  ['E-Mail', 'email'],
  ['Mailadresse', 'email'],
  ['eMail-Adr.', 'email'],
  ['Adresse', 'addressStreet'],
  ['Straße, Hausnr.', 'addressStreet'],
  ['PLZ', 'addressPostalCode'],
  ['Ort', 'addressCity'],
  ['Wohnort', 'addressCity'],
  ['KK', 'insurance'],
  ['Vers.', 'insurance'],
  ['Krankenkasse/SV-Träger', 'insurance'],
  ['Diagnose', 'reason'],
  ['Diagn.', 'reason'],
  ['Grund der Anmeldung', 'reason'],
  ['Anmeldedatum', 'requestedOn'],
  ['Anfrage vom', 'requestedOn'],
  ['Eingang am', 'requestedOn'],
  ['Anm.datum', 'requestedOn'],
  ['Date', 'requestedOn'],
  ['VO vom', 'prescription'],
  ['Verordnung\n(Datum)', 'prescription'],
  ['Überweisender Arzt', 'doctorsOrderName'],
  ['Zuweiser', 'doctorsOrderName'],
  ['Mögl. Zeiten', 'times'],
  ['Verfügbarkeit', 'times'],
  // As in our own files; both are shown to the team.
  ['Bemerkungen', 'note'],
  ['HB', 'houseCall'],
  ['Kontaktperson', 'contactPerson'],
];

describe('a heading of a list', () => {
  test.each(headings)('%s', (heading, field) => {
    expect(fieldNamed(heading)).toBe(field);
  });
});
