/**
 * Where addresses and typed places are, roughly: postal codes by their first three digits, and the
 * larger towns of Austria, Germany and Switzerland. Loaded with the practices, never before them.
 * The table is made by `scripts/make-places.ts` of data by GeoNames (CC BY 4.0, geonames.org) and
 * OpenGeoDB (public domain).
 */

import { folded } from '../text/folding.ts';
import { isOneCharacterOff } from '../text/one-character-off.ts';
import table from './places.json' with { type: 'json' };
import type { PracticeLocation } from './practice.ts';
import { nationOf, type Region } from './region.ts';

export type Point = readonly [longitude: number, latitude: number];
type Country = 'AT' | 'DE' | 'CH';

/** A place as an address names it; towns compare by their keys. */
export type Place = {
  readonly country: Country;
  readonly code: string;
  readonly town: string;
  readonly key: string;
  readonly point: Point;
};

/** 'llbb', as `scripts/make-places.ts` writes it. */
function pointFrom(written: string | undefined): Point | undefined {
  return written?.trim()
    ? [parseInt(written.slice(0, 2), 36) * 0.03 + 5, parseInt(written.slice(2), 36) * 0.02 + 45]
    : undefined;
}

const at = (country: Country, three: number) =>
  pointFrom(table[country].slice(three * 4, three * 4 + 4));

/** Where no town of these three digits is known: between those that share the first two. */
function pointOf(country: Country, code: string): Point | undefined {
  const three = Number(code.slice(0, 3));
  const first = three - (three % 10);
  const around = Array.from({ length: 10 }, (_, i) => at(country, first + i)).filter(
    (point) => point !== undefined,
  );
  const mean = (part: 0 | 1) => around.reduce((sum, point) => sum + point[part], 0) / around.length;
  return at(country, three) ?? (around.length === 0 ? undefined : [mean(0), mean(1)]);
}

/** What people shorten in the names of towns. */
const shortened: readonly (readonly [RegExp, string])[] = [
  [/\bst\.? /g, 'sankt '],
  [/\bwr\.? /g, 'wiener '],
  [/\ba\. ?d\. ?/g, 'an der '],
  [/\bo\. ?d\. ?/g, 'ob der '],
  [/\bv\. ?d\. ?/g, 'vor der '],
  [/\ba\. ?/g, 'am '],
  [/\bi\. ?/g, 'im '],
  [/\bb\. ?/g, 'bei '],
];

