/**
 * What a practice practises: chosen in its profile, else read from its own words. No schemas:
 * public pages load this file.
 */
import { searchable } from '../text/text-search.ts';
import type { Practice } from './practice.ts';
import type { Nation } from './region.ts';

export const professions = [
  'speech',
  'occupational',
  'physio',
  'psychotherapy',
  'osteopathy',
  'dietetics',
  'music',
] as const;
export type Profession = (typeof professions)[number];

/**
 * What the profession that counsels about nutrition is called. Austria: § 1 Abs. 1 Z 2 MTD-Gesetz
 * 2024. Germany: Ernährungstherapie is the Heilmittel (§ 42 HeilM-RL), Diätassistenz the
 * profession. Switzerland: Gesundheitsberufegesetz.
 */
export const dieteticsIn: Readonly<Record<Nation, string>> = {
  AT: 'Diätologie',
  DE: 'Ernährungstherapie',
  CH: 'Ernährungsberatung',
};

/** Beginnings and parts of words, as in searchable text. */
const words: Readonly<Record<Profession, RegExp>> = {
  speech: /logop[äa]|sprach(?:heil|therap|f[öo]rder)|stimm(?:heil|therap)|schlucktherap/,
  occupational: /\bergo(?:therap|s?\b)|\bergo-/,
  physio: /physio|krankengymnast|manuelle therap|heilgymnast/,
  psychotherapy: /psychother|psycholog|verhaltenstherap|psychoanal/,
  osteopathy: /osteop/,
  dietetics: /di[äa]t|ern[äa]hrung/,
  music: /musikther/,
};

/** What the words say; several where they name several. */
export function professionsIn(text: string): Profession[] {
  const read = searchable(text);
  return professions.filter((profession) => words[profession].test(read));
}

/** The chosen one; until one is chosen those that the subtitle names, or else the name. */
export function professionsOf({
  profession,
  title,
  subtitle,
}: Pick<Practice, 'profession' | 'title' | 'subtitle'>): readonly Profession[] {
  const chosen = professions.find((known) => known === profession);
  if (chosen) return [chosen];
  const told = professionsIn(subtitle);
  return told.length > 0 ? told : professionsIn(title);
}
