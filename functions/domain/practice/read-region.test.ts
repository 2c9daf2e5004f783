import { expect, test } from 'vitest';
import { countries } from './country.ts';
import { readCorrected, readRegion } from './read-region.ts';

function shown([
  address2 = '',
  address3 = '',
  address1 = 'Hauptstraße 5',
]: readonly string[]): string {
  const reading = readRegion({ address1, address2, address3 });
  return reading.kind === 'read'
    ? reading.region
    : reading.kind === 'refused'
      ? reading.because
      : 'asked';
}

/**
 * Written by hand from the posts' own lists of codes, not from the table: every first digit,
 * borders, shared ranges, and what is wrong.
 */
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
  'DE-NI':
    '30159 Hannover | 38100 Braunschweig | 49074 Osnabrück | 26122 Oldenburg | 37073 Göttingen',
  'DE-NW':
    '50667 Köln | 40213 Düsseldorf | 44135 Dortmund | 33602 Bielefeld | 48143 Münster | 52062 Aachen | 59065 Hamm',
  'DE-RP':
    '55116 Mainz | 54290 Trier | 56068 Koblenz | 67059 Ludwigshafen am Rhein | 67655 Kaiserslautern',
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

/**
 * A second list, written when the reading was done: what people write that the first one does not.
 */
