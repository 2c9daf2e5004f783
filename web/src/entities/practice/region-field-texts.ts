import { practiceFieldTexts } from '../../content/practice-field-texts.ts';

/** Words of the field that says where a practice lies. */
export const regionFieldTexts = {
  ...practiceFieldTexts.region,
  hint: 'Danach richten sich Feiertage, Fristen von Verordnungen und manche Wörter.',
  choose: 'Bitte wählen',
  change: 'Ändern',
  changeNamed: 'Land und Bundesland oder Kanton ändern',
  unknown: 'Land und Bundesland oder Kanton sind noch nicht angegeben.',
  refused: {
    abroad:
      'Diese Adresse liegt nicht in Österreich, Deutschland oder der Schweiz. Stimmt sie, dann wähle, wessen Feiertage bei euch gelten sollen.',
    noSuchCode:
      'Diese Postleitzahl gibt es in Österreich, Deutschland und der Schweiz nicht. Bitte prüfe sie; stimmt sie, dann wähle, wo eure Praxis liegt.',
  },
  contradicted: (read: string, chosen: string) =>
    `Nach der neuen Adresse wäre es „${read}“, gewählt war „${chosen}“. Bitte wähle, was gilt.`,
  ask: {
    title: 'Wo liegt eure Praxis?',
    doubt: 'Aus der Adresse ist es nicht sicher zu lesen.',
    read: 'So lesen wir es aus eurer Adresse; bitte bestätige es oder ändere es.',
    why: 'Solange es offen ist, kennen wir eure Feiertage nicht, und Fristen können an ihnen enden.',
    save: 'Speichern',
  },
} as const;
