/**
 * Invented people: plausible names, contacts and towns that belong to nobody; e-mail domains end in
 * .example.
 */
import { folded } from '@platzwart/domain/text/folding';
import type { SeededRandom } from './seeded-random.ts';

export type Person = { readonly firstname: string; readonly lastname: string };

type Names = readonly [string, ...string[]];

// biome-ignore format: a list of names
const children: Names = [
  'Mia', 'Emil', 'Lina', 'Theo', 'Valentina', 'Jakob', 'Ella', 'Noah', 'Rosa', 'Matteo', 'Ida', 'Felix', 'Amelie', 'Luis', 'Elif', 'Anton',
  'Marlene', 'David', 'Nora', 'Leo', 'Sofija', 'Ben', 'Klara', 'Yusuf', 'Paulina', 'Oskar', 'Romy', 'Tobias', 'Leyla', 'Moritz', 'Frieda', 'Elias',
];
/** A woman's name and a man's in turn. */
// biome-ignore format: a list of names
const adults: Names = [
  'Andrea', 'Martin', 'Sabine', 'Wolfgang', 'Birgit', 'Thomas', 'Petra', 'Markus', 'Gerlinde', 'Helmut', 'Nadja', 'Christoph', 'Daniela', 'Josef',
  'Ayşe', 'Bernhard', 'Monika', 'Georg', 'Ivana', 'Peter', 'Ulrike', 'Franz', 'Katharina', 'Mehmet', 'Renate', 'Lukas', 'Barbara', 'Dragan',
  'Elisabeth', 'Manuel', 'Silvia', 'Hannes',
];
// biome-ignore format: a list of names
const lastnames: Names = [
  'Gruber', 'Yıldız', 'Reiter', 'Petrović', 'Maier', 'Öllinger', 'Schuster', 'Kovačević', 'Lang', 'Winkler', 'Böhm', 'Fuchs', 'Haas', 'Demir',
  'Ebner', 'Kröll', 'Wallner', 'Novak', 'Egger', 'Strauß', 'Brunner', 'Lindner', 'Zeller', 'Pichler', 'Aigner', 'Hölzl', 'Marić', 'Sommer',
  'Thaler', 'Riedl', 'Kaya', 'Auer', 'Steindl', 'Prantl', 'Vogl', 'Hartl', 'Özkan', 'Neubauer', 'Kern', 'Schwaiger',
];

export function generateChild(random: SeededRandom): Person {
  return { firstname: random.pick(children), lastname: random.pick(lastnames) };
}

export function generateAdult(random: SeededRandom, lastname = random.pick(lastnames)): Person {
  return { firstname: random.pick(adults), lastname };
}

export const isMan = ({ firstname }: Person): boolean => adults.indexOf(firstname) % 2 === 1;

export function emailOf(random: SeededRandom, { firstname, lastname }: Person): string {
  const ascii = (name: string) => folded(name).replace(/[^a-z]/g, '');
  const local = random.pick([
    `${ascii(firstname)}.${ascii(lastname)}`,
    `${ascii(firstname).slice(0, 1)}.${ascii(lastname)}`,
    `familie.${ascii(lastname)}`,
  ]);
  return `${local}@${random.pick(['post.example', 'mail.example', `${ascii(lastname)}.example`])}`;
}

/** Unassigned numbers: zeros in Austria, the range reserved for films in Germany. */
export function generatePhone(random: SeededRandom, country: 'AT' | 'DE'): string {
  const end = String(random.between(0, 99)).padStart(2, '0');
  return country === 'AT' ? `0660 000 ${random.between(10, 99)} ${end}` : `0176 040690${end}`;
}

/** 'yyyy-MM-dd' for an `age` in years on `day`. */
export function generateBirthdate(random: SeededRandom, age: number, day: string): string {
  const born = new Date(`${day}T12:00:00Z`);
  born.setUTCFullYear(born.getUTCFullYear() - age);
  born.setUTCDate(born.getUTCDate() - random.between(1, 360));
  return born.toISOString().slice(0, 10);
}