const further: Readonly<Record<string, string>> = {
  AT: `1030 Wien | 1190 Wien-Döbling | 2700 Wiener Neustadt | 3002 Purkersdorf | 3390 Melk | 4400 Steyr | 4810 Gmunden | 5280 Braunau am Inn | 5700 Zell am See | 6060 Hall in Tirol | 6370 Kitzbühel | 6460 Imst | 6800 Feldkirch | 6890 Lustenau | 7210 Mattersburg | 8160 Weiz | 8280 Fürstenfeld | 8940 Liezen | 9300 St. Veit an der Glan | 9800 Spittal an der Drau | 9100 Völkermarkt | 2230 Gänserndorf | 2020 Hollabrunn | A - 4020 Linz/Donau | 4020 Linz a.d. Donau | AT-6020 Innsbruck, Tirol | 6020 Innsbruck (Tirol) | 8010 Graz, Steiermark | 1010 WIEN | 1010  wien | Österreich, 5020 Salzburg | 5020 Salzburg Stadt | 8051 Graz-Gösting | 9020 Klagenfurt | 9020 Klagenfurt a. W. | 8001 Graz | 9000 Klagenfurt | 1234 Wien | 6300 Wörgl | 5000 Salzburg | 5201 Seekirchen am Wallersee | 1110 Wien | 3400 Klosterneuburg | 3300 Amstetten | 2000 Stockerau | 2460 Bruck an der Leitha | 7100 Neusiedl am See | 8200 Gleisdorf | 3040 Neulengbach | 4600 Stadt Wels | 4910 Ried/Innkreis | 4910 Ried | 9900 Lienz/Osttirol | 3943 Schrems | 2801 Katzelsdorf | 8967 Schladming | 5541 Altenmarkt | 5541 Altenmarkt im Pongau | 6370 Kitzbuehel | 8344 Bad Gleichenberg | 2880 Kirchberg am Wechsel | 6365 Kirchberg in Tirol | 6365 Kirchberg | 9587 Riegersdorf | 2542 Kottingbrunn`,
  'CH-BE': `3007 Bern | 3400 Burgdorf | 3800 Interlaken | 3033 Wohlen b. Bern | 2500 Bienne | 2740 Moutier | 2740 Münster | 2520 La Neuveville | 2610 St-Imier | 2533 Evilard | 2533 Leubringen | 3011 Berne`,
  'CH-LU': `6010 Kriens | 6210 Sursee | 6020 Luzern | 6003 Lucerne`,
  'CH-ZH': `8620 Wetzikon ZH | 8952 Schlieren | 8302 Kloten | 8625 Gossau ZH | 8330 Pfäffikon ZH | CH-8050 Zürich-Oerlikon | 8050 Zürich Oerlikon | 8001 Zürich ZH | 8700 Küsnacht | 8001 Zurigo`,
  'CH-SG': `9200 Gossau SG | 8640 Rapperswil | 8640 Rapperswil SG | 9400 Rorschach | 9000 St Gall | 9000 St-Gallen`,
  'CH-SZ': `8808 Pfäffikon SZ`,
  'CH-AG': `5600 Lenzburg | 4800 Zofingen | 5610 Wohlen AG | 5200 Brugg`,
  'CH-TI': `6600 Locarno | 6850 Mendrisio | 6710 Biasca | 6500 Bellenz`,
  'CH-VS': `3930 Visp | 3960 Siders | 3960 Sierre | 3930 Viège | 1920 Martinach | 3970 Salgesch | 3953 Leuk`,
  'CH-GR': `7050 Arosa | 7563 Samnaun | 7130 Glion | 7130 Ilanz | 7013 Domat/Ems | 7013 Ems | 7180 Disentis | 7180 Mustér`,
  'CH-TG': `8570 Weinfelden | 8590 Romanshorn | 9320 Arbon`,
  'CH-BL': `4132 Muttenz`,
  'CH-ZG': `6330 Cham`,
  'CH-NE': `2000 Neuenburg | 2400 Le Locle`,
  'CH-GE': `1205 Genève | 1201 Geneva`,
  'CH-VD': `1400 Yverdon-les-Bains | 1820 Montreux | 1110 Morges | 1400 Iferten`,
  'CH-FR': `1630 Bulle | 3280 Morat | 3280 Murten | 1700 Freiburg i. Ue. | 3186 Düdingen | 3186 Guin`,
  'CH-JU': `2900 Porrentruy | 2800 Delsberg | 2900 Pruntrut`,
  'CH-SO': `2540 Grenchen`,
  'CH-UR': `6460 Altdorf UR`,
  'CH-OW': `6390 Engelberg`,
  'CH-NW': `6374 Buochs`,
  'CH-GL': `8750 Glarus GL`,
  'CH-SH': `8212 Neuhausen am Rheinfall`,
  'CH-BS': `4058 Basel BS | 4051 Bâle`,
  'DE-BB': `15711 Königs Wusterhausen | 16321 Bernau bei Berlin | 03046 Cottbus/Chóśebuz`,
  'DE-BE': `14193 Berlin | 13507 Berlin Tegel`,
  'DE-NI': `38440 Wolfsburg | 21335 Lüneburg | 26382 Wilhelmshaven | 30159 Hanover | 26548 Norderney | 38640 Goslar`,
  'DE-SH': `24937 Flensburg | 25980 Sylt | 23879 Mölln | 25980 Westerland | 25980 Sylt-Ost | 25980 Sylt / Westerland | 25996 Wenningstedt | 27498 Helgoland | 25946 Wittdün auf Amrum | 23769 Fehmarn | 24105 Landeshauptstadt Kiel`,
  'DE-MV': `18439 Stralsund | 17033 Neubrandenburg | 17424 Heringsdorf | 18546 Sassnitz | 18565 Insel Hiddensee | 18581 Putbus | 23966 Hansestadt Wismar | 18055 Hansestadt Rostock`,
  'DE-TH': `99423 Weimar | 07545 Gera | 99441 Magdala`,
  'DE-ST': `38820 Halberstadt | 06886 Lutherstadt Wittenberg | 06217 Merseburg | 39576 Stendal | 39576 Hansestadt Stendal | 06886 Wittenberg`,
  'DE-SN': `02625 Bautzen | 01454 Radeberg | 04155 Leipzig (Sachsen) | 04155 Leipzig, Sachsen | 04155 Leipzig/Gohlis | Leipzig (04155) | Leipzig - 04155 | 02625 Bautzen/Budyšin`,
  'DE-BY': `91522 Ansbach | 87435 Kempten (Allgäu) | 94032 Passau | 82467 Garmisch-Partenkirchen | 96450 Coburg | 63897 Miltenberg | 90403 Nuremberg | 87534 Oberstaufen | 91054 Erlangen`,
  'DE-BW': `72070 Tübingen | 78462 Konstanz | 79539 Lörrach | 74072 Heilbronn | 78266 Büsingen am Hochrhein`,
  'DE-HE': `63065 Offenbach am Main | 36037 Fulda | 35037 Marburg | 61348 Bad Homburg v. d. Höhe | 60311 Frankfurt a.M. | 60311 Frankfurt am Main, Hessen`,
  'DE-RP': `67346 Speyer | 55543 Bad Kreuznach | 76829 Landau in der Pfalz`,
  'DE-SL': `66424 Homburg | 66386 St. Ingbert`,
  'DE-NW': `33098 Paderborn | 57072 Siegen | 45127 Essen | 59821 Arnsberg | 32423 Minden | 41061 Mönchengladbach | D - 50667 Köln | D50667 Köln | DE-50667 Koeln | 50667 Cologne | 53113 Bonn | 53113 Bundesstadt Bonn`,
  'DE-HH': `22297 Hamburg-Winterhude | 20457 Hamburg, HafenCity`,
  'DE-HB': `28757 Bremen-Vegesack | 27570 Bremerhaven`,
  asked: `5000 Aarau Deutschland | 10115 Wien | 20095 Bremen | 80331 Stuttgart | 6300 Innsbruck | D-8010 Graz | CH-80331 München | 6850 Mendrisio, Österreich | 87568 Hirschegg | 87491 Jungholz | 8238 Büsingen am Hochrhein | London SW1A 1AA, UK | 1 Wien | 12 Berlin | 23769 Burg auf Fehmarn`,
  abroad: `6911 Campione d’Italia | FL-9495 Triesen | 9495 Triesen | 9485 Nendeln | I-39031 Bruneck | 39031 Bruneck, Südtirol | B-4700 Eupen | 4700 Eupen, Belgien | L-2449 Luxemburg | F-68100 Mulhouse | 68100 Mulhouse, Frankreich | DK-6400 Sønderborg | PL-59-900 Zgorzelec | CZ-350 02 Cheb | SK-811 01 Bratislava | H-9400 Sopron | 9400 Sopron, Ungarn | SLO-2000 Maribor | 2000 Maribor, Slowenien | NL-6211 Maastricht | 1000 Ljubljana, Slovenija | 28001 Madrid, Spanien | 75001 Paris, Frankreich | 00-950 Warszawa, Polen`,
  noSuchCode: `00100 Berlin | 0800 Graz | 04155123 Leipzig | 0101 Wien | 123456 Hamburg`,
};

