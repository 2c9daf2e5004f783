/**
 * Reads from an address in which Land or canton it lies: so holidays, periods and words fit without
 * a question. Loads the towns of three countries (`postal-towns.ts`, about 80 kB), so browsers load
 * it where an address is typed, and no page of patients does.
 */
import { type Country, countries } from './country.ts';
import { laenderOfCodes, townNames } from './postal-towns.ts';
import type { PracticeLocation } from './practice.ts';
import { prefixesOf, townKey } from './town-key.ts';

type Lines = Pick<PracticeLocation, 'address1' | 'address2' | 'address3'>;

/**
 * `asked`: nobody can tell, somebody must. `refused`: abroad, or no code of the three countries; a
 * typing error or none of our business.
 */
type RegionReading =
  | { readonly kind: 'read'; readonly region: Country }
  | { readonly kind: 'asked' }
  | { readonly kind: 'refused'; readonly because: 'abroad' | 'noSuchCode' };

/** Said of this address, by hand or stored. */
export type SaidRegion = Lines & { readonly region: Country };

/**
 * `contradicted`: chosen by hand against what the former address said, and the new one says
 * something else again.
 */
export type CorrectedReading =
  | RegionReading
  | { readonly kind: 'contradicted'; readonly read: Country; readonly chosen: Country };

type Nation = 'AT' | 'DE' | 'CH';

const asked: RegionReading = { kind: 'asked' };
const refusedAs = (because: 'abroad' | 'noSuchCode'): RegionReading => ({
  kind: 'refused',
  because,
});

/** Before the code, as the post writes them, and as words of their own. */
const signs: Readonly<Record<Nation, RegExp>> = {
  AT: /^(?:a|at|aut|osterreich|austria|autriche)$/,
  DE: /^(?:d|de|brd|ger|deutschland|germany|bundesrepublik deutschland)$/,
  CH: /^(?:ch|sui|schweiz|suisse|svizzera|svizra|switzerland|confoderatio helvetica)$/,
};
const abroad =
  /^(?:fl|li|liechtenstein|furstentum liechtenstein|i|it|italien|italia|italy|sudtirol|alto adige|f|fr|frankreich|france|elsass|l|lu|luxemburg|luxembourg|nl|niederlande|nederland|b|belgien|belgie|dk|danemark|danmark|pl|polen|polska|cz|tschechien|cesko|h|hu|ungarn|sk|slowakei|slo|si|slowenien|slovenija|hr|kroatien|hrvatska|serbien|rumanien|bulgarien|ukraine|turkei|griechenland|spanien|espana|portugal|schweden|norwegen|finnland|irland|grossbritannien|gb|uk|usa)$/;

/**
 * Names in another language or of an island, that people write: the same place by a name that the
 * table has.
 */
const alsoNamed: Readonly<Record<string, string>> = {
  sylt: 'westerland',
  hanover: 'hannover',
  bienne: 'biel',
  morat: 'murten',
  viege: 'visp',
  glion: 'ilanz',
  muster: 'disentis',
  ems: 'domat',
  geneva: 'geneve',
  ginevra: 'geneve',
  zurigo: 'zurich',
  bale: 'basel',
  basilea: 'basel',
  berne: 'bern',
  berna: 'bern',
  lucerne: 'luzern',
  lucerna: 'luzern',
  soleure: 'solothurn',
  coire: 'chur',
  schaffhouse: 'schaffhausen',
  guin: 'dudingen',
  leubringen: 'evilard',
  martinach: 'martigny',
  iferten: 'yverdon',
  munster: 'moutier',
  bellenz: 'bellinzona',
  luggarus: 'locarno',
  losanna: 'lausanne',
  friburgo: 'fribourg',
  'saint gall': 'sankt gallen',
  'sankt gall': 'sankt gallen',
};
/** What towns call themselves before their name. */
const titles =
  /^(?:(?:freie und |grosse )?(?:landeshaupt|bundeshaupt|bundes|hanse|universitats|kreis|luther)?stadt|(?:markt)?gemeinde|markt|insel) /;

