import type { Profession } from '@platzwart/domain/practice/profession';

/** In the order of the alphabet, as lists to choose from show them. */
export const professionNames: Readonly<Record<Profession, string>> = {
  dietetics: 'Diätologie',
  occupational: 'Ergotherapie',
  speech: 'Logopädie',
  music: 'Musiktherapie',
  osteopathy: 'Osteopathie',
  physio: 'Physiotherapie',
  psychotherapy: 'Psychotherapie',
};

export const professionOptions = Object.entries(professionNames).map(([value, label]) => ({ value, label }));