const rows = [...Object.entries(written), ...Object.entries(further)].flatMap(([expected, lines]) =>
  lines.split('|').map((line) => ({ line: line.trim(), expected })),
);

test.each(rows)('$line: $expected', ({ line, expected }) => {
  expect(shown([line])).toBe(expected);
});

test('two hundred lines, each first digit in the countries that have it, and each Land and canton', () => {
  expect(rows.length).toBeGreaterThanOrEqual(200);
  const regions = new Set(rows.map(({ expected }) => expected));
  expect(countries.filter((country) => !regions.has(country))).toEqual([]);
  const digits = (nation: string) =>
    [
      ...new Set(
        rows.flatMap(({ line, expected }) =>
          expected.startsWith(nation) ? [/\d/.exec(line)?.[0]] : [],
        ),
      ),
    ]
      .toSorted()
      .join('');
  expect({ AT: digits('AT'), DE: digits('DE'), CH: digits('CH') }).toEqual({
    AT: '123456789',
    DE: '0123456789',
    CH: '123456789',
  });
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

const lines = (address2: string, address1 = 'Hauptstraße 5', address3 = '') => ({
  address1,
  address2,
  address3,
});
const chosen = { ...lines('5400 Baden SG'), region: 'CH-AG' } as const;
const overruled = { ...lines('04155 Leipzig'), region: 'AT' } as const;
const certain = { ...lines('8010 Graz'), region: 'AT' } as const;

test.each([
  ['nobody said', undefined, lines('04155 Leipzig'), { kind: 'read', region: 'DE-SN' }],
  ['the same address', chosen, lines('5400 Baden SG'), { kind: 'read', region: 'CH-AG' }],
  [
    'another street, floor or spelling',
    chosen,
    lines('5400  BADEN SG', 'Bahnhofstrasse 1', '2. Stock'),
    { kind: 'read', region: 'CH-AG' },
  ],
  [
    'corrected to one that is certain',
    chosen,
    lines('04155 Leipzig'),
    { kind: 'read', region: 'DE-SN' },
  ],
  ['corrected to another doubt', chosen, lines('9000 Baden SG'), { kind: 'asked' }],
  ['corrected to one abroad', chosen, lines('9490 Vaduz'), { kind: 'refused', because: 'abroad' }],
  [
    'a country added',
    chosen,
    lines('5400 Baden SG', 'Hauptstraße 5', 'Österreich'),
    { kind: 'asked' },
  ],
  [
    'overruled, the same address',
    overruled,
    lines('04155 Leipzig', 'Gasse 1'),
    { kind: 'read', region: 'AT' },
  ],
  [
    'overruled, then where it was said',
    overruled,
    lines('8010 Graz'),
    { kind: 'read', region: 'AT' },
  ],
  [
    'overruled, then elsewhere',
    overruled,
    lines('8001 Zürich'),
    { kind: 'contradicted', read: 'CH-ZH', chosen: 'AT' },
  ],
  ['overruled, then in doubt', overruled, lines('5400 Baden SG'), { kind: 'asked' }],
  ['read, then moved', certain, lines('8001 Zürich'), { kind: 'read', region: 'CH-ZH' }],
  ['read, then in doubt', certain, lines('8010 Zuerch'), { kind: 'asked' }],
] as const)(
  'what was said of an address counts for that place alone: %s',
  (_case, said, corrected, expected) => {
    expect(readCorrected(said, corrected)).toEqual(expected);
  },
);