/** 'D-04155 Leipzig', 'CH 8001 Zürich', '8020 Graz', '04 155 Leipzig'. */
const withCode =
  /^(?:(AT?|AUT|DE?|BRD|CH|FL|LI|IT?|FR?|LU?|NL|BE?|DK|PL|CZ|HU?|SK|SLO|SI|HR|GB)[\s.–-]*)?(\d{4,8}|\d{1,3}(?:[ .]\d{1,3}){1,2}|\d\d-\d{3}|\d{3})(?![\d/])[\s–-]*(.*)/iu;
/** 'Leipzig 04155'. */
const codeBehind = /\s((?:\d ?){3,4}\d)$/;

/**
 * Read: code and town agree on one Land or canton, and no other country knows them; or a sign of
 * the country says which. Asked: anything that could be meant otherwise.
 */
export function readRegion(lines: Lines): RegionReading {
  const { parts, found } = partsOf(lines);
  const said = parts.map((part) => townKey(part)).filter((key) => key !== '');
  if (
    said.some((key) => key.length > 2 && abroad.test(key)) ||
    (found && abroad.test(townKey(found.sign)))
  )
    return refusedAs('abroad');
  if (!found) return asked;
  const { country, rest } = withoutCountry(townKey(found.town));
  if (country === 'abroad') return refusedAs('abroad');
  const nations = new Set(
    [...said, townKey(found.sign), country].flatMap((key) => nationNamed(key)),
  );
  return nations.size > 1 ? asked : regionOfPlace(found.code, found.town, rest, [...nations][0]);
}

/**
 * Reads an address that may have been corrected since its region was said: that counts only while
 * code and town are the same. It gives way to what the new address says, unless it overruled the
 * former one: then somebody must say again.
 */
export function readCorrected(said: SaidRegion | undefined, lines: Lines): CorrectedReading {
  const reading = readRegion(lines);
  if (!said) return reading;
  if (placeOf(said) === placeOf(lines)) return { kind: 'read', region: said.region };
  const former = readRegion(said);
  const hasOverruled = former.kind === 'read' && former.region !== said.region;
  return hasOverruled && reading.kind === 'read' && reading.region !== said.region
    ? { kind: 'contradicted', read: reading.region, chosen: said.region }
    : reading;
}

/** Code, town and country, however written. */
function placeOf(lines: Lines): string {
  const { parts, found } = partsOf(lines);
  const place = found ? [found.sign, found.code, found.town] : [lines.address2];
  return [...place.map(townKey), ...parts.map(townKey).flatMap(nationNamed)].join(' ');
}

function partsOf({ address1, address2, address3 }: Lines) {
  const lines = [address2, address3, address1].map((line) =>
    line.split(/[,;\n()]+/).map((part) => part.trim()),
  );
  return { parts: lines.flat(), found: lines.flatMap((line, i) => placesIn(line, i === 2))[0] };
}

type Found = { readonly sign: string; readonly code: string; readonly town: string };

/**
 * In a line: its parts that are code and town. In the street's own line, a house number alone is no
 * code.
 */
function placesIn(parts: readonly string[], isStreet: boolean): Found[] {
  return parts.flatMap((part, i) => {
    const before = withCode.exec(part);
    if (before) {
      const [, sign = '', digits = '', behind = ''] = before;
      const code = digits.replace(/\D/g, '');
      const town = behind || (isStreet ? '' : (parts[i - 1] ?? parts[i + 1] ?? ''));
      return isStreet && (town === '' || code.length < 4) ? [] : [{ sign, code, town }];
    }
    const behind = isStreet ? null : codeBehind.exec(part);
    const town = part.slice(0, behind?.index).trim();
    return behind && /\p{L}/u.test(town)
      ? [{ sign: '', code: behind[0].replace(/\D/g, ''), town }]
      : [];
  });
}

function nationNamed(key: string): Nation[] {
  return (['AT', 'DE', 'CH'] as const).filter((nation) => key !== '' && signs[nation].test(key));
}

/** 'zurich schweiz' names a country too, 'bad schandau sachsische schweiz' does not. */
function withoutCountry(key: string): { country: string; rest: string } {
  const words = key.split(' ');
  const last = words.at(-1) ?? '';
  const isNamed = words.length > 1 && last.length > 3 && !(words.at(-2) ?? '').endsWith('ische');
  if (isNamed && abroad.test(last)) return { country: 'abroad', rest: '' };
  return isNamed && nationNamed(last).length > 0
    ? { country: last, rest: words.slice(0, -1).join(' ') }
    : { country: '', rest: key };
}

