import { dieteticsIn, type Profession } from '@platzwart/domain/practice/profession';
import type { Nation } from '@platzwart/domain/practice/region';

/**
 * In the order of the alphabet, as lists to choose from show them. Where the country is unknown, a
 * name of several is said with both.
 */
export const professionNames: Readonly<Record<Profession, string>> = {
  dietetics: 'Diätologie und Ernährungstherapie',
  occupational: 'Ergotherapie',
  speech: 'Logopädie',
  music: 'Musiktherapie',
  osteopathy: 'Osteopathie',
  physio: 'Physiotherapie',
  psychotherapy: 'Psychotherapie',
};

/** As the profession is called in the practice's country. */
export function professionNamesIn(
  nation: Nation | undefined,
): Readonly<Record<Profession, string>> {
  return nation ? { ...professionNames, dietetics: dieteticsIn[nation] } : professionNames;
}

export const professionOptions = Object.entries(professionNames).map(([value, label]) => ({
  value,
  label,
}));
