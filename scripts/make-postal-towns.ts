/**
 * Writes `functions/domain/practice/postal-towns.ts`: which towns the postal codes of Austria,
 * Germany and Switzerland belong to, and their Land or canton. Run it by hand when the data should
 * be newer; they belong to no build:
 *
 *   git clone https://github.com/zauberware/postal-codes-json-xml-csv; unzip its data/AT.zip,
 *   DE.zip and CH.zip into one folder
 *   npm install --no-save plz-ort@1.2018.2
 *   node scripts/make-postal-towns.ts <folder>
 *
 * The repository has GeoNames' postal codes (CC BY 4.0: the page with the practices names them);
 * plz-ort (MIT) the names by which Austria's post knows its towns, of which GeoNames lists every
 * hamlet instead.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { prefixesOf, townKey } from '../functions/domain/practice/town-key.ts';
import { root } from './toolchain.ts';

type Row = { zipcode: string; place: string; state_code: string; state: string; community: string };
/** A town that a code names: its region ('AT', 'DE-SN'), and the code. */
type Town = { readonly region: string; readonly code: string; readonly name: string };

const [folder = '.'] = process.argv.slice(2);
const rows = (country: string) =>
  JSON.parse(readFileSync(join(folder, `zipcodes.${country}.json`), 'utf8')) as Row[];
const postNames = createRequire(import.meta.url)('plz-ort/data.js') as Record<string, string>;

/** Names in another language that people write. */
const otherNames: Readonly<Record<string, string>> = {
  Wien: 'Vienna',
  München: 'Munich',
  Köln: 'Cologne',
  Nürnberg: 'Nuremberg',
  Genève: 'Genf',
  Fribourg: 'Freiburg',
  Neuchâtel: 'Neuenburg',
  Sion: 'Sitten',
  Sierre: 'Siders',
  Delémont: 'Delsberg',
  Porrentruy: 'Pruntrut',
};

/** Companies with a code of their own have a number instead of a Land there. */
const german: Town[] = rows('de')
  .filter(({ state_code }) => /^[A-Z]{2}$/.test(state_code))
  .map(({ zipcode, place, state_code }) => ({
    region: `DE-${state_code}`,
    code: zipcode,
    name: place,
  }));
const austrian: Town[] = [
  ...rows('at').flatMap(({ zipcode, place, community, state }) =>
    // Of Vienna the districts count, elsewhere hamlets do not.
    (state === 'Wien'
      ? ['Wien', place.replace(/^(?:Wien,?|Gemeindebezirk) /, '')]
      : [community]
    ).map((name) => ({
      region: 'AT',
      code: zipcode,
      name,
    })),
  ),
  ...Object.entries(postNames).map(([code, name]) => ({ region: 'AT', code, name })),
];
const swiss: Town[] = rows('ch').flatMap(({ zipcode, place, state_code, community }) =>
  // 'Lausanne 27', 'Baden AG'.
  [place.replace(/ \d+.*/, ''), community].map((name) => ({
    region: `CH-${state_code}`,
    code: zipcode,
    name: name.replace(/ [A-Z]{2}$/, ''),
  })),
);
const named = [...austrian, ...german, ...swiss].flatMap(({ name: full, ...town }) => {
  // 'Kelkheim (Taunus)', 'Wald (ZH)', 'Biel/Bienne'.
  const name = full.replace(/\s*\(.*/, '');
  const names = [name, ...name.split('/').slice(0, 1), otherNames[name] ?? name];
  return [...new Set(names)].map((each) => ({
    ...town,
    name: each,
    key: `${town.code.slice(0, 2)} ${townKey(each)}`,
  }));
});
/**
 * Post offices and companies are listed where they are, under the name of the town they serve:
 * Basel has one code beyond its border.
 */
const byKey = Map.groupBy(named, ({ key }) => key);
const towns = named.filter(({ key, region }) => {
  const all = byKey.get(key) ?? [];
  return (
    all.filter((each) => each.region === region).length * 8 >
    all.filter((each) => each.region.slice(0, 2) === region.slice(0, 2)).length
  );
});

/** Without those that another name of the group begins: who reads 'Graz Andritz' finds 'Graz'. */
function shortest(names: readonly string[]): string[] {
  const all = new Set(names.flatMap((name) => prefixesOf(townKey(name)).slice(0, 1)));
  return [...all]
    .filter((name) => !prefixesOf(name).some((prefix) => prefix !== name && all.has(prefix)))
    .toSorted((one, other) => (one < other ? -1 : 1));
}

/** Each name by how many characters it shares with the one before, up to nine, and the rest. */
function written(names: readonly string[]): string {
  let before = '';
  return names
    .map((name) => {
      let same = 0;
      while (same < 9 && same < before.length && name[same] === before[same]) same++;
      before = name;
      return `${same}${name.slice(same)}`;
    })
    .join('');
}

const groups = Map.groupBy(towns, ({ region, code }) => code.slice(0, 2) + region);
const codes = [...Map.groupBy(german, ({ code }) => code)]
  .map(([code, all]) => ({
    code,
    laender: [...new Set(all.map(({ region }) => region.slice(3)))].toSorted().join(''),
  }))
  .toSorted((one, other) => one.code.localeCompare(other.code));
/**
 * By two digits, for each third one: 'SN' if all its codes lie there, else where each run of codes
 * lies: '21SN,28SNTH'.
 */
const laender = [...Map.groupBy(codes, ({ code }) => code.slice(0, 2))].map(([two, all]) => {
  const lie = Array.from({ length: 10 }, (_, third) => {
    const here = all.filter(({ code }) => code[2] === String(third));
    const runs = here.filter((each, i) => here[i - 1]?.laender !== each.laender);
    return runs.map((run) => (runs.length === 1 ? '' : run.code.slice(3)) + run.laender).join(',');
  });
  return `  '${two}': '${lie.join(' ')}',`;
});

const file = `/**
 * Made by \`scripts/make-postal-towns.ts\` of data by GeoNames (CC BY 4.0, geonames.org) and of plz-ort (MIT). Only \`read-region.ts\` loads it.
 */

/**
 * By the first two digits of the code and the region: keys of towns (\`town-key.ts\`), each after
 * the characters it shares with the one before.
 */
export const townNames: Readonly<Record<string, string>> = {
${[...groups]
  .toSorted(([one], [other]) => one.localeCompare(other))
  .map(([group, all]) => `  '${group}': '${written(shortest(all.map(({ name }) => name)))}',`)
  .join('\n')}
};

/**
 * By the first two digits, for each third one: the Land of all codes, or of those from these last
 * two digits on; several Länder where one code lies in them.
 */
export const laenderOfCodes: Readonly<Record<string, string>> = {
${laender.join('\n')}
};
`;
writeFileSync(join(root, 'functions/domain/practice/postal-towns.ts'), file);
