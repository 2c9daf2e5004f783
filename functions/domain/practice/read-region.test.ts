import { expect, test } from 'vitest';
import { countries } from './country.ts';
import { readRegion } from './read-region.ts';

function shown([address2 = '', address3 = '', address1 = 'Hauptstraße 5']: readonly string[]): string {
  const reading = readRegion({ address1, address2, address3 });
  return reading.kind === 'read' ? reading.region : reading.kind === 'refused' ? reading.because : 'asked';
}

/** Written by hand from the posts' own lists of codes, not from the table: every first digit, borders, shared ranges, and what is wrong. */
const written = {
  AT: `1010 Wien | 1100 Wien, Favoriten | 1220 Wien | 1070 Neubau | 2500 Baden | 2340 Mödling | 3100 St. Pölten | 3500 Krems an der Donau |
    4020 Linz | 4600 Wels | 4840 Vöcklabruck | 5020 Salzburg | 5400 Hallein | 5600 St. Johann im Pongau | 6020 Innsbruck | 6330 Kufstein |
    6691 Jungholz | 6700 Bludenz | 6850 Dornbirn | 6900 Bregenz | 6991 Riezlern | 7000 Eisenstadt | 7400 Oberwart | 8010 Graz | 8020 Graz |
    8042 Graz-St. Peter | 8700 Leoben | 8600 Bruck an der Mur | 8430 Leibnitz | 9020 Klagenfurt am Wörthersee | 9500 Villach | 9900 Lienz |
    9400 Wolfsberg | 4910 Ried im Innkreis`,
  'CH-AG': '5000 Aarau | 5400 Baden | 5400 Baden AG | 4310 Rheinfelden',
  'CH-AI': '9050 Appenzell',
  'CH-AR': '9100 Herisau',
  'CH-BE': '3000 Bern | 3011 Bern | 2502 Biel/Bienne | 2502 Biel | 3600 Thun | 4900 Langenthal',
  'CH-BL': '4410 Liestal | 4123 Allschwil',
  'CH-BS': '4001 Basel | 4051 Basel | 4125 Riehen',
  'CH-FR': '1700 Fribourg | 1700 Freiburg',
  'CH-GE': '1200 Genève | 1201 Genf',
  'CH-GL': '8750 Glarus',
  'CH-GR': '7000 Chur | 7270 Davos Platz | 7500 St. Moritz',
  'CH-JU': '2800 Delémont',
  'CH-LU': '6003 Luzern',
  'CH-NE': '2000 Neuchâtel | 2300 La Chaux-de-Fonds',
  'CH-NW': '6370 Stans',
  'CH-OW': '6060 Sarnen',
  'CH-SG': '9000 St. Gallen | 9470 Buchs SG | 9500 Wil',
  'CH-SH': '8200 Schaffhausen',
  'CH-SO': '4500 Solothurn | 4600 Olten',
  'CH-SZ': '6430 Schwyz',
  'CH-TG': '8500 Frauenfeld | 8280 Kreuzlingen',
  'CH-TI': '6900 Lugano | 6500 Bellinzona',
  'CH-UR': '6460 Altdorf',
  'CH-VD': '1003 Lausanne | 1800 Vevey',
  'CH-VS': '1950 Sion | 1950 Sitten | 3900 Brig',
  'CH-ZG': '6300 Zug',
  'CH-ZH': '8001 Zürich | 8010 Zürich | 8021 Zürich | 8400 Winterthur | 8610 Uster',
  'DE-BW':
    '68159 Mannheim | 70173 Stuttgart | 76131 Karlsruhe | 79098 Freiburg im Breisgau | 89073 Ulm | 88045 Friedrichshafen | 69115 Heidelberg | 97877 Wertheim',
  'DE-BY':
    '80331 München | 90402 Nürnberg | 86150 Augsburg | 93047 Regensburg | 97070 Würzburg | 89231 Neu-Ulm | 63739 Aschaffenburg | 87561 Oberstdorf | 83395 Freilassing | 88131 Lindau (Bodensee)',
  'DE-BE': '10115 Berlin | 12043 Berlin | 13187 Berlin-Pankow',
  'DE-BB': '14467 Potsdam | 03046 Cottbus | 15230 Frankfurt (Oder) | 16225 Eberswalde',
  'DE-HB': '28195 Bremen | 27568 Bremerhaven',
  'DE-HH': '20095 Hamburg | 21073 Hamburg-Harburg | 22765 Hamburg',
  'DE-HE': '60311 Frankfurt am Main | 34117 Kassel | 64283 Darmstadt | 65183 Wiesbaden',
  'DE-MV': '18055 Rostock | 19053 Schwerin | 17489 Greifswald | 23966 Wismar',
  'DE-NI': '30159 Hannover | 38100 Braunschweig | 49074 Osnabrück | 26122 Oldenburg | 37073 Göttingen',
  'DE-NW': '50667 Köln | 40213 Düsseldorf | 44135 Dortmund | 33602 Bielefeld | 48143 Münster | 52062 Aachen | 59065 Hamm',
  'DE-RP': '55116 Mainz | 54290 Trier | 56068 Koblenz | 67059 Ludwigshafen am Rhein | 67655 Kaiserslautern',
  'DE-SL': '66111 Saarbrücken | 66740 Saarlouis',
  'DE-SN': '01067 Dresden | 04155 Leipzig | 09111 Chemnitz | 08056 Zwickau | 02826 Görlitz',
  'DE-ST': '06108 Halle (Saale) | 39104 Magdeburg | 06844 Dessau-Roßlau',
  'DE-SH': '24103 Kiel | 23552 Lübeck | 22844 Norderstedt | 25899 Niebüll | 22113 Oststeinbek',
  'DE-TH': '99084 Erfurt | 07743 Jena | 04600 Altenburg | 98527 Suhl | 37308 Heilbad Heiligenstadt',
  asked: `Berlin | Leipzig | Hauptplatz | 04155 | 04155 Wien | D-04155 Wien | 04155 München | 04155 Altenburg | 04155 Gohlis | 8010 Wien |
    8010 Leipzig | A-8010 Zürich | CH-8010 Graz | 6900 Zürich | 1010 Graz | 8000 Leipzig | 39100 Bozen | 38122 Trento | 67000 Straßburg |
    10115 Paris | 1000 Ljubljana | 1000 København | 22113 Hamburg | 5400 Baden SG | DE-8010 Graz | CH-04155 Leipzig | A-04155 Leipzig |
    3470 Irgendwo | 12345 Musterstadt | 1234 Musterstadt`,
  abroad: `9490 Vaduz | FL-9490 Vaduz | LI-9494 Schaan | 9498 Planken | I-39100 Bozen | IT-39012 Meran | 39100 Bozen, Italien | 39042 Brixen (Südtirol) |
    F-67000 Strasbourg | L-1234 Luxembourg | NL-1012 Amsterdam | PL 00-001 Warszawa | CZ-11000 Praha | 1050 Bruxelles, Belgien`,
  noSuchCode: `0415 Leipzig | 041555 Leipzig | 00000 Leipzig | 0000 Graz | 123 Wien | 05123 Leipzig | 11999 Berlin | 62000 Frankfurt | 43000 Essen`,
} as const;