/** Town names as they are compared: 'St. Pölten' is 'sankt poelten'. */
function named(town: string): string {
  return shortened
    .reduce((name, [short, long]) => name.replace(short, long), folded(town))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Whoever names a land begins in its capital, and in the middle of any other region. */
const middles: readonly (readonly string[])[] = [
  ['Eisenstadt', 'Burgenland'],
  ['Klagenfurt am Wörthersee', 'Kärnten', 'Wörthersee'],
  ['Sankt Pölten', 'Niederösterreich'],
  ['Linz', 'Oberösterreich'],
  ['Graz', 'Steiermark'],
  ['Innsbruck', 'Tirol'],
  ['Bregenz', 'Vorarlberg'],
  ['Stuttgart', 'Baden-Württemberg'],
  ['München', 'Bayern'],
  ['Wiesbaden', 'Hessen'],
  ['Schwerin', 'Mecklenburg-Vorpommern'],
  ['Hannover', 'Niedersachsen'],
  ['Düsseldorf', 'Nordrhein-Westfalen', 'NRW'],
  ['Mainz', 'Rheinland-Pfalz'],
  ['Saarbrücken', 'Saarland'],
  ['Dresden', 'Sachsen'],
  ['Magdeburg', 'Sachsen-Anhalt'],
  ['Kiel', 'Schleswig-Holstein'],
  ['Erfurt', 'Thüringen'],
  ['Aarau', 'Aargau'],
  ['Frauenfeld', 'Thurgau'],
  ['Chur', 'Graubünden'],
  ['Friedrichshafen', 'Bodensee', 'Bodenseekreis'],
  ['Kempten (Allgäu)', 'Allgäu'],
  ['Rosenheim', 'Chiemgau', 'Chiemsee'],
  ['Freudenstadt', 'Schwarzwald'],
  ['Essen', 'Ruhrgebiet', 'Ruhrpott'],
  ['Münster', 'Münsterland'],
  ['Arnsberg', 'Sauerland'],
  ['Goslar', 'Harz'],
  ['Aurich', 'Ostfriesland'],
  ['Cottbus', 'Lausitz'],
  ['Annaberg-Buchholz', 'Erzgebirge'],
  ['Frankfurt am Main', 'Rhein-Main', 'Rhein-Main-Gebiet'],
  ['Mannheim', 'Rhein-Neckar'],
  ['Gmunden', 'Salzkammergut'],
  ['Zell am See', 'Pinzgau'],
  ['Bischofshofen', 'Pongau'],
  ['Mistelbach', 'Weinviertel'],
  ['Horn', 'Waldviertel'],
  ['Amstetten', 'Mostviertel'],
  ['Ried im Innkreis', 'Innviertel'],
  ['Freistadt', 'Mühlviertel'],
  ['Jenbach', 'Zillertal'],
  ['Leoben', 'Obersteiermark'],
];

/**
 * By name. Short names lead to the largest town that bears them: 'Frankfurt' to the one on the
 * Main.
 */
function readTowns(): Map<string, { name: string; point: Point }> {
  const all = table.towns.split(',').flatMap((entry) => {
    const point = pointFrom(entry.slice(-4));
    return point ? [{ name: entry.slice(0, -4), point }] : [];
  });
  const found = new Map<string, { name: string; point: Point }>();
  const add = (name: string, town: (typeof all)[number]) => {
    if (name.length > 2 && !found.has(name)) found.set(name, town);
  };
  for (const town of all) add(named(town.name), town);
  for (const [middle, ...regions] of middles) {
    const town = all.find(({ name }) => name === middle);
    for (const region of regions) if (town) add(named(region), town);
  }
  for (const town of all)
    add(named(town.name.replace(/ (?:am?|an|im|in|bei|ob|unter|vor) .*|[/(].*/, '')), town);
  return found;
}

let read: ReturnType<typeof readTowns> | undefined;
/** Read with the first that is looked for: pages that only list practices look for none. */
const towns = () => (read ??= readTowns());

/** Kilometres as the crow flies, flat: precise enough for what is known. */
export function kilometres([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot((x1 - x2) * Math.cos(((y1 + y2) / 2) * (Math.PI / 180)), y1 - y2) * 111.2;
}

type Located = { readonly point: Point };

const nearestTo = <T extends Located>(point: Point, candidates: readonly T[]) =>
  candidates.toSorted((a, b) => kilometres(a.point, point) - kilometres(b.point, point))[0];

/** Five digits are German, four are Austrian or Swiss. */
function candidatesOf(code: string): (Located & { country: Country })[] {
  const countries: readonly Country[] = code.length === 5 ? ['DE'] : ['AT', 'CH'];
  return countries.flatMap((country) => {
    const point = pointOf(country, code);
    return point ? { country, point } : [];
  });
}

const townLine = /(?:^|[\s,])(?:(A|AT|D|DE|CH)[- ]\s*)?(\d{4,5})\s+(\p{L}[^,]*)/u;

/**
 * The place of a location. Of an Austrian and a Swiss one with the same code it is the one where
 * the town is, else the location's country decides.
 */
export function placeOf(
  { address1, address2, address3 }: Pick<PracticeLocation, 'address1' | 'address2' | 'address3'>,
  region: Region,
): Place | undefined {
  const line = [address2, address3, address1]
    .map((each) => townLine.exec(each))
    .find((found) => found !== null);
  if (!line) return undefined;
  const [, sign = '', code = '', town = ''] = line;
  const known = towns().get(named(town))?.point;
  const home = nationOf(region) === 'DE' ? undefined : nationOf(region);
  const sure =
    code.length === 5 ? 'DE' : sign === 'CH' ? 'CH' : sign !== '' ? 'AT' : known ? undefined : home;
  const found = sure
    ? { country: sure, point: pointOf(sure, code) }
    : known && nearestTo(known, candidatesOf(code));
  return (
    found?.point && { ...found, point: found.point, code, town: town.trim(), key: named(town) }
  );
}

/** From where distances count: the place somebody typed. */
export type Origin = {
  /** '8020 Graz', 'Leibnitz'. */
  readonly name: string;
  readonly point: Point;
  /** What the term says besides. */
  readonly rest: string;
};

/**
 * The place a term names: a whole postal code, a larger town, or the town of a practice. `known`
 * are the places of the practices; of an Austrian and a Swiss code the one nearer to a practice is
 * meant, unless the town stands beside it. Undefined if it names none.
 */
export function originOf(searched: string, known: readonly Place[]): Origin | undefined {
  const term = withCodeOfVienna(searched, known);
  const [whole = '', code = ''] =
    /(?:^|\s)(?:(?:AT?|DE?|CH)[- ])?(\d{4,5})(?=$|[\s,])/i.exec(term) ?? [];
  const besides = code === '' ? term : term.replace(whole, ' ');
  const town = townIn(besides, known);
  if (code === '') return town && { ...town, rest: withoutLinks(town.rest) };
  const candidates = candidatesOf(code);
  const away = (point: Point) => Math.min(...known.map((each) => kilometres(each.point, point)));
  const same = known.find((each) => each.code === code);
  const point = town
    ? nearestTo(town.point, candidates)?.point
    : (same ?? candidates.toSorted((a, b) => away(a.point) - away(b.point))[0])?.point;
  if (!point) return undefined;
  const there =
    town?.name ??
    known.find((each) => each.code === code && kilometres(each.point, point) < 1)?.town ??
    townAt(point) ??
    '';
  return { name: `${code} ${there}`.trim(), point, rest: withoutLinks(town?.rest ?? besides) };
}

/** Vienna's districts are in its codes: '10. Bezirk' and 'Wien 10' are 1100. */
function withCodeOfVienna(term: string, known: readonly Place[]): string {
  const [whole = '', number = ''] =
    /\bwien[\s,]+(\d\d?)(?:\.?\s*bez(?:irk|\.)|\.)?(?!\S)/i.exec(term) ??
    /(?<!\S)(\d\d?)\.?\s*bez(?:irk|\.)(?!\S)/i.exec(term) ??
    [];
  const rest = term.replace(whole, ' ');
  const other = townIn(rest, known);
  if (number < '1' || Number(number) > 23 || (other && !/^\d* ?Wien$/.test(other.name)))
    return term;
  return `1${number.padStart(2, '0')}0 Wien ${rest}`;
}

/** 'Logopädie in Graz' asks for no word 'in'. */
function withoutLinks(rest: string): string {
  return rest.replace(/(?:^|\s)(?:in|bei|um|nahe|von|und)(?=\s|$)/gi, ' ').trim();
}

/** The largest town of the table that is right there. */
function townAt(point: Point): string | undefined {
  return [...towns().values()].find((town) => kilometres(town.point, point) < 2)?.name;
}

/** Whether the table has it, so that nobody needs a practice there to find it. */
export const isLargeTown = ({ key }: Pick<Place, 'key'>) => towns().has(key);

/** Where the codes of each first three digits are, as these begin: 'AT802'. */
export function areas(): { readonly begin: string; readonly point: Point }[] {
  return (['AT', 'CH', 'DE'] as const).flatMap((country) =>
    Array.from({ length: 1000 }, (_, three) => ({
      begin: country + String(three).padStart(3, '0'),
      point: pointOf(country, String(three).padStart(3, '0')),
    })).flatMap(({ begin, point }) => (point ? { begin, point } : [])),
  );
}

/** 'Graz-Umgebung' and 'Wien-Favoriten' are in Graz and Vienna. */
const partsOfTown = /^(\p{L}{4,})-\p{L}/u;

function townCalled(name: string, known: readonly Place[]) {
  const place = known.find(({ key }) => key === name);
  return place ? { name: place.town, point: place.point } : towns().get(name);
}

/** The longest run of words that is a town's name. */
function townIn(term: string, known: readonly Place[]): Origin | undefined {
  const words = term.split(/[\s,/()]+/).filter((word) => word !== '');
  for (let length = Math.min(4, words.length); length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const name = named(words.slice(from, from + length).join(' '));
      const whole = length === 1 && partsOfTown.exec(words[from] ?? '')?.[1];
      const found =
        townCalled(name, known) ?? (whole ? townCalled(named(whole), known) : undefined);
      if (name.length > 2 && found)
        return {
          ...found,
          rest: [
            ...words.slice(0, from),
            ...withoutAddition(words.slice(from + length), found.name, known),
          ].join(' '),
        };
    }
  }
  return undefined;
}

/** How towns go on: 'Freiburg im Breisgau', 'Linz a. d. Donau'. */
const linking = /^(?:am?|an|im?|in|ob|o|bei|b|unter|vor|v|der|d|dem|den)\.?$/i;

/**
 * Behind a town's name, without what belongs to it: its own further words, or what follows a link;
 * behind 'bei' only a town, as 'Wien bei Depressionen' says more than where.
 */
function withoutAddition(
  behind: readonly string[],
  town: string,
  known: readonly Place[],
): readonly string[] {
  const own = named(town).split(' ');
  const links = behind.findIndex((word) => !linking.test(word));
  const next = named(behind[Math.max(links, 0)] ?? '');
  const isIts = own.includes(next);
  const isLinked =
    links > 0 && (behind[0]?.toLowerCase() !== 'bei' || townCalled(next, known) !== undefined);
  return isIts || isLinked ? behind.slice(Math.max(links, 0) + 1) : behind;
}

/** The town that somebody meant with one character wrong: a practice's, else the largest. */
export function townRoughly(
  word: string,
  known: readonly Place[],
): Omit<Origin, 'rest'> | undefined {
  const name = named(word);
  if (name.length < 5) return undefined;
  // Short words are near many others: 'keine' is not Peine.
  const isMeant = (key: string) =>
    (key[0] === name[0] || name.length > 6) && isOneCharacterOff(key, name);
  const place = known.find(({ key }) => isMeant(key));
  if (place) return { name: place.town, point: place.point };
  for (const [key, town] of towns()) if (isMeant(key)) return town;
  return undefined;
}