function regionOfPlace(
  code: string,
  typed: string,
  key: string,
  nation: Nation | undefined,
): RegionReading {
  const nations = (
    [4, 5].includes(code.length) ? (code.length === 5 ? ['DE'] : ['AT', 'CH']) : []
  ) as Nation[];
  const area = code.slice(0, 2);
  // Liechtenstein shares Switzerland's numbers.
  if (/^94(?:8[5-9]|9\d)$/.test(code) && nation !== 'CH') return refusedAs('abroad');
  const possible = nations.flatMap((each) =>
    each === 'DE' ? laenderOf(code) : regionsOf(area, each),
  );
  if (possible.length === 0) return refusedAs('noSuchCode');
  if (nation && !nations.includes(nation)) return asked;
  // 'Sylt/Westerland', 'Biel/Bienne': either.
  const names = [key, ...typed.split('/').slice(1).map(townKey)].flatMap(namesOf);
  const named = regionsWith(area, names).filter((region) => possible.includes(region));
  const meant = nation ? named.filter((region) => region.startsWith(nation)) : named;
  const canton = countries.find(
    (region) => region.startsWith('CH') && typed.trim().endsWith(` ${region.slice(3)}`),
  );
  const [only, other] = canton ? meant.filter((region) => region === canton) : meant;
  if (only && !other) return { kind: 'read', region: only as Country };
  if (only || !nation || isKnown(names)) return asked;
  // A sign, and a quarter or hamlet that the table does not know: the code alone decides, where it
  // can.
  const [alone, second] = possible.filter((region) => region.startsWith(nation));
  return alone && !second ? { kind: 'read', region: alone as Country } : asked;
}

/** The Länder in which a code lies, or, if no town has it (post boxes), the codes before it. */
function laenderOf(code: string): string[] {
  const lies = (laenderOfCodes[code.slice(0, 2)] ?? '').split(' ')[Number(code[2])] ?? '';
  const runs = lies
    .split(',')
    .map((run) => ({ from: /^\d*/.exec(run)?.[0] ?? '', laender: run.replace(/^\d*/, '') }));
  const run = runs.findLast(({ from }) => from <= code.slice(3)) ?? runs[0];
  return (run?.laender.match(/../g) ?? []).map((land) => `DE-${land}`);
}

/** The regions of a country that have towns with these first two digits. */
function regionsOf(area: string, nation: Nation): string[] {
  return groups().flatMap(({ two, region }) =>
    two === area && region.startsWith(nation) ? [region] : [],
  );
}

/** The regions that have a town of one of these names, among the codes with these two digits. */
function regionsWith(area: string, wanted: readonly string[]): string[] {
  return groups().flatMap(({ two, region, names }) =>
    two === area && wanted.some((name) => names.has(name)) ? [region] : [],
  );
}

/** Whether there is such a town anywhere: then the code beside it is wrong, or the town is. */
function isKnown(wanted: readonly string[]): boolean {
  return groups().some(({ names }) => wanted.some((name) => names.has(name)));
}

/**
 * Names that the table may have for what was typed: 'Hansestadt Stendal', 'Wittenberg',
 * 'St-Gallen', 'Bienne'.
 */
function namesOf(key: string): string[] {
  const bare = key.replace(/^st /, 'sankt ').replace(titles, '');
  const keys = [...new Set([key, bare, `lutherstadt ${key}`])];
  return keys
    .flatMap((each) => [each, ...prefixesOf(each)])
    .flatMap((each) => [each, alsoNamed[each] ?? each]);
}

type Group = { readonly two: string; readonly region: string; readonly names: ReadonlySet<string> };
let unpacked: readonly Group[] | undefined;

function groups(): readonly Group[] {
  unpacked ??= Object.entries(townNames).map(([group, names]) => ({
    two: group.slice(0, 2),
    region: group.slice(2),
    names: namesIn(names),
  }));
  return unpacked;
}

/** As `scripts/make-postal-towns.ts` writes them: '0altenberg1rnsdorf'. */
function namesIn(written: string): ReadonlySet<string> {
  let before = '';
  return new Set(
    [...written.matchAll(/(\d)(\D+)/g)].map(([, same, rest]) => {
      before = before.slice(0, Number(same)) + rest;
      return before;
    }),
  );
}