const rows = Object.entries(written).flatMap(([expected, lines]) => lines.split('|').map((line) => ({ line: line.trim(), expected })));

test.each(rows)('$line: $expected', ({ line, expected }) => {
  expect(shown([line])).toBe(expected);
});

test('two hundred lines, each first digit in the countries that have it, and each Land and canton', () => {
  expect(rows.length).toBeGreaterThanOrEqual(200);
  const regions = new Set(rows.map(({ expected }) => expected));
  expect(countries.filter((country) => !regions.has(country))).toEqual([]);
  const digits = (nation: string) =>
    [...new Set(rows.flatMap(({ line, expected }) => (expected.startsWith(nation) ? [/\d/.exec(line)?.[0]] : [])))].toSorted().join('');
  expect({ AT: digits('AT'), DE: digits('DE'), CH: digits('CH') }).toEqual({ AT: '123456789', DE: '0123456789', CH: '123456789' });
});

test.each([
  ['DE-SN', '04 155 Leipzig'],
  ['DE-SN', '041 55 Leipzig'],
  ['DE-SN', 'D-04155 Leipzig'],
  ['DE-SN', 'DE 04155 Leipzig'],
  ['DE-SN', 'D 04155 Leipzig'],
  ['DE-SN', 'Leipzig 04155'],
  ['DE-SN', 'Leipzig, 04155'],
  ['DE-SN', '04155 LEIPZIG'],
  ['DE-SN', '  04155   Leipzig '],
  ['DE-SN', '04155 Leipzig OT Gohlis'],
  ['DE-SN', '04155 Leipzig-Gohlis'],
  ['DE-SN', '04155 Leipzig, Gohlis'],
  ['DE-SN', '04155 Leipzig (Gohlis)'],
  ['DE-SN', 'D-04155 Gohlis'],
  ['DE-SN', '04155 Gohlis', 'Deutschland'],
  ['DE-SN', '04155 Leipzig, Deutschland'],
  ['DE-SN', '04155 Leipzig Germany'],
  ['DE-SN', '01814 Bad Schandau, Sächsische Schweiz'],
  ['DE-HE', '60311 Frankfurt/Main'],
  ['DE-HE', '60311 Frankfurt a. M.'],
  ['DE-HE', '60311 Frankfurt'],
  ['DE-BY', '80331 Muenchen'],
  ['DE-BY', '80331 Munchen'],
  ['DE-BY', '80331 Munich'],
  ['DE-ST', '06844 Dessau-Rosslau'],
  ['AT', 'A-8010 Graz'],
  ['AT', 'AT 8010 Graz'],
  ['AT', '80 10 Graz'],
  ['AT', 'Wien, 1100'],
  ['AT', 'Wien 1100'],
  ['AT', '1100 Wien-Favoriten'],
  ['AT', '1100 Vienna'],
  ['AT', '3100 Sankt Poelten'],
  ['AT', '3100 St.Pölten'],
  ['AT', '3100 ST. PÖLTEN'],
  ['AT', '4910 Ried i. I.'],
  ['AT', '8010 Graz', 'Österreich'],
  ['AT', '8010 Graz', 'Stiege 2, Tür 5'],
  ['AT', 'A-8999 Hintertupfing'],
  ['CH-ZH', 'CH-8001 Zürich'],
  ['CH-ZH', '8001 Zuerich'],
  ['CH-ZH', '8001 Zurich'],
  ['CH-ZH', '8001 Zürich (Schweiz)'],
  ['CH-ZH', '8001 Zürich', 'Suisse'],
  ['CH-SG', '9000 Sankt Gallen'],
  ['CH-VD', '1003 Lausanne VD'],
  ['asked', '8010 Graz', 'Deutschland'],
  ['asked', '8001 Zürich', 'Österreich'],
  ['abroad', '39100 Bozen', 'Italia'],
  ['abroad', '9490 Vaduz', 'Liechtenstein'],
  ['asked', ''],
])('%s however it is written: %j %j', (expected, ...lines) => {
  expect(shown(lines.filter((line) => line !== undefined))).toBe(expected);
});

test('the line that has code and town, whichever it is; a house number is none', () => {
  expect(shown(['', '04155 Leipzig', 'Hauptstraße 5'])).toBe('DE-SN');
  expect(shown(['', '', 'Hauptstraße 5, 04155 Leipzig'])).toBe('DE-SN');
  expect(shown(['Graz', '', 'Straße des 17. Juni 8010'])).toBe('asked');
  expect(shown(['Leipzig', '', '1. Gasse 5'])).toBe('asked');
});
