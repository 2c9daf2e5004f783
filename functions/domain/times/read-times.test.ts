import { describe, expect, test } from 'vitest';
import { type Slot, slotKey, type Weekday, weekdays } from '../waiting-list/slot.ts';
import { readTimes } from './read-times.ts';

const plan = {
  selectableLocations: [
    {
      id: 'praxis',
      title: 'Praxis',
      selectableSlots: weekdays
        .slice(0, 5)
        .map((weekday) => ({ weekday, start: '08:00', end: '18:00' })),
    },
  ],
  minSlotSize: 60 as const,
};
const byText = (one: string, other: string) => one.localeCompare(other, 'en');
const describePlaces = (slots: readonly Slot[]) =>
  slots.map(({ locationId, weekday, start, end }) => `${locationId} ${weekday} ${start}-${end}`);
const names = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];

/** 'Mo-Mi,Fr 8-12 14-16; Do 9-10' -> the days' ranges, one a line. */
function expected(short: string): string[] {
  if (short === '-') return [];
  return (short === 'alle' ? 'Mo-Fr 8-18' : short)
    .split('; ')
    .flatMap((group) => {
      const [days = '', ...ranges] = group.split(' ');
      return days.split(',').flatMap((named) => {
        const [first = '', last = first] = named.split('-').map((name) => names.indexOf(name));
        return Array.from(
          { length: Number(last) - Number(first) + 1 },
          (_, i) => Number(first) + i,
        ).flatMap((day) => ranges.map((range) => `${day + 1} ${range}`));
      });
    })
    .sort(byText);
}

/**
 * Times as receptionists, parents and old lists write them, with what is right, by hand, for a
 * practice open Mo–Fr 8–18 in hours: text => cells taken ('-' none, 'alle' all) | words kept ? what
 * is asked.
 */
const table = String.raw`
# Glued, open and doubtful signs
Mo13-15Uhr,Di9-11Uhr => Mo 13-15; Di 9-11
Mi5 => - | Mi5 ? unread
Mo -12 => Mo 8-12
Mo 14-, Di –12 => Mo 14-18; Di 8-12
Mo ≥ 14 => Mo 14-18
Mo: 8-10 Di: - Mi: 14-16 => Mi 14-16 | Mo: 8-10 Di: - ? unread
Mo: ja Di: nein Mi: ja => Mo,Mi 8-18
Mo nein Di ja Mi nein Do ja => Di,Do 8-18
# What one word changes
Di passt nicht so gut => - | Di passt nicht so gut ? notWeekly
nicht jeden Montag => - | nicht jeden Montag ? notWeekly
außer mittwochs jeden Nachmittag => Mo,Di,Do,Fr 12-18
frühestens ab 13 Uhr, spätestens bis 16 Uhr => Mo-Fr 13-16
Mo ab 13 und bis 16 => Mo 13-16
Mo ab 13, Di bis 16 => Mo 13-18; Di 8-16
bis 12 und ab 16 => Mo-Fr 8-12 16-18
Mo-Do ab 13, spätestens 17 => Mo-Do 13-17
Mo-Do, Fr nur bis 13 Uhr => Mo-Fr 8-13 | Mo-Do, Fr nur bis 13 Uhr ? contradiction
vormittags außer Di und Do, nachmittags nur Mi => Mo,Fr 8-12; Mi 8-18
in geraden Wochen vormittags, sonst nachmittags => - | in geraden Wochen vormittags, sonst nachmittags ? notWeekly
# Old lists, in short
Mo 8-12, Di u. Do nachmittags => Mo 8-12; Di,Do 12-18
Mo-Mi vormittags => Mo-Mi 8-12
Mo.-Di. 8.00-12.00 Uhr => Mo,Di 8-12
Mi ab 14 => Mi 14-18
Do bis 11 Uhr; Fr ab 16h => Do 8-11; Fr 16-18
Montag bis Dienstag von 8 bis 12 Uhr => Mo,Di 8-12
Mo/Mi + Fr früh => Mo,Mi,Fr 8-10
vormittags Mo, Di, nachmittags Mi => Mo,Di 8-12; Mi 12-18
Montagvormittag, Mittwochnachmittag => Mo 8-12; Mi 12-18
Mo 8-10, 14-16 und Di => Mo 8-10 14-16; Di 8-18
Mo 14 Uhr => Mo 14-15
Mo 8.-12. => Mo 8-12
Mo 8h-10h => Mo 8-10
Mo 08:00:00-10:00:00 => Mo 8-10
Mo => Mo 8-18
Mo, Di, Do => Mo,Di,Do 8-18
Mo Di Do => Mo,Di,Do 8-18
MoDiDo => Mo,Di,Do 8-18
Mo+Mi => Mo,Mi 8-18
Mo&Mi 14-16 => Mo,Mi 14-16
Mo - Fr => alle
Mo–Fr => alle
Mo-Fr vm => Mo-Fr 8-12
Mo-Fr nm => Mo-Fr 12-18
VM => Mo-Fr 8-12
NM => Mo-Fr 12-18
Di NM => Di 12-18
Di vorm. => Di 8-12
Di nachm. => Di 12-18
Di Vorm., Do Nachm. => Di 8-12; Do 12-18
di 14-16 do vormittags => Di 14-16; Do 8-12
MO 9-11 => Mo 9-11
mo,mi,fr 8-10 => Mo,Mi,Fr 8-10
Mo: 9-11, Mi: 14-16 => Mo 9-11; Mi 14-16
Mo 9-11 / Mi 14-16 => Mo 9-11; Mi 14-16
Mo 9-11; Mi 14-16; => Mo 9-11; Mi 14-16
Mo 9-11\nMi 14-16 => Mo 9-11; Mi 14-16
Mo 9-11 | Mi 14-16 => Mo 9-11; Mi 14-16
Mo. 9-11 u. 14-16 => Mo 9-11 14-16
Mo (9-11) => Mo 9-11
Mo 9 - 11 Uhr => Mo 9-11
Mo 9 – 11 Uhr => Mo 9-11
Mo 9 — 11 Uhr => Mo 9-11
Mo 9bis11 => Mo 9-11
Mo 9 b. 11 => - | Mo 9 b. 11 ? unread
Mo 9/10/11 Uhr => Mo 9-12
Mo 9, 10 oder 11 Uhr => Mo 9-12
Mo 9:00, Mi 15:00 => Mo 9-10; Mi 15-16
Mo/Di/Mi ab 14:00 => Mo-Mi 14-18
Mo/Di ab 14, Do ab 15 => Mo,Di 14-18; Do 15-18
Mo-Do ab 14, Fr ab 12 => Mo-Do 14-18; Fr 12-18
Mo-Do 8-12 Fr 8-10 => Mo-Do 8-12; Fr 8-10
8-12 => Mo-Fr 8-12
8-12 Uhr => Mo-Fr 8-12
ab 14 => Mo-Fr 14-18
ab 14 Uhr => Mo-Fr 14-18
ab 14h => Mo-Fr 14-18
bis 12 => Mo-Fr 8-12
14-16 Mo, Mi => Mo,Mi 14-16
ab 14 Uhr: Mo, Mi, Fr => Mo,Mi,Fr 14-18
nachmittags: Di/Do => Di,Do 12-18
Termine: Mo 8-12 => Mo 8-12
Zeiten: Di nachmittags => Di 12-18
Wunschtermin Mo 15 Uhr => Mo 15-16

# Clock times
Mo 14h30-16h => Mo 15-16 ? cut
Mo 14h-16h => Mo 14-16
Mo 14.00 Uhr => Mo 14-15
Mo 14:30 => Mo 14-15
Mo 14.30 => Mo 14-15
Mo 14:30 Uhr => Mo 14-15
Mo 14 Uhr 30 => Mo 14-15
Mo 14h30 => Mo 14-15
Mo 1430 => Mo 14-15
Mo 1400-1600 => Mo 14-16
Mo 0800-1000 => Mo 8-10
Mo 14,30 Uhr => Mo 14-15
Dienstags 15:30 => Di 15-16
Di 15:30 => Di 15-16
Di um 15:30 => Di 15-16
Di gegen 15 Uhr => Di 15-16
Di ca. 15 Uhr => Di 15-16
Di so um 15 Uhr => Di 15-16
Di etwa 15 Uhr => Di 15-16
Di circa 15:00 => Di 15-16
Di um halb vier => Di 15-16
Di halb vier => Di 15-16
Di halb 4 => Di 15-16
Di halb neun => Di 8-9
Di viertel nach drei => Di 15-16
Di Viertel nach 3 => Di 15-16
Di viertel vor vier => Di 15-16
Di dreiviertel vier => Di 15-16
Di dreiviertel 4 => Di 15-16
Di viertel vier => Di 15-16
Di um drei => Di 15-16
Di um neun => Di 9-10
Di um zwölf => Di 12-13
Di um eins => Di 13-14
Di um drei Uhr => Di 15-16
Di ab drei => Di 15-18
Di ab halb drei => Di 15-18 ? cut
Di von drei bis fünf => Di 15-17
Di zwischen drei und fünf => Di 15-17
Mi 14 bis halb vier => Mi 14-15 ? cut
mi 14 bis vier => Mi 14-16
Di zehn nach drei => Di 15-16
Di fünf vor halb vier => Di 15-16
Di 10 vor 4 => Di 15-16
Di kurz nach drei => Di 15-18
Mo 8 Uhr 30 - 9 Uhr 15 => - ? cut
Mo 8 Uhr - 10 Uhr => Mo 8-10
Mo 8 Uhr bis 10 Uhr => Mo 8-10
Mo von 8 Uhr bis 10 Uhr => Mo 8-10
Mo zwischen 8 und 10 => Mo 8-10
Mo zwischen 8 und 10 Uhr => Mo 8-10
Mo zw. 8 u. 10 Uhr => Mo 8-10
Mo 8:20-9:50 => - ? cut
Mo 10.15-12.00 => Mo 11-12 ? cut
Do 16:15-17:45 => - ? cut
Mo 14:30-15:15 => - ? cut
Di & Do 7:30-9 => Di,Do 8-9 ? cut
nach 14:30 => Mo-Fr 15-18 ? cut
Mo 8-20 => Mo 8-18 ? cut
Mo 20 Uhr => - ? notOffered
Sa 9-11 => - ? notOffered
Sa => - ? notOffered
So 14 => - ? notOffered
Mo 9-11, so 9-11 => Mo 9-11 ? notOffered
so ab 15 => Mo-Fr 15-18
Mo, Sa => Mo 8-18 ? notOffered
Mo 19-20 => - ? notOffered
ab 20 Uhr => - ? notOffered
Sonnabend zwischen 9 und 11 => - ? notOffered
am Wochenende => - ? notOffered
Mo 3-5 => - | 3-5 ? afternoon
Mo 3 => - | 3 ? afternoon
Mo 2 Uhr => - | 2 Uhr ? afternoon
Mo 8-1 => - | 8-1 ? afternoon
Mo ab 3 => - | ab 3 ? afternoon
Mo nachmittags 2-4 => Mo 14-16
Mo um 3 Uhr nachmittags => Mo 15-16
Mo abends um 5 => Mo 17-18
nachmittags um 4 => Mo-Fr 16-17
Mo früh um 8 => Mo 8-9
Mo in der Früh um 8 => Mo 8-9
Mo morgens 8-10 => Mo 8-10
Mo 12-8 => - | 12-8 ? contradiction
Mo 25-26 => - | Mo 25-26 ? unread
Mo 8:75 => - | Mo 8:75 ? unread
Mo 22:00-00:00 => - | 22:00-00:00 ? contradiction
Mo 14+ => Mo 14-18
Mo >14 => Mo 14-18
Mo > 14 Uhr => Mo 14-18
Mo <12 => Mo 8-12
Mo 14 Uhr oder später => Mo 14-18
Mo 14 Uhr und später => Mo 14-18
Mo 10 Uhr oder früher => Mo 8-10
Mo frühestens 14 Uhr => Mo 14-18
Mo frühestens ab 14 Uhr => Mo 14-18
Mo spätestens 12 Uhr => Mo 8-12
Mo bis spätestens 12 Uhr => Mo 8-12
Mo bis max. 12 => Mo 8-12
Mo erst ab 14 => Mo 14-18
Mo erst nach 14 Uhr => Mo 14-18
Mo schon ab 8 => Mo 8-18
Mo ab ca. 14 Uhr => Mo 14-18
Mo ab etwa 14 Uhr => Mo 14-18
Mo vor 10 => Mo 8-10
Mo vor 10 Uhr => Mo 8-10
Mo nach 16 Uhr => Mo 16-18
Mo nicht vor 14 => Mo 14-18
Mo nicht vor 14 Uhr => Mo 14-18
nicht vor 14 => Mo-Fr 14-18
nicht vor 14 Uhr => Mo-Fr 14-18
Mo nicht nach 16 Uhr => Mo 8-16
nicht später als 16 Uhr => Mo-Fr 8-16
nicht früher als 14 Uhr => Mo-Fr 14-18
Mo–Do, nicht vor 15 Uhr => Mo-Do 15-18

# Parts of the day
vormittags => Mo-Fr 8-12
nachmittags => Mo-Fr 12-18
Vormittag => Mo-Fr 8-12
am Vormittag => Mo-Fr 8-12
am Nachmittag => Mo-Fr 12-18
nur am Nachmittag => Mo-Fr 12-18
mittags => Mo-Fr 11-14
zu Mittag => Mo-Fr 11-14
über Mittag => Mo-Fr 11-14
Mittagszeit => Mo-Fr 11-14
in der Mittagszeit => Mo-Fr 11-14
abends => Mo-Fr 17-18
am Abend => Mo-Fr 17-18
früh => Mo-Fr 8-10
in der Früh => Mo-Fr 8-10
morgens => Mo-Fr 8-10
ab Mittag => Mo-Fr 12-18
bis Mittag => Mo-Fr 8-12
bis mittags => Mo-Fr 8-12
ab mittags => Mo-Fr 12-18
nach Mittag => Mo-Fr 12-18
vor Mittag => Mo-Fr 8-12
vormittags oder nachmittags => alle
vormittags und nachmittags => alle
vor- und nachmittags => alle
Vor- oder Nachmittag => alle
vormittags/mittags => Mo-Fr 8-14
früh oder spät nachmittags => Mo-Fr 8-10 16-18
spätnachmittags => Mo-Fr 16-18
später Nachmittag => Mo-Fr 16-18
am späten Nachmittag => Mo-Fr 16-18
am späteren Nachmittag => Mo-Fr 16-18
früher Nachmittag => Mo-Fr 12-15
am frühen Nachmittag => Mo-Fr 12-15
später Vormittag => Mo-Fr 10-12
am frühen Morgen => Mo-Fr 8-9
ganztags => alle
ganztägig => alle
den ganzen Tag => alle
Mo den ganzen Tag => Mo 8-18
Mo ganztags, Di vormittags => Mo 8-18; Di 8-12
Mo ganzer Tag => Mo 8-18
Di nachmittags ab 15 Uhr => Di 15-18
nachmittags ab 15 Uhr => Mo-Fr 15-18
nachmittags (ab 15 Uhr) => Mo-Fr 15-18
Di vormittags, ab 15 Uhr => Di 8-12 15-18
vormittags bis 11 => Mo-Fr 8-11
vormittags zwischen 9 und 11 => Mo-Fr 9-11
Mo vormittag => Mo 8-12
Montag Vormittag => Mo 8-12
Montag-Vormittag => Mo 8-12
Mo-Vormittag => Mo 8-12
Montagnachmittags => Mo 12-18
Freitagfrüh => Fr 8-10
Dienstagabend => Di 17-18
Mo Früh => Mo 8-10
Mo morgen => Mo 8-10
Mo nachmittag und Mi vormittag => Mo 12-18; Mi 8-12
Montag- und Mittwochnachmittag => Mo,Mi 12-18
Mo u Mi NM => Mo,Mi 12-18

# Days
Montag => Mo 8-18
montags => Mo 8-18
Montags und mittwochs => Mo,Mi 8-18
Immer montags => Mo 8-18
jeden Montag => Mo 8-18
jeden Montag und Mittwoch ab 14 Uhr => Mo,Mi 14-18
jeden Dienstag um 15 Uhr => Di 15-16
Mon, Wed => Mo,Mi 8-18
Mitt. => Mi 8-18
Donn. => Do 8-18
Donnerstg => Do 8-18
Dinstag => Di 8-18
Mitwoch => Mi 8-18
Donerstag => Do 8-18
Freitga => Fr 8-18
Pfinztag => Do 8-18
Donnschtig => Do 8-18
Ziischtig => Di 8-18
Mäntig => Mo 8-18
Fritig => Fr 8-18
täglich => alle
jeden Tag => alle
alle Tage => alle
an allen Tagen => alle
täglich ab 15 Uhr => Mo-Fr 15-18
jeden Tag ab 15 Uhr => Mo-Fr 15-18
werktags => alle
werktags ab 16 => Mo-Fr 16-18
unter der Woche => alle
unter der Woche vormittags => Mo-Fr 8-12
wochentags => alle
die ganze Woche => alle
ganze Woche vormittags => Mo-Fr 8-12
Mo bis Do => Mo-Do 8-18
Mo bis einschließlich Do => Mo-Do 8-18
von Mo bis Do => Mo-Do 8-18
Fr-Mo => - | Fr-Mo ? contradiction
Di, Mi oder Do => Di-Do 8-18
entweder Di oder Do => Di,Do 8-18
Di oder Do ab 15 => Di,Do 15-18
Di bzw. Do => Di,Do 8-18
Di od. Do => Di,Do 8-18
sowohl Di als auch Do => Di,Do 8-18
Di sowie Do => Di,Do 8-18
am Di und am Do => Di,Do 8-18
Di => Di 8-18
am besten Di => Di 8-18 | am besten
Dienstag geht => Di 8-18
Dienstag ginge => Di 8-18
Di möglich => Di 8-18
Di wäre möglich => Di 8-18
Di passt => Di 8-18
Di passt gut => Di 8-18
Di und Do passen => Di,Do 8-18
kann Di und Do => Di,Do 8-18
kann am Dienstag => Di 8-18
er kann Di ab 15 => Di 15-18
Sie kann nur Mo => Mo 8-18
wir können Mo und Mi => Mo,Mi 8-18
Ich kann montags ab 16 Uhr. => Mo 16-18
Ich habe am Montag Zeit => Mo 8-18
Er hat Mo und Di Zeit => Mo,Di 8-18
Zeit hätten wir Mo und Di ab 14 Uhr => Mo,Di 14-18
hat immer Di Zeit => Di 8-18
frei: Mo, Mi => Mo,Mi 8-18
Bitte Di oder Do nachmittags. => Di,Do 12-18
bitte nachmittags => Mo-Fr 12-18
gerne vormittags => Mo-Fr 8-12
gern Mo => Mo 8-18
jeweils Mo 8-10 => Mo 8-10
Mo und Mi jeweils ab 14 Uhr => Mo,Mi 14-18
Mo, Mi jew. 14-16 => Mo,Mi 14-16
Mo auch => Mo 8-18
Mo, Di auch vormittags => Mo,Di 8-12
Mo ab 14, Di auch => Mo 14-18; Di 8-18
Mo + Di nachmittags od. Fr vormittags => Mo,Di 12-18; Fr 8-12
Di und Do ab 14 Uhr oder Fr bis 12 => Di,Do 14-18; Fr 8-12

# Any time
egal => alle
ist egal => alle
völlig egal => alle
ganz egal => alle
flexibel => alle
zeitlich flexibel => alle
zeitlich sehr flexibel => alle
sehr flexibel => alle
ist flexibel => alle
sind flexibel => alle
immer => alle
jederzeit => alle
beliebig => alle
alles => alle
alles möglich => alle
alles passt => alle
geht immer => alle
kann immer => alle
immer möglich => alle
jede Zeit => alle
jede Uhrzeit => alle
alle Zeiten => alle
zu jeder Zeit => alle
zu jeder Tageszeit => alle
egal wann => alle
wann egal => alle
Zeit egal => alle
Uhrzeit egal => alle
Tag egal => alle
Tag und Uhrzeit egal => alle
offen => alle
flexibel! => alle
FLEXIBEL => alle
Mo egal => Mo 8-18
Mo flexibel => Mo 8-18
Mo ganztags flexibel => Mo 8-18
Mo-Do egal wann => Mo-Do 8-18
Di, Uhrzeit egal => Di 8-18
Tag egal, ab 15 Uhr => Mo-Fr 15-18
egal welcher Tag, ab 15 => Mo-Fr 15-18
vormittags egal welcher Tag => Mo-Fr 8-12
vormittags flexibel => Mo-Fr 8-12
flexibel ab 14 Uhr => Mo-Fr 14-18
flexibel, ab 14 Uhr => Mo-Fr 14-18
flexibel, nachmittags => Mo-Fr 12-18
nachmittags flexibel => Mo-Fr 12-18
immer ab 14 Uhr => Mo-Fr 14-18
flexibel, nur nicht Mo => Di-Fr 8-18
flexibel, aber nicht Mo => Di-Fr 8-18
immer außer Mi => Mo,Di,Do,Fr 8-18
jederzeit außer Freitag => Mo-Do 8-18
alles außer Fr => Mo-Do 8-18
egal, außer Di => Mo,Mi-Fr 8-18
sofort, jederzeit => alle
ab sofort jederzeit => alle

# Exclusions
NICHT freitags => Mo-Do 8-18
nicht Montag => Di-Fr 8-18
Mo nicht => Di-Fr 8-18
freitags nicht => Mo-Do 8-18
Freitag geht nicht => Mo-Do 8-18
Fr geht gar nicht => Mo-Do 8-18
Mo und Di nicht => Mi-Fr 8-18
Mo und Di geht nicht => Mi-Fr 8-18
nicht Mo und Di => Mi-Fr 8-18
nicht Mo, Di => Mi-Fr 8-18
nicht Mi 9-11, 14-16 => Mo,Di,Do,Fr 8-18; Mi 8-9; Mi 11-14; Mi 16-18
Mo 8-12, nicht Mi 9-11, 14-16 => Mo 8-12
kein Freitag => Mo-Do 8-18
kein Mo => Di-Fr 8-18
keine Freitage => Mo-Do 8-18
nie freitags => Mo-Do 8-18
außer Mi => Mo,Di,Do,Fr 8-18
ausser Mi => Mo,Di,Do,Fr 8-18
alle Tage außer Mi => Mo,Di,Do,Fr 8-18
täglich außer Mittwoch => Mo,Di,Do,Fr 8-18
täglich außer Mi und Fr => Mo,Di,Do 8-18
täglich, außer Mi, Fr => Mo,Di,Do 8-18
vormittags außer Di => Mo,Mi-Fr 8-12
vormittags, außer Di => Mo,Mi-Fr 8-12
vormittags (außer Di) => Mo,Mi-Fr 8-12
vormittags, Di nicht => Mo,Mi-Fr 8-12
vormittags ausgenommen Di => Mo,Mi-Fr 8-12
vormittags mit Ausnahme von Di => Mo,Mi-Fr 8-12
vormittags bis auf Di => Mo,Mi-Fr 8-12
vormittags ohne Di => Mo,Mi-Fr 8-12
ab 14 Uhr, nicht Mi => Mo,Di,Do,Fr 14-18
ab 14 Uhr außer Mi => Mo,Di,Do,Fr 14-18
Mo-Fr außer Mi ab 14 => Mo,Di,Do,Fr 14-18
Mo-Fr ab 14, außer Mi => Mo,Di,Do,Fr 14-18
Mo-Fr ab 14, Mi nicht => Mo,Di,Do,Fr 14-18
Mo-Fr ab 14 (nicht Mi) => Mo,Di,Do,Fr 14-18
Mo-Fr, nicht vormittags => Mo-Fr 12-18
nicht vormittags => Mo-Fr 12-18
vormittags nicht => Mo-Fr 12-18
vormittags geht nicht => Mo-Fr 12-18
Mo nicht vormittags => Mo 12-18
Mo vormittags nicht => Mo 12-18; Di-Fr 8-18
nicht Mo vormittags => Mo 12-18; Di-Fr 8-18
Mo-Fr außer Mi nachmittags => Mo,Di,Do,Fr 8-18; Mi 8-12
Mo-Fr außer Mittwochnachmittag => Mo,Di,Do,Fr 8-18; Mi 8-12
Mo außer 12-14 => Mo 8-12 14-18
Mo-Fr, nicht 12-14 => Mo-Fr 8-12 14-18
Mo 8-16, nicht 12-14 => Mo 8-12 14-16
Mo 10-16, nicht vor 14 => Mo 14-16
nicht zwischen 12 und 14 Uhr => Mo-Fr 8-12 14-18
nicht mittags => Mo-Fr 8-11 14-18
nicht Mo, Di 14-16 => Di 14-16
Mo 8-12, nicht Di => Mo 8-12
Mo ja, Di nein => Mo 8-18
Mo nicht, Di 14-16 => Di 14-16
Mo nicht möglich, sonst immer => Di-Fr 8-18
Mo unmöglich => Di-Fr 8-18
immer, nur Mo nicht => Di-Fr 8-18
alles bis auf Mo => Di-Fr 8-18
außer Mo immer => Di-Fr 8-18
außer montags jederzeit => Di-Fr 8-18
am Freitag keine Zeit => Mo-Do 8-18
hat freitags keine Zeit => Mo-Do 8-18
Mo nie => Di-Fr 8-18
keinesfalls Mo => Di-Fr 8-18
auf keinen Fall Mo => Di-Fr 8-18
nicht immer => - | nicht immer ? notWeekly

# Only
nur vormittags => Mo-Fr 8-12
nur Mo => Mo 8-18
nur Mo und Mi => Mo,Mi 8-18
nur montags ab 14 Uhr => Mo 14-18
Mo nur vormittags => Mo 8-12
Mo-Do ganztags, Fr nur vormittags => Mo-Do 8-18; Fr 8-12
Mo–Fr 8–12 Uhr, Fr nur bis 10 => Mo-Do 8-12; Fr 8-10
Mo-Fr, Fr nur bis 12 => Mo-Do 8-18; Fr 8-12
vormittags, nur Di nachmittags => Mo,Mi-Fr 8-12; Di 12-18
vormittags, Di nur nachmittags => Mo,Mi-Fr 8-12; Di 12-18
Mo-Fr, nur vormittags => Mo-Fr 8-12
Mo-Fr nur ab 15 => Mo-Fr 15-18
Mo-Fr 8-12, nur 8-10 => Mo-Fr 8-10
ausschließlich vormittags => Mo-Fr 8-12
ausschl. vormittags => Mo-Fr 8-12
lediglich Di => Di 8-18
kann nur nachmittags => Mo-Fr 12-18
geht nur Di => Di 8-18
Mo-Fr, aber nur nachmittags => Mo-Fr 12-18
flexibel, aber nur nachmittags => Mo-Fr 12-18
Mo vormittags, Do nur nachmittags => Mo 8-12; Do 12-18
Mo-Fr, nur Di => Di 8-18

# After school, before work
nach Kita (ab 15) => Mo-Fr 15-18
nach Kita ab 15 => Mo-Fr 15-18
nach der Kita ab 15 Uhr => Mo-Fr 15-18
nach der Schule (ab 13:30) => Mo-Fr 14-18 ? cut
nach der Schule ab 14 Uhr => Mo-Fr 14-18
nach dem Kindergarten, ab 13 Uhr => Mo-Fr 13-18
nach der Arbeit ab 17 Uhr => Mo-Fr 17-18
Mo-Do nach Kita ab 15 => Mo-Do 15-18
Mo nach der Schule ab 14, Di ab 15 => Mo 14-18; Di 15-18
nach Kita => Mo-Fr 15-18 | nach Kita ? hours
nach der Schule => Mo-Fr 14-18 | nach der Schule ? hours
nach Schule => Mo-Fr 14-18 | nach Schule ? hours
nach dem Kindergarten => Mo-Fr 15-18 | nach dem Kindergarten ? hours
nach KiGa => Mo-Fr 15-18 | nach KiGa ? hours
nach dem Hort => Mo-Fr 17-18 | nach dem Hort ? hours
nach der Arbeit => Mo-Fr 17-18 | nach der Arbeit ? hours
nach Feierabend => Mo-Fr 17-18 | nach Feierabend ? hours
nach Schulschluss => Mo-Fr 14-18 | nach Schulschluss ? hours
Di nach der Schule => Di 14-18 | nach der Schule ? hours
Mo + Mi nach Kita => Mo,Mi 15-18 | nach Kita ? hours
vor der Schule => - | vor der Schule ? hours
vor der Arbeit => - | vor der Arbeit ? hours
nachmittags nach der Schule => Mo-Fr 14-18 | nach der Schule ? hours
nachmittags nach Kita, nicht Fr => Mo-Do 15-18 | nach Kita ? hours
während der Schulzeit => - | während der Schulzeit ? unread
während Kita => - | während Kita ? unread

# What a week cannot hold
jeden zweiten Montag => - | jeden zweiten Montag ? notWeekly
jeden zweiten Montag ab 15 => - | jeden zweiten Montag ab 15 ? notWeekly
jeden 2. Mo => - | jeden 2. Mo ? notWeekly
Jeder 2. Montag => - | Jeder 2. Montag ? notWeekly
Di 14-15, nur jede 2. Woche => - | Di 14-15, nur jede 2. Woche ? notWeekly
Di 14-15 jede zweite Woche => - | Di 14-15 jede zweite Woche ? notWeekly
Di 14-15 (jede 2. Woche) => - | Di 14-15 (jede 2. Woche) ? notWeekly
Di alle zwei Wochen => - | Di alle zwei Wochen ? notWeekly
alle 2 Wochen Di 14-16 => - | alle 2 Wochen Di 14-16 ? notWeekly
alle 14 Tage Mo => - | alle 14 Tage Mo ? notWeekly
14-tägig Mo => - | 14-tägig Mo ? notWeekly
Mo 14-tägig => - | Mo 14-tägig ? notWeekly
Mo 14tägig => - | Mo 14tägig ? notWeekly
Mo vierzehntägig => - | Mo vierzehntägig ? notWeekly
Mo gerade Wochen => - | Mo gerade Wochen ? notWeekly
Mo in geraden Wochen => - | Mo in geraden Wochen ? notWeekly
Mo ungerade KW => - | Mo ungerade KW ? notWeekly
gerade Wochen Mo, ungerade Di => - | gerade Wochen Mo, ungerade Di ? notWeekly
Mo und Di abwechselnd => - | Mo und Di abwechselnd ? notWeekly
abwechselnd Mo und Di => - | abwechselnd Mo und Di ? notWeekly
Mo/Di im Wechsel => - | Mo/Di im Wechsel ? notWeekly
wechselnd => - | wechselnd ? notWeekly
Schichtdienst! => - | Schichtdienst! ? notWeekly
Schichtdienst, meist vormittags => - | Schichtdienst, meist vormittags ? notWeekly
arbeitet im Schichtdienst => - | arbeitet im Schichtdienst ? notWeekly
je nach Dienstplan => - | je nach Dienstplan ? notWeekly
Dienstplan => - | Dienstplan ? notWeekly
1. und 3. Montag im Monat => - | 1. und 3. Montag im Monat ? notWeekly
jeden ersten Montag im Monat => - | jeden ersten Montag im Monat ? notWeekly
einmal im Monat Mo => - | einmal im Monat Mo ? notWeekly
Mo 8-12, jeden zweiten Di 14-16 => Mo 8-12 | jeden zweiten Di 14-16 ? notWeekly
Mo 8-12 und jeden zweiten Di => Mo 8-12 | jeden zweiten Di ? notWeekly
Mo 8-12; Di alle 14 Tage => Mo 8-12 | Di alle 14 Tage ? notWeekly
nur in den Ferien => - | nur in den Ferien ? notWeekly
in den Ferien => - | in den Ferien ? notWeekly
Mo nur in den Ferien => - | Mo nur in den Ferien ? notWeekly
in den Ferien auch vormittags => - | in den Ferien auch vormittags ? notWeekly
ab 14 Uhr, in den Ferien auch vormittags => Mo-Fr 14-18 | in den Ferien auch vormittags ? notWeekly
Mo 14-16, nicht in den Ferien => - | Mo 14-16, nicht in den Ferien ? notWeekly
Mo 14-16 (außer in den Ferien) => - | Mo 14-16 (außer in den Ferien) ? notWeekly
nachmittags außer Ferien => - | nachmittags außer Ferien ? notWeekly
Di ab 15.12. => Di 8-18 | ab 15.12. ? notWeekly
ab 15.01. Mo => Mo 8-18 | ab 15.01. ? notWeekly
Di ab 10.12 => Di 8-18 | ab 10.12 ? notWeekly
Di ab 16.01.2027 => Di 8-18 | ab 16.01.2027 ? notWeekly
Di ab 1. Dezember => Di 8-18 | ab 1. Dezember ? notWeekly
Di ab Februar => Di 8-18 | ab Februar ? notWeekly
ab Februar Di 14-16 => Di 14-16 | ab Februar ? notWeekly
ab Jänner vormittags => Mo-Fr 8-12 | ab Jänner ? notWeekly
ab März 2027 flexibel => alle | ab März 2027 ? notWeekly
ab Mitte Februar Mo => Mo 8-18 | ab Mitte Februar ? notWeekly
ab Herbst Mo vormittags => Mo 8-12 | ab Herbst ? notWeekly
ab September => - | ab September ? notWeekly
ab 2027 => - | ab 2027 ? notWeekly
ab KW 14 Mo => Mo 8-18 | ab KW 14 ? notWeekly
ab nächster Woche Mo => Mo 8-18 | ab nächster Woche ? notWeekly
nach den Ferien Mo => Mo 8-18 | nach den Ferien ? notWeekly
nach Weihnachten Mo 14-16 => Mo 14-16 | nach Weihnachten ? notWeekly
Mo bis 17. Jänner => - | Mo bis 17. Jänner ? notWeekly
bis 17. Jänner => - | bis 17. Jänner ? notWeekly
Mo 14-16 bis Februar => - | Mo 14-16 bis Februar ? notWeekly
Mo 14-16, bis Weihnachten => - | Mo 14-16, bis Weihnachten ? notWeekly
Mo 14-16 (nur bis Weihnachten) => - | Mo 14-16 (nur bis Weihnachten) ? notWeekly
vormittags bis Ende Jänner => - | vormittags bis Ende Jänner ? notWeekly
bis Sommer vormittags => - | bis Sommer vormittags ? notWeekly
von 1.2. bis 15.3. Mo => - | von 1.2. bis 15.3. Mo ? notWeekly
im Februar Mo => - | im Februar Mo ? notWeekly
am 15.12. => - | am 15.12. ? notWeekly
Mo 15.12. => - | Mo 15.12. ? notWeekly
08. Dez => - | 08. Dez ? notWeekly
nicht im Dezember => - | nicht im Dezember ? notWeekly
Mo 14-16, nicht im Dezember => - | Mo 14-16, nicht im Dezember ? notWeekly
vielleicht Mo => - | vielleicht Mo ? notWeekly
Mo vielleicht => - | Mo vielleicht ? notWeekly
evtl. Mo => - | evtl. Mo ? notWeekly
Mo 8-12, evtl. Di => Mo 8-12 | evtl. Di ? notWeekly
Mo eventuell auch Di => - | Mo eventuell auch Di ? notWeekly
Mo, manchmal Di => Mo 8-18 | manchmal Di ? notWeekly
Mo meistens => - | Mo meistens ? notWeekly
meist vormittags => - | meist vormittags ? notWeekly
zur Not Mo => - | zur Not Mo ? notWeekly
ab 14, zur Not auch vormittags => Mo-Fr 14-18 | zur Not auch vormittags ? notWeekly
Mo ungern => - | Mo ungern ? notWeekly
eher nicht Mo => Di-Fr 8-18 | eher
Mo schwierig => - | Mo schwierig ? notWeekly
Di 14-16, wenn Oma kann => - | Di 14-16, wenn Oma kann ? notWeekly
Mo wenn möglich ab 15 => Mo 15-18 | wenn möglich
Mo ab 15, falls frei => - | Mo ab 15, falls frei ? notWeekly
Mo 14-16, aber da hat er manchmal Turnen => - | Mo 14-16, aber da hat er manchmal Turnen ? notWeekly

# Preferences and remarks
am liebsten Mo => Mo 8-18 | am liebsten
lieber nachmittags => Mo-Fr 12-18 | lieber
Mo bevorzugt => Mo 8-18 | bevorzugt
bevorzugt vormittags => Mo-Fr 8-12 | bevorzugt
Di am liebsten vormittags => Di 8-12 | am liebsten
Di am liebsten vormittags, sonst auch nachmittags => Di 8-18 | am liebsten
vormittags, lieber Mo => Mo 8-12 | lieber
2x pro Woche, Mo und Mi => Mo,Mi 8-18 | 2x pro Woche
2 x pro Woche Mo und Mi => Mo,Mi 8-18 | 2 x pro Woche
zweimal die Woche => - | zweimal die Woche ? noTimes
1x wöchentlich Mo 15 Uhr => Mo 15-16 | 1x wöchentlich
1x/Woche vormittags => Mo-Fr 8-12 | 1x/Woche
wöchentlich Mo => Mo 8-18
nach Absprache => - | nach Absprache ? noTimes
Mo nach Absprache => - | Mo nach Absprache ? hours
Mo 8-12, Di nach Vereinbarung => Mo 8-12 | Di nach Vereinbarung ? hours
n.V. => - | n.V ? noTimes
kurzfristig => - | kurzfristig ? noTimes
auch kurzfristig, vormittags => Mo-Fr 8-12 | kurzfristig
Mo 14-16, Mama ist Krankenschwester => Mo 14-16 | Mama ist Krankenschwester ? unread
Mo 14-16 Mama bringt ihn => - | Mo 14-16 Mama bringt ihn ? unread
Mo 14-16 (Oma bringt ihn) => Mo 14-16 | (Oma bringt ihn) ? unread
Oma bringt ihn => - | Oma bringt ihn ? unread
Am Montag hat Leon bis 15 Uhr Schule => - | Am Montag hat Leon bis 15 Uhr Schule ? unread
Di Turnen, sonst ab 14 => Mo,Mi-Fr 14-18 | Di Turnen ? unread
Mo 14-16, kein Auto => - | Mo 14-16, kein Auto ? unread
Mo Hort bis 16, Di 14-16 => Di 14-16 | Mo Hort bis 16 ? unread
mittendrin => - | mittendrin ? unread
Fr. Müller fragen wg. Zeiten => - | Fr. Müller fragen wg. Zeiten ? unread
Tel. 0664 1234567 => - | Tel. 0664 1234567 ? unread
Klasse 4 => - | Klasse 4 ? unread
2 Kinder => - | 2 Kinder ? unread
bitte anrufen => - | bitte anrufen ? unread
siehe Mail => - | siehe Mail ? unread
? => - | ? ? unread
keine Angabe => -
k.A. => -
k. A. => -
- => -
– => -
. => -

# Parents, in sentences
Wir sind montags und mittwochs ab 15 Uhr flexibel. => Mo,Mi 15-18
Am Montag ab 14 Uhr, am Dienstag ab 15 Uhr und am Freitag den ganzen Tag => Mo 14-18; Di 15-18; Fr 8-18
Am besten wäre Dienstag oder Donnerstag zwischen 14 und 16 Uhr => Di,Do 14-16 | Am besten
Dienstags und donnerstags könnten wir immer ab 15 Uhr. => Di,Do 15-18
Ich bin vormittags immer verfügbar => Mo-Fr 8-12
Vormittags bis 11:00 Uhr wäre super => Mo-Fr 8-11
Mo. und Di. nur bis 12 Uhr, Mi. ganztags, Do. ab 16 Uhr => Mo,Di 8-12; Mi 8-18; Do 16-18
Montag: 8-12 Uhr; Dienstag: 14-18 Uhr; Mittwoch: nicht möglich => Mo 8-12; Di 14-18
Montag 8-12, Dienstag nicht, Mittwoch 14-16 => Mo 8-12; Mi 14-16
Nachmittags ab 16 Uhr, außer mittwochs => Mo,Di,Do,Fr 16-18
Jeden Tag ab 16 Uhr, freitags schon ab 13 Uhr => Mo-Do 16-18; Fr 13-18
täglich ab 16, Fr ab 13 => Mo-Do 16-18; Fr 13-18
Mo bis Do ab 16 Uhr oder Fr ab 13 Uhr => Mo-Do 16-18; Fr 13-18
Di, Do: 15-17 Uhr; Fr: 13-15 Uhr => Di,Do 15-17; Fr 13-15
Bitte nur vormittags zwischen 8 und 11 Uhr! => Mo-Fr 8-11
Kann immer außer Dienstag und Donnerstag vormittags => Mo,Mi,Fr 8-18; Do 12-18 | Dienstag und Donnerstag vormittags ? contradiction
Er kann am Mo, Mi und Fr ab halb drei => Mo,Mi,Fr 15-18 ? cut
Geht nur mittwochs nachmittags => Mi 12-18
Mi NM (ab 14h) oder Fr VM => Mi 14-18; Fr 8-12
MO 14:00 - 16:00, MI 14:00 - 16:00, FR 12:00 - 14:00 => Mo,Mi 14-16; Fr 12-14
Mo+Di+Do jew. 15-17 Uhr => Mo,Di,Do 15-17
Mo 8-9 oder 11-12, Mi 8-9 => Mo 8-9 11-12; Mi 8-9
Mo 10 Uhr, Di 11 Uhr oder Do 9 Uhr => Mo 10-11; Di 11-12; Do 9-10
Mo, Di ab 14; Do, Fr ab 15 => Mo,Di 14-18; Do,Fr 15-18
# One day apart from the others
Mo-Fr, Do erst ab 10 => Mo-Mi,Fr 8-18; Do 10-18
Mo-Fr 8-18; Do bis 12 => Mo-Mi,Fr 8-18; Do 8-12
Mo-Fr 8-18, Do spätestens 12 => Mo-Mi,Fr 8-18; Do 8-12
Mo-Fr 8-18, Do frühestens 12 => Mo-Mi,Fr 8-18; Do 12-18
Mo-Fr 8-18, Do nicht vor 12 => Mo-Mi,Fr 8-18; Do 12-18
Mo-Do ab 14; Mi ab 16 => Mo,Di,Do 14-18; Mi 16-18
Mo-Fr 8-12, Fr 14-16 => Mo-Fr 8-12; Fr 14-16
vormittags, Di bis 10 => Mo,Mi-Fr 8-12; Di 8-10
Mo-Fr ab 14, Di Turnen => Mo,Mi-Fr 14-18 | Di Turnen ? unread
Mo-Fr (Di nur bis 12) => Mo,Mi-Fr 8-18; Di 8-12
immer, Di jedoch erst ab 15 => Mo,Mi-Fr 8-18; Di 15-18
flexibel, freitags nur bis 12 => Fr 8-12 | flexibel ? contradiction
flexibel, Mo 8-12 => Mo 8-12 | flexibel ? contradiction
flexibel, am liebsten Di => alle | am liebsten
Mo egal, Di ab 14, sonst nicht => Mo 8-18; Di 14-18
Mo x, Di -, Mi x => - | Mo x, Di -, Mi x ? unread
Mo - => - | Mo - ? unread
Mo: - => - | Mo: - ? unread
Mo —, Di ab 14 => Di 14-18 | Mo — ? unread
Mo-Mi-Fr 9-12 => - | Mo-Mi-Fr ? contradiction
schlecht: Mo, Di => - | schlecht: Mo, Di ? notWeekly
nach der Kita, ca. 14:30 => Mo-Fr 15-18 ? cut
nach der Schule um 14 Uhr => Mo-Fr 14-18
nach Schule 13:30 => Mo-Fr 14-18 ? cut
Mo ab 14 Uhr außer in den Ferien => - | Mo ab 14 Uhr außer in den Ferien ? notWeekly
Montage => - | Montage ? unread
Di 12-14 Uhr Mittagspause => - | Di 12-14 Uhr Mittagspause ? unread
immer außer Mo 8-10 und Fr => - | immer außer Mo 8-10 und Fr ? contradiction
nicht Mo vormittag und Mi => - | nicht Mo vormittag und Mi ? contradiction
tgl. ab 14 Uhr => Mo-Fr 14-18
2x/Wo. nachmittags => Mo-Fr 12-18 | 2x/Wo.
jede Woche Di 14 => Di 14-15
weder Mo noch Di => Mi-Fr 8-18
Mo und Di nicht, Rest egal => Mi-Fr 8-18
egal ob Mo oder Di => Mo,Di 8-18
Donschtig => Do 8-18
# A day of the year left out, doubts, and ends
Mo-Mi 10-15 Uhr, nicht am 24.12. => Mo-Mi 10-15 | nicht am 24.12. ? notWeekly
Mo-Fr 8-10 außer an Feiertagen => Mo-Fr 8-10 | außer an Feiertagen ? notWeekly
Mo 8-10 (nicht am 24. Dezember) => Mo 8-10 | nicht am 24. Dezember ? notWeekly
Mo 8-10, nicht am 24.12. und 31.12. => Mo 8-10 | nicht am 24.12. und 31.12. ? notWeekly
egal, außer an Feiertagen => alle | außer an Feiertagen ? notWeekly
Mo 8-10 am 24.12. => - | Mo 8-10 am 24.12. ? notWeekly
Mo 8-10, nicht ab 24.12. => - | Mo 8-10, nicht ab 24.12. ? notWeekly
Mo 8-10, nicht von 1.2. bis 15.3. => - | Mo 8-10, nicht von 1.2. bis 15.3. ? notWeekly
Mo 8-10, nicht in den Ferien => - | Mo 8-10, nicht in den Ferien ? notWeekly
nur an Feiertagen => - | nur an Feiertagen ? notWeekly
Di? sonst Mo 9-11 => Mo 9-11 | Di? ? unread
Di? oder Mo 9-11 => Mo 9-11 | Di? ? unread
egal, aber nicht zu früh => Mo-Fr 10-18 | zu früh ? hours
Mo, nicht zu spät => Mo 8-17 | zu spät ? hours
Mo zu früh => - | Mo zu früh ? unread
spätestens um 17 Uhr fertig => Mo-Fr 8-17
Di, muss spätestens um 17 Uhr fertig sein => Di 8-17
Mo um 11 Uhr fertig => Mo 8-11
8-12 14-18 => Mo-Fr 8-12 14-18
Mo nachm., 3-5 => Mo 12-18
ab 14 Mo 8-12 => - | ab 14 Mo 8-12 ? contradiction
Mo vormittags 14-16 => - | vormittags 14-16 ? contradiction
Mo nachmittags bis 10 => - | nachmittags bis 10 ? contradiction
# Where a statement ends, and 'nicht' with it
Montag kein Termin möglich. Dienstag ab 14 Uhr. => Di 14-18
Am Montag geht es nicht. Am Dienstag ab 15 Uhr. => Di 15-18
Am Montag geht es nicht! Am Dienstag ab 15 Uhr. => Di 15-18
Am Montag geht es nicht – am Dienstag ab 15 Uhr. => Di 15-18
Am Montag geht es nicht / am Dienstag ab 15 Uhr. => Di 15-18
Am Montag geht es nicht + am Dienstag ab 15 Uhr. => Di 15-18
Am Montag geht es nicht und am Dienstag ab 15 Uhr. => Di 15-18
Am Montag geht es nicht aber am Dienstag ab 15 Uhr. => Di 15-18
Mo. Di. ab 14 Uhr. Fr. nicht. => Mo,Di 14-18
Mo ab 14 Di nicht => Mo 14-18
Mo geht nur ab 14. Di geht nicht. => Mo 14-18
Dienstag ab 15 Uhr. Am Montag geht es nicht. => Di 15-18
Mo 14-16. Di nie. => Mo 14-16
Mo ab 14 - Di nicht => Mo 14-18
Mo ab 14 aber Di nicht => Mo 14-18
Kann Montag. Dienstag nicht. => Mo 8-18
Mo und Di. Mi nicht. => Mo,Di 8-18
Nur Mo. Sonst nicht. => Mo 8-18
Nur Mo sonst nicht => Mo 8-18
Kein Mo. Ab 14. => Di-Fr 14-18
Mo 14-16 Mi nicht Do 14-16 => Mo,Do 14-16
Montag ab 15 Uhr Dienstag nicht Mittwoch ab 13 Uhr => Mo 15-18; Mi 13-18
Mo nachmittag Di nicht Mi vormittag => Mo 12-18; Mi 8-12
Di nicht Mo ab 14 => Mo 14-18
Di kein Termin Mi 14-16 => Mi 14-16
Mo nicht Di 14-16 => Di 14-16
vormittags geht nicht nachmittags gut => Mo-Fr 12-18
weder vormittags noch Mi => Mo,Di,Do,Fr 12-18
Mi, Do geht nicht, Rest ok => Mo,Di,Fr 8-18
nicht nachmittags, außer Mo => Mo 8-18; Di-Fr 8-12
Mo nicht Di => - | Mo nicht Di ? contradiction
Mo geht. Di geht nicht. => Mo 8-18
Di geht nicht. Mo geht. => Mo 8-18
Mo, Mi ab 14. Di und Do nicht. => Mo,Mi 14-18
Montags nicht! Dienstags ab 15! => Di 15-18
nachmittags. Mi nicht. => Mo,Di,Do,Fr 12-18
Mo-Fr nicht Mi => Mo,Di,Do,Fr 8-18
Mo-Fr 8-12 nicht Mi => Mo,Di,Do,Fr 8-12
Mo ab 14 und Di nicht => Mo 14-18
Di nicht und Mo ab 14 => Mo 14-18
Montag nicht möglich Dienstag ab 14 => Di 14-18
Mo keine Zeit Di ab 14 => Di 14-18
Mo nein. Di ab 14. => Di 14-18
Mo unmöglich - Di ab 14 => Di 14-18
Mo nicht Di nicht Mi ab 14 => Mi 14-18
Mo, Di, geht nicht => - | Mo, Di, geht nicht ? contradiction
Mo (nicht möglich), Di ab 14 => Di 14-18
Montag. Nicht möglich. => - | Montag. Nicht möglich. ? contradiction
Mo Di nicht => - | Mo Di nicht ? contradiction
vormittags Di nicht => - | vormittags Di nicht ? contradiction
Mo. Nachmittags. => Mo 12-18
Mo und Di. Nur nachmittags. => Mo,Di 12-18
Mo 14-16. Nicht in den Ferien. => - | Mo 14-16. Nicht in den Ferien. ? notWeekly
Mo 14-16. Nur jede zweite Woche. => - | Mo 14-16. Nur jede zweite Woche. ? notWeekly
Mo 14-16. Oma bringt ihn. => Mo 14-16 | Oma bringt ihn. ? unread
Mo ab 14. Sonst ab 16. => Mo 14-18; Di-Fr 16-18
Mo bis 12. Sonst ab 16. => Mo 8-12; Di-Fr 16-18
Hallo! Mo ab 14 bitte. => Mo 14-18
Maja! Mo ab 14 bitte. => Mo 14-18 | Maja ? unread
Mo ab 14. Ab 15. => Mo 14-18 | Ab 15. ? contradiction
Di nachm. Do nicht => Di 12-18
Mo vorm. Di nicht. Mi nachm. => Mo 8-12; Mi 12-18
Mo ab 14\nDi nicht => Mo 14-18
Mo nicht\nDi ab 14 => Di 14-18
bis 12\nMo ab 14 => Mo 8-12 14-18; Di-Fr 8-12
Mo\n14-16\nDi => - | Mo\n14-16\nDi ? contradiction
Mo\n14-16 => Mo 14-16
nicht Mo\nvormittags => Di-Fr 8-12
außer Fr\nnachmittags Di => Di 12-18
Mo, Di\nMi nicht => Mo,Di 8-18
Mo 8-12\nFr => Mo 8-12; Fr 8-18
nur Mo\nDi 9-11 => Mo 8-18; Di 9-11
jeden 2. Mo\nDi 14-16 => Di 14-16 | jeden 2. Mo ? notWeekly
evtl. Mo\nDi 14-16 => Di 14-16 | evtl. Mo ? notWeekly
Mo 14-16\nnicht in den Ferien => - | Mo 14-16\nnicht in den Ferien ? notWeekly
Hort Mo\nDi ab 15 => Di 15-18 | Hort Mo ? unread
Ferien egal\nsonst Mo => - | Ferien egal\nsonst Mo ? notWeekly
Montag geht leider nicht, Dienstag ab 15 geht => Di 15-18
Di kann er nicht. Mi und Do ab 14 Uhr. => Mi,Do 14-18
Mo passt nicht. Di passt. => Di 8-18
Mo passt nicht, Di passt => Di 8-18
Montag: nicht. Dienstag: 14-16. => Di 14-16
Montag nicht – Dienstag nicht – Mittwoch ab 14 => Mi 14-18
Fr nicht + Mo ab 14 => Mo 14-18
Mo + Di nicht => Mi-Fr 8-18
Mo ab 14 + Di nicht => Mo 14-18
Mo ab 14 / Di nicht => Mo 14-18
Mi nachmittag – Fr nicht möglich => Mi 12-18
Mi Nachmittag. Freitag ist nicht möglich! => Mi 12-18
Nicht am Montag. Dienstag ab 15 Uhr. => Di 15-18
Nicht Mo! Di ab 15 => Di 15-18
Nie montags, Di ab 15 => Di 15-18
kein Montag Dienstag ab 15 => - | kein Montag Dienstag ab 15 ? contradiction
keine Montage, sonst alles => - | keine Montage, sonst alles ? unread
Mo geht, Di nicht, Mi geht => Mo,Mi 8-18
Mo geht Di nicht Mi geht => - | Mo geht Di nicht Mi geht ? contradiction
montags nicht dienstags ab 15 mittwochs nicht => - | montags nicht dienstags ab 15 mittwochs nicht ? contradiction
Mo ab 14 nicht Di => - | Mo ab 14 nicht Di ? contradiction
Mo 8-12 und nicht Di => Mo 8-12
Nicht vormittags. Mo ab 13 => Mo 13-18
vormittags nicht. nachmittags ja. => Mo-Fr 12-18
vormittags nicht nachmittags => - | vormittags nicht nachmittags ? contradiction
vormittags nicht möglich, nachmittags schon => Mo-Fr 12-18
Nachmittags möglich. Vormittags nicht. => Mo-Fr 12-18
Mo-Fr ab 14. Mi nicht. => Mo,Di,Do,Fr 14-18
Mo-Fr ab 14! Nicht Mi! => Mo,Di,Do,Fr 14-18
Täglich. Außer Mi. => Mo,Di,Do,Fr 8-18
Immer. Nur Mi nicht. => Mo,Di,Do,Fr 8-18
Flexibel. Freitags nicht. => Mo-Do 8-18
Flexibel. Ab 14 Uhr. => Mo-Fr 14-18
Mo Vormittag nicht. => Mo 12-18; Di-Fr 8-18
Mo nicht. Mi nicht. => Di,Do,Fr 8-18
Mo nicht Mi nicht => Di,Do,Fr 8-18
Mo nie Di immer => - | Mo nie Di immer ? contradiction
Mo nie, Di immer => Di 8-18
Di immer Mo nie => - | Di immer Mo nie ? contradiction
Mo & Mi ok, Do geht nicht => Mo,Mi 8-18
Mo ok Do nicht ok => - | Mo ok Do nicht ok ? contradiction
nur Mo, alles andere nicht => Mo 8-18
Nur Do! Alles andere geht nicht! => Do 8-18
Mo ab 14, ansonsten nicht => Mo 14-18
Mo ab 14 ansonsten nicht => Mo 14-18
Mo nicht ansonsten ab 14 => Di-Fr 14-18
nicht Mo sonst ab 14 => Di-Fr 14-18
Mo nicht aber sonst immer => Di-Fr 8-18
Mo nicht – sonst immer => Di-Fr 8-18
Mo nicht sonst immer => Di-Fr 8-18
sonst nicht => - ? noTimes
weder Mo noch Di, Mi ab 14 => Mi 14-18
weder am Mo noch am Di. Mi ab 14. => Mi 14-18
weder Mo noch nachmittags => Di-Fr 8-12
nicht nachmittags außer Mo => Mo 8-18; Di-Fr 8-12
keine Vormittage, außer Fr => Mo-Do 12-18; Fr 8-18
Mo-Fr, nicht vormittags, außer Mi => - | Mo-Fr, nicht vormittags, außer Mi ? contradiction
immer, außer Mo, außer Di => Mi-Fr 8-18
Mo. u. Di. ab 14, Mi. nicht => Mo,Di 14-18
Mo., Di., Mi. ab 14 => Mo-Mi 14-18
Mo. ab 14 Uhr. Di. ab 15 Uhr. => Mo 14-18; Di 15-18
Mo. Mi. Fr. => Mo,Mi,Fr 8-18
Mo. Mi. nicht. => - | Mo. Mi. nicht. ? contradiction
Nachm. ab ca. 14 Uhr. Nicht am Fr. => Mo-Do 14-18
Mo 14 Uhr. Mi 15 Uhr. => Mo 14-15; Mi 15-16
Mo 8.00-12.00. Di 14.00-16.00. => Mo 8-12; Di 14-16
Mo 8.-12. Di 14.-16. => Mo 8-12; Di 14-16
am 1. Montag im Monat => - | am 1. Montag im Monat ? notWeekly
2. Montag im Monat ab 14 => - | 2. Montag im Monat ab 14 ? notWeekly
Mo ab 14. Mai => Mo 8-18 | ab 14. Mai ? notWeekly
# 'Nicht länger als bis 16' is an end
nicht länger als bis 16 => Mo-Fr 8-16
Mo nicht länger als bis 15 => Mo 8-15
nicht später als bis 16 => Mo-Fr 8-16
nie länger als 16 Uhr => Mo-Fr 8-16
Mo keinesfalls später als 15 Uhr => Mo 8-15
nicht früher als ab 14 => Mo-Fr 14-18
länger als bis 16 geht nicht => Mo-Fr 8-16
nicht länger als 16 Uhr => Mo-Fr 8-16
Mo, aber nicht länger als bis 15:00 Uhr => Mo 8-15
Mo-Do, nicht länger als bis 17 => Mo-Do 8-17
nicht später als um 16 Uhr => Mo-Fr 8-16
nicht eher als 14 => - | nicht eher als 14 ? unread
nicht vor 14, nicht länger als bis 16 => Mo-Fr 14-16
nicht bis 16 => - | nicht bis 16 ? unread
Mo nicht bis 16 => - | Mo nicht bis 16 ? unread
Mo darf nicht länger als bis 15 dauern => - | Mo darf nicht länger als bis 15 dauern ? unread
nicht nach 16 => Mo-Fr 8-16
bis längstens 16 => Mo-Fr 8-16
# What is said again of a day limits it
Di & Fr, aber Fr erst ab 11 => Di 8-18; Fr 11-18
Mo, Di, Mi, aber Mi erst ab 14 => Mo,Di 8-18; Mi 14-18
Di/Do (Do erst ab 15) => Di 8-18; Do 15-18
Mo Di Mi (Mi bis 12) => Mo,Di 8-18; Mi 8-12
Di und Mi, Mi erst ab 14 => Di 8-18; Mi 14-18
Mo, Fr, Fr bis 12 => Mo 8-18; Fr 8-12
Mo Di Mi; Mi ab 14 => Mo,Di 8-18; Mi 14-18
Fr erst ab 11, Di & Fr => Di 8-18; Fr 11-18 ? contradiction
Mo/Mi 8-16, Mi erst ab 14 => Mo 8-16; Mi 14-16
Mo-Fr ab 14, Mi-Do erst ab 16 => Mo,Di,Fr 14-18; Mi,Do 16-18
Mo 8-10, Mo 14-16 => Mo 8-10 14-16
Mo und Mi ab 14, Mi schon ab 13 => Mo 14-18; Mi 13-18
Di, Do. Do erst ab 15. => Di 8-18; Do 15-18
Mo und Mi und Fr, Fr aber nur bis 12 => Mo,Mi 8-18; Fr 8-12
Mo/Di/Do; Do aber erst ab 15 => Mo,Di 8-18; Do 15-18
Di, Fr (Fr nur vormittags) => Di 8-18; Fr 8-12
Di, Fr - Fr nur vormittags => Di 8-18; Fr 8-12
Di und Do – Do ab 15 => Di 8-18; Do 15-18
Di und Do. Do ab 15. => Di 8-18; Do 15-18
Di+Do, Do vormittags => Di 8-18; Do 8-12
Mo, Di, Mi ab 14, Mi ab 15 => Mo,Di 14-18; Mi 15-18
Mo Mi Fr, Mi und Fr erst ab 13 => Mo 8-18; Mi,Fr 13-18
Mo-Mi, Di bis 12 => Mo,Mi 8-18; Di 8-12
Do ab 15, Di und Do => Di 8-18; Do 15-18 ? contradiction
Mo 8-16, Mo bis 12 => Mo 8-12
Mo 8-12; ab 14 => Mo 8-12 | ab 14 ? contradiction
Mo bis 12, sonst ab 14. => Mo 8-12; Di-Fr 14-18
Mo–Do. Ab 14 Uhr. => Mo-Do 14-18
Mo und Mi sind gut! Ab 15 Uhr! => Mo,Mi 15-18
Mo, Mi\nab 15 => Mo,Mi 15-18
ab 15\nMo, Mi => Mo,Mi 15-18
Mo\nDi\nMi ab 14 => Mo,Di 8-18; Mi 14-18
nachmittags\nMo nicht => Di-Fr 12-18
Mo\nab 14\nDi\nab 15 => Mo 14-18; Di 15-18
alle 14 Tage\nMo 14-16 => - | alle 14 Tage\nMo 14-16 ? notWeekly
# Stated hours beside parts of the day; what is somebody else’s time
alle Tage ab 15 bis auf Mittwoch, da ab 13 => Mo,Di,Do,Fr 15-18; Mi 13-18
Mo Mittag bis 15 Uhr => Mo 11-15
Mo früher Nachmittag bis 16 => Mo 12-16
morgens bis 12 => Mo-Fr 8-12
früh bis 11 => Mo-Fr 8-11
Vormittag bis 13 Uhr => Mo-Fr 8-13
Mo abends ab 16 => Mo 16-18
am liebsten Di früh, sonst egal => alle | am liebsten
Mo oder Di (nicht beide) => Mo,Di 8-18 | nicht beide
Mo bis Mi 14–16 Uhr, Do/Fr nach Vereinbarung => Mo-Mi 14-16 | Do/Fr nach Vereinbarung ? hours
Mo-Do Arbeit bis 16:30, Fr bis 12 => - | Mo-Do Arbeit bis 16:30, Fr bis 12 ? unread
Schulschluss 12:30, Mi 14:30 => - | Schulschluss 12:30, Mi 14:30 ? unread
in der Schule bis 12:45, Di bis 15:30 => - | in der Schule bis 12:45, Di bis 15:30 ? unread
flexibel (Homeoffice Mo, Fr) => - | flexibel (Homeoffice Mo, Fr) ? unread, contradiction
Blockweise, Mo + Di => - | Blockweise, Mo + Di ? notWeekly
Anfang der Woche, nachmittags => - | Anfang der Woche, nachmittags ? notWeekly
ab 15.00 Uhr Mo / Di / Do, Fr. ab 13.00 Uhr => Mo,Di,Do 15-18; Fr 13-18
Montagmorgen od. Freitagmittag => Mo 8-10; Fr 11-14
zwischen 8 und 12 Uhr mittags => Mo-Fr 8-12
2 Termine: Mo 9 und Do 9 => Mo,Do 9-10 | 2 Termine
freitags nach der Arbeit, ca. ab 16 Uhr => Fr 16-18
generell ab 14, mittwochs schon ab 12 => Mo,Di,Do,Fr 14-18; Mi 12-18
wegen Kindergarten erst ab 14:00, freitags ab 12:00 => Mo-Do 14-18; Fr 12-18 | wegen Kindergarten
in der Mittagspause (12-13) => Mo-Fr 12-13
nur Do, alles andere geht nicht => Do 8-18
Dienstags kann er leider nicht. => Mo,Mi-Fr 8-18
bis 12 Uhr mittags => Mo-Fr 8-12
nachmittags, nicht vor 10 => Mo-Fr 12-18
täglich ab 15, außer Mi, da erst ab 16 => Mo,Di,Do,Fr 15-18; Mi 16-18
immer ab 14, außer Fr, da schon ab 12 => Mo-Do 14-18; Fr 12-18
Mo-Fr ab 14 außer Mi (da ab 16) => Mo,Di,Do,Fr 14-18; Mi 16-18
vormittags bis 14 Uhr => Mo-Fr 8-14
Mo vormittag ab 7 => Mo 8-12
Di Nachmittag bis 19 Uhr => Di 12-18
Mi mittags ab 12 => Mi 12-14
Mi Mittag 12-15 => Mi 12-15
nachmittags bis 16 Uhr => Mo-Fr 12-16
nachmittags ab 13 => Mo-Fr 13-18
vormittags 8-13 => Mo-Fr 8-13
früh 7-9 => Mo-Fr 8-9 ? cut
von 9 bis 12 Uhr mittags => Mo-Fr 9-12
Mo 8-12 mittags => Mo 8-12
Mo 14-16 nachmittags => Mo 14-16
Mo 8-12, nachmittags => Mo 8-18
bevorzugt Mo, sonst egal => alle | bevorzugt
lieber vormittags, sonst egal => alle | lieber
Mo oder Mi, nicht beides => Mo,Mi 8-18 | nicht beides
Mo, Di nach Absprache => - | Mo, Di nach Absprache ? hours
Mo nach Vereinbarung => - | Mo nach Vereinbarung ? hours
Mo ab 14 nach Absprache => Mo 14-18 | nach Absprache
Mo-Fr Schule bis 13, Do bis 15 => - | Mo-Fr Schule bis 13, Do bis 15 ? unread
Kindergarten bis 12:30, Fr bis 12 => - | Kindergarten bis 12:30, Fr bis 12 ? unread
Arbeit Mo-Do, Fr => - | Arbeit Mo-Do, Fr ? unread
Homeoffice: Mo, Fr => - | Homeoffice: Mo, Fr ? unread
arbeitet Mo, Di => - | arbeitet Mo, Di ? unread
Schule aus: Mo 12:30, Di 13:30 => - | Schule aus: Mo 12:30, Di 13:30 ? unread
Mo Schule bis 13; Di bis 14 => - | Mo Schule bis 13; Di bis 14 ? unread
Mo Schule bis 13\nDi bis 14 => - | Mo Schule bis 13\nDi bis 14 ? unread
Mitte der Woche, vormittags => - | Mitte der Woche, vormittags ? notWeekly
wochenweise, Mo => - | wochenweise, Mo ? notWeekly
ab 14 Uhr Mo und Mi, Fr ab 12 => Mo,Mi 14-18; Fr 12-18
Mo ab 14, ab 15 Di => Mo 14-18; Di 15-18
vormittags Mo, nachmittags Mi, Fr ab 10 => Mo 8-12; Mi 12-18; Fr 10-18
Dienstagmorgen => Di 8-10
3 Termine: Mo, Di, Mi => Mo-Mi 8-18 | 3 Termine
Zwei Termine pro Woche, Mo und Mi ab 14 => Mo,Mi 14-18 | Zwei Termine pro Woche
wegen Schule nur ab 14 => Mo-Fr 14-18 | wegen Schule
wegen Arbeit nicht vormittags => Mo-Fr 12-18 | wegen Arbeit
wegen Arbeit bis 16 => - | wegen Arbeit bis 16 ? unread
wegen Schichtdienst erst ab 14 => - | wegen Schichtdienst erst ab 14 ? notWeekly
in der Mittagspause => Mo-Fr 11-14 | in der Mittagspause ? hours
nicht in der Mittagspause => Mo-Fr 8-11 14-18 | in der Mittagspause ? hours
# Hours of the other days
Di geht nicht, sonst immer ab 15:00 möglich => Mo,Mi-Fr 15-18
Mi ab 16, sonst immer ab 14 => Mo,Di,Do,Fr 14-18; Mi 16-18
kein Mi sonst immer nachmittags => Mo,Di,Do,Fr 12-18
Di geht nicht, an den anderen Tagen jederzeit bis 12 => Mo,Mi-Fr 8-12
Mo nicht, sonst immer, ab 14 => - | Mo nicht, sonst immer, ab 14 ? contradiction
Mo nicht, sonst immer Di ab 14 => - | Mo nicht, sonst immer Di ab 14 ? contradiction
mit Ausnahme von Mi und Do immer nachmittags => Mo,Di,Fr 12-18
nicht Mi jederzeit ab 15 Uhr => Mo,Di,Do,Fr 15-18
außer Mi immer => Mo,Di,Do,Fr 8-18
nicht Mo und nicht vor 9 => Di-Fr 9-18
immer außer Mo und nicht vor 9 => Di-Fr 9-18
Mo nicht und erst ab 14 => Di-Fr 14-18
nicht Mo und nicht von 10 bis 12 => Di-Fr 8-10 12-18
Mo geht nicht und nachmittags auch nicht => Di-Fr 8-12
nicht Mo und nachmittags => - | nicht Mo und nachmittags ? contradiction
immer außer Freitag und nach 16 Uhr => - | immer außer Freitag und nach 16 Uhr ? contradiction
nicht montags oder nach 15 Uhr => - | nicht montags oder nach 15 Uhr ? contradiction
Donnerstg nicht, sonst nachmitags => Mo-Mi,Fr 12-18
Di lieber nicht => Mo,Mi-Fr 8-18 | lieber ? notWeekly
# Below a denial, and of all days of a row
Kann nicht:\nMontag\nDienstag => Mi-Fr 8-18
Nicht\nMo\nDi => Mi-Fr 8-18
Keine Zeit:\nvormittags => Mo-Fr 12-18
Keine Zeit:\nMo\nDi ab 14 => Di 8-14; Mi-Fr 8-18
immer,\nnur nicht\nMi => Mo,Di,Do,Fr 8-18
Nie:\n- Mo\n- Di => Mi-Fr 8-18
Möglich:\nMo, Di\nNicht möglich:\nMi => Mo,Di 8-18
Kann nicht:\nMo\nGeht:\nDi ab 14 => Di 14-18
Nur vormittags:\nMo\nDi => Mo,Di 8-12
Ab 14 Uhr\nMo\nDi => Mo,Di 14-18
Kann nicht: Mo; Di => - | Di ? contradiction
Kann nicht: Mo ab 14, Di bis 12, Fr => Mo 8-14; Di 12-18; Mi,Do 8-18
Geht nicht: Mo 14-16, Mi 15-17, sonst immer => Mo 8-14 16-18; Mi 8-15 17-18; Di,Do,Fr 8-18
Nicht möglich: Mo (ab 14), Di => Mo 8-14; Mi-Fr 8-18
Kann nicht: Mo, möglich: Di ab 14 => Di 14-18
nicht Mo, gerne Di => Di 8-18
Mo, Mi, Fr ohne Mittag => Mo,Mi,Fr 8-11 14-18
Mo gut, Di nicht vormittags => Mo 8-18; Di 12-18
Mo-Do, Fr nicht nachmittags => Mo-Fr 8-12 | Mo-Do, Fr nicht nachmittags ? contradiction
Mo, Uhrzeit: 14-16 => Mo 14-16
# How much is left out
immer außer Mo und Mi nachmittags => Di,Do,Fr 8-18; Mi 8-12 | Mo und Mi nachmittags ? contradiction
immer außer Mo, Mi nachmittags => Di,Do,Fr 8-18 | Mi nachmittags ? contradiction
immer außer Mo und Di ab 14 => - | immer außer Mo und Di ab 14 ? contradiction
nicht Montag- und Mittwochnachmittag => Mo,Mi 8-12; Di,Do,Fr 8-18
vormittags außer Di, Do nachmittags => Mo,Mi,Fr 8-12; Do 8-18
Mo nicht und Di nicht vor 9 => Di 9-18 | Di nicht vor 9 ? contradiction
Mo nicht, sonst nicht vor 9 => Di-Fr 9-18
# Words and spellings that say it otherwise
Mo überhaupt nicht => Di-Fr 8-18
überhaupt nicht => - ? noTimes
auf gar keinen Fall Mo => Di-Fr 8-18
nicht mehr Mo, jetzt Do => Do 8-18 | jetzt
Mo nicht mehr nach 16 => Mo 8-16
Ab 16 geht nichts mehr => Mo-Fr 8-16
Mo geht gar nichts, Di schon => Di 8-18
Mi kein Thema => Mi 8-18
Mo nicht, Di kein Problem => Di 8-18
nicht Mo, Di kein Problem => Mi-Fr 8-18
kein Problem => - ? noTimes
keine besonderen Wünsche => alle
jeden zweiten Mo, nur mittwochs => - | jeden zweiten Mo, nur mittwochs ? notWeekly, unread
Do 8-12, nicht ab 15.12. => - | Do 8-12, nicht ab 15.12. ? notWeekly
ab 15.12.\nnach der nur Schule Mo 8-12 => - | ab 15.12.\nnach der nur Schule Mo 8-12 ? notWeekly, contradiction
Mo ab 14:00, vorher nicht => Mo 14-18
Mo bis 14:00, danach nicht mehr, Di => Mo 8-14; Di 8-18
Mo14Uhr, Di9h => Mo 14-15; Di 9-10
ja => - ? noTimes
heuer nachmittags => - | heuer nachmittags ? notWeekly
berufsbedingt nur abends => Mo-Fr 17-18 | berufsbedingt
nur Nachmittagstermine => Mo-Fr 12-18
Mo n.m., Di v. m. => Mo 12-18; Di 8-12
Mo 1/2 3 => Mo 14-15
ab 3/4 3 => Mo-Fr 15-18 ? cut
Mo 1/2 8-10 => Mo 8-10 ? cut
Mo 3/4 Uhr => - | 3 ? afternoon
Montg vormitag, Mittwcoh nachmitags => Mo 8-12; Mi 12-18
Montagvormitag => Mo 8-12
Diensttag => - | Diensttag ? unread
# Each day for itself
Mo ja Di nein Mi ab 15 => Mo 8-18; Mi 15-18
Mo passt, Di ab 14 => Mo 8-18; Di 14-18
Mo passt, ab 14 => Mo 14-18
Mo (egal), Di ab 15 => Mo 8-18; Di 15-18
Di frei, Do ab 14 => Di 8-18; Do 14-18
Montag ---, Di 14-16, Mittwoch --- => Di 14-16 | Montag --- … Mittwoch --- ? unread
Mo: -- Di: 14-16 => Di 14-16 | Mo: -- ? unread
Montag: /, Dienstag: 9-12 => Di 9-12 | Montag: / ? unread
Mo, Mi Turnen => - | Mo, Mi Turnen ? unread
Mo-Fr, Mi Turnen => Mo,Di,Do,Fr 8-18 | Mi Turnen ? unread
Hat am Mo, Mi Therapie in Graz => - | Hat am Mo, Mi Therapie in Graz ? unread
Mo-Do, Fr noch offen => Mo-Do 8-18 | Fr noch offen ? notWeekly
Mo, Uhrzeit noch offen => - | Mo, Uhrzeit noch offen ? notWeekly
noch nicht bekannt => - | noch nicht bekannt ? notWeekly
Mo oder Di (abhängig von der Oma) => - | Mo oder Di (abhängig von der Oma) ? notWeekly
gesp. Mi => - | gesp. Mi ? unread
Mo-Fr, gesp. Mi => Mo,Di,Do,Fr 8-18 | gesp. Mi ? unread
1. Wahl Mo, 2. Wahl Do => Mo,Do 8-18 | 1. Wahl … 2. Wahl
Mo-Do, Fr auf Anfrage => Mo-Do 8-18 | Fr auf Anfrage ? hours
# Whose hours they are
Mo 8-12; 14-16, Di 8-12 => Mo 8-12 14-16; Di 8-12
Mo ab 8; ab 14, Di ab 9 => Mo 8-18; Di 9-18 | ab 14 ? contradiction
Mo-Fr 8-12 Uhr; 13-17 Uhr => Mo-Fr 8-12 13-17
Mo 8-12; 14-16 Di => Mo 8-12; Di 14-16
Mo 8-12, Di 9-11; 14-16 => Mo 8-12; Di 9-11 | 14-16 ? contradiction
Mi ab 16, Mo-Fr ab 14 => Mo,Di,Do,Fr 14-18; Mi 16-18
Do 8-12, Mo-Fr, nicht ab 14 => Mo-Mi,Fr 8-14; Do 8-12
Mi schon ab 12, Mo-Fr ab 14 => Mo,Di,Do,Fr 14-18; Mi 12-18
Schule bis 12 (Mo, Di), bis 13 (Mi-Fr) => - | Schule bis 12 (Mo, Di), bis 13 (Mi-Fr) ? unread
Schule bis 12 (Mo), bis 13 (Di, Mi), sonst ab 14 => Do,Fr 14-18 | Schule bis 12 (Mo), bis 13 (Di, Mi) ? unread
außerhalb der Schulzeit (8-13) => - | außerhalb der Schulzeit (8-13) ? unread
Mama arbeitet (8-13) => - | Mama arbeitet (8-13) ? unread
Oma Mo Oma, nur Dienstag => - | Oma Mo Oma, nur Dienstag ? unread
Mo-Fr! Mi 8-12 außer immer => Mo,Di,Do,Fr 8-18 | Mi 8-12 außer immer ? notWeekly
# What is left out, and how far
ab 14 Uhr, außer Mi ab 16 => Mo,Di,Do,Fr 14-18; Mi 16-18
Mo-Fr bis 16, außer Mi bis 14 => Mo,Di,Do,Fr 8-16; Mi 8-14
ab 14 außer Mi ab 12 => Mo,Di,Do,Fr 14-18
Mo-Fr ab 14, Ausnahme: Mi ab 16 => Mo,Di,Do,Fr 14-18; Mi 16-18
immer außer Mo vormittags und Do nachmittags => Mo 12-18; Di,Mi,Fr 8-18; Do 8-12
immer außer Mo vormittags, Do nachmittags => Mo 12-18; Di,Mi,Fr 8-18; Do 8-12
nicht Mo vormittags und Do nachmittags => Mo 12-18; Di,Mi,Fr 8-18; Do 8-12
nicht vor 14 oder nach 17 => Mo-Fr 14-17
nicht nach 17 und vor 14 => Mo-Fr 14-17
exkl. Mi => Mo,Di,Do,Fr 8-18
Mo-Fr ab 14 mit Ausnahme am Mittwoch => Mo,Di,Do,Fr 14-18
außerhalb von 8-13 Uhr => Mo-Fr 13-18
nicht während 12-14 Uhr => Mo-Fr 8-12 14-18
Hauptsache nicht Mo => Di-Fr 8-18
Mo-Mi, wobei Mi nur bis 12 => Mo,Di 8-18; Mi 8-12
# From when on
Schule bis 13, danach immer => Mo-Fr 13-18 | Schule bis 13 ? unread
Mo-Do bis 15 im Kindergarten, danach frei => Mo-Do 15-18 | Mo-Do bis 15 im Kindergarten ? unread
vormittags Kindergarten, danach immer => - | vormittags Kindergarten, danach immer ? unread
Mo ab 15 Uhr oder später => Mo 15-18
ab 14 oder 15 Uhr => - | ab 14 oder 15 Uhr ? contradiction
Mo bis 12 oder 13 Uhr => - | bis 12 oder 13 Uhr ? contradiction
ab dem späten Nachmittag => Mo-Fr 16-18
Mo ab der Früh => Mo 8-18
bis Abend => Mo-Fr 8-17
gegen Abend => Mo-Fr 17-18
an Nachmittagen => Mo-Fr 12-18
8 in der Früh bis 12 Uhr Mittag => Mo-Fr 8-12
um drei viertel zwölf am Montag => Mo 11-12
ab ~ 15:00 => Mo-Fr 15-18
Mo14:30 Di15:30 => Mo 14-15; Di 15-16
Mo ab14 Di ab15Uhr => Mo 14-18; Di 15-18
Mo=8-12; Di=9-13 => Mo 8-12; Di 9-13
Mo ab 14 Uhr open end => Mo 14-18
direkt nach der Kita (14 Uhr) => Mo-Fr 14-18
24/7 => alle
derzeit nur vormittags, ab Herbst nur nachmittags => Mo-Fr 12-18 | derzeit nur vormittags, ab Herbst ? notWeekly
# What says nothing of times
Wir hätten gerne Mo ab 15h. Danke! => Mo 15-18
Hallo, bitte nur vormittags, LG => Mo-Fr 8-12
Di ab 14 🙂 => Di 14-18
Mögliche Zeiten: Mo ab 14; Mi ab 15. => Mo 14-18; Mi 15-18
Therapiezeiten Mo-Do 15-17 => Mo-Do 15-17
arbeite Vollzeit, daher nur ab 17 => Mo-Fr 17-18 | arbeite Vollzeit ? unread
Uns passt jeder Nachmittag außer Freitag. => Mo-Do 12-18
an jedem Wochentag ab 15 Uhr außer Mi (da erst ab 17 Uhr) => Mo,Di,Do,Fr 15-18; Mi 17-18
zeitl. flex. => alle
zeitlich ungebunden => alle
Mo gz. Tag => Mo 8-18
nur Di und Do, und zwar ab 16 Uhr => Di,Do 16-18
in der Zeit von 14 bis 16 Uhr => Mo-Fr 14-16
Mo ab 14, so bald wie möglich => Mo 14-18 | so bald wie möglich
nach tel. Vereinbarung => - | nach tel. Vereinbarung ? noTimes
vor der Schule um 9 => Mo-Fr 8-9
Mo ja, Di ja, Mi ab 14 => Mo,Di 8-18; Mi 14-18
Mo ja, Di ja, ab 14 => Mo,Di 14-18
Mo 8-10; nur 14-16, Di 9-10 => Mo 8-10; Di 9-10 | 14-16 ? contradiction
3-5; ab 14 - 16 => Mo-Fr 14-16 | 3-5 ? afternoon
# How often, and until when
Mo 14-tgl. => - | Mo 14-tgl. ? notWeekly
Mo 14tg. => - | Mo 14tg. ? notWeekly
alle 2 Wo. Mo => - | alle 2 Wo. Mo ? notWeekly
Mo 1x/Monat => - | Mo 1x/Monat ? notWeekly
1-2x/Woche ab 14 => Mo-Fr 14-18 | 1-2x/Woche
max. 1x pro Woche vormittags => Mo-Fr 8-12 | max. 1x pro Woche
1x Woche Mo => Mo 8-18 | 1x Woche
Do gztg => Do 8-18
aufgrund der Arbeit erst ab 17 => Mo-Fr 17-18 | aufgrund der Arbeit
Mo ab 16, nicht früher => Mo 16-18
Fr 8-11 (nicht später!) => Fr 8-11
alle Tage außer Do ab 15, Do ab 17 => Mo-Mi,Fr 15-18 ? contradiction
Mo nicht; Mo ab 14 => - ? contradiction
# Who has a time, and who is free
Di geht vormittags nicht, aber nachmittags => Di 12-18
Mo vormittags nicht, nachmittags schon => Mo 12-18
Mo 8-10 nicht, ab 14 => Mo 14-18
Mo-Fr ab 14, Mi vormittags nicht, nachmittags schon => Mo,Di,Do,Fr 14-18; Mi 12-18
Außer Mittwoch nachmittags ab 15 Uhr => - | Außer Mittwoch nachmittags ab 15 Uhr ? contradiction
außer Mi ab 15 => - | außer Mi ab 15 ? contradiction
immer außer Mo ab 14 => Mo 8-14; Di-Fr 8-18
hat Mo 14 Uhr schon Termin => - | hat Mo 14 Uhr schon Termin ? notWeekly
Mo 14 Uhr bereits Termin => - | Mo 14 Uhr bereits Termin ? notWeekly
hat derzeit Mo 14 Uhr => - | hat derzeit Mo 14 Uhr ? unread
hat Termin Mo 14 Uhr, möchte Di => Di 8-18 | hat Termin Mo 14 Uhr ? unread
Hat Mo, Di frei => Mo,Di 8-18
Wir hätten gerne einen Termin am Mo => Mo 8-18
ich hab nur Mo Zeit => Mo 8-18
nicht unbedingt Mo => - | nicht unbedingt Mo ? notWeekly
Mo wär gut => Mo 8-18
eh immer => alle
Mo hat er Schule => - | Mo hat er Schule ? unread
hat Mo und Di => - | hat Mo und Di ? unread
# What holds of a day instead
immer vormittags außer donnerstags, da nachmittags => Mo-Mi,Fr 8-12; Do 12-18
immer vormittags, donnerstags aber nachmittags => Mo-Mi,Fr 8-12; Do 12-18
Mo-Fr 8-12, Fr aber 14-16 => Mo-Do 8-12; Fr 14-16
Mo-Fr 8-12, Fr auch 14-16 => Mo-Do 8-12; Fr 8-12 14-16
alle Tage möglich außer Montag vor 15 Uhr => Mo 15-18; Di-Fr 8-18
Mo-Fr möglich, außer Mi ab 14 => Mo,Di,Do,Fr 8-18; Mi 8-14
Mo und Mi und Fr, Fr aber nur bis 12 => Mo,Mi 8-18; Fr 8-12
vormittags, Di aber auch nachmittags => Mo,Mi-Fr 8-12; Di 8-18
Mo/Mi, Mi aber ab 14 => Mo 8-18; Mi 14-18
Mo/Mi 8-16, Mi aber erst ab 14 => Mo 8-16; Mi 14-16
Mo, Freitag – => Mo 8-18 | Freitag – ? unread
mo.-do.: 8:00-16:00, fr.: 8:00-12:00 => Mo-Do 8-16; Fr 8-12
Er geht bis 12:30 in den Kindergarten, danach ist alles möglich. => Mo-Fr 13-18 | Er geht bis 12:30 in den Kindergarten ? unread, cut
Mo/Di/Mi 14-17/Fr 12-15 => Mo-Mi 14-17; Fr 12-15
# Which of them, and how many
Mo, Mi ab 14 geht, Di, Do geht nicht => Mo,Mi 14-18 | Di, Do ? contradiction
Di, Do geht nicht; Mo, Mi ab 14 geht => Mo,Mi 14-18 | Di, Do ? contradiction
Mo, Di nicht => - | Mo, Di ? contradiction
Mo geht, Di nicht => Mo 8-18
Mo und Di, Mi nicht => Mo,Di 8-18
Di vormittags und Mi nachmittags nicht => - | Di vormittags und Mi nachmittags nicht ? contradiction
2 Nachmittage => Mo-Fr 12-18 | 2
zwei Vormittage pro Woche => Mo-Fr 8-12 | zwei … pro Woche
an einem Nachmittag => Mo-Fr 12-18 | einem
ein Vormittag => Mo-Fr 8-12 | ein
Mo so zwischen 15 und 16h => Mo 15-16
Mo gg. 15h => Mo 15-16
Mo ca15h => Mo 15-16
Mo irgendwann ab 15 => Mo 15-18
irgendwann => alle
fixer Termin Mo 15 Uhr => Mo 15-16
Mo, Di und Mi nicht => - | Mo, Di und Mi ? contradiction
Mo, Di, Mi nicht; Do ab 14 => Do 14-18 | Mo, Di, Mi ? contradiction
Mo ab 14, ausgenommen Mi ab 16 => Mo 14-18
Mi 8-10, Mo ab 14, ausgenommen Mi ab 16 => Mo 14-18; Mi 8-10
Mo-Do ab 14, Fr ab 12, außer Mi ab 16 => Mo,Di,Do 14-18; Mi 16-18; Fr 12-18
ab 14 Mo-Fr, außer Mi ab 16 => Mo,Di,Do,Fr 14-18; Mi 16-18
Mo-Do ab 14, Fr 8-10, außer Fr ab 16 => Mo-Do 14-18; Fr 8-10
Mo-Fr ab 14 (außer Mi ab 16) => Mo,Di,Do,Fr 14-18; Mi 16-18
Mo 8-12! um drei – 8-12 => Mo 8-12 | um drei – 8-12 ? contradiction
Mo 8-12/bis nur 11/15 Uhr => - | bis nur 11/15 Uhr ? contradiction
Mo ab 15:15; nur 15:15 => - ? notOffered
Mo ab 15; nur 15:15 => Mo 15-16
`;

const examples = table
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('# '))
  .map((line) => {
    const [typed = '', answer = ''] = line.split(' => ');
    const [rest = '', asks = ''] = answer.startsWith('- | ? ')
      ? ['- | ?', answer.slice(8)]
      : answer.split(/ \? (?=[a-zA-Z, ]+$)/);
    const [slots = '', remaining = ''] = rest.split(' | ');
    return {
      text: typed.replaceAll('\\n', '\n'),
      slots: slots.trim(),
      remaining: remaining.replaceAll('\\n', '\n'),
      asks,
    };
  });

describe('sentences of times', () => {
  test('are many', () => expect(examples.length).toBeGreaterThanOrEqual(400));

  test.each(examples)('$text', ({ text, slots, remaining, asks }) => {
    const read = readTimes(text, plan);
    const taken = read.slots.map(
      ({ weekday, start, end }) =>
        `${weekday as Weekday} ${Number(start.slice(0, 2))}-${Number(end.slice(0, 2))}`,
    );
    expect({
      taken: taken.sort(byText),
      remaining: read.remaining,
      asks: [...new Set(read.asks.map(({ kind }) => kind))].join(', '),
    }).toEqual({
      taken: expected(slots),
      remaining,
      asks,
    });
    expect(read.spans.map((span) => span.text).join('')).toBe(text);
  });
});

describe('of several locations', () => {
  const week = [1, 2, 3].map((weekday) => ({ weekday, start: '08:00', end: '10:00' }));
  const several = {
    selectableLocations: ['Lend', 'Mitte'].map((title) => ({
      id: title.toLowerCase(),
      title,
      selectableSlots: week,
    })),
    minSlotSize: 60 as const,
  };
  const read = (text: string, ids?: string[]) =>
    describePlaces(readTimes(text, several, ids).slots);

  test('times are for all of them, or for those that were chosen', () => {
    expect(read('Mo 8-9')).toEqual(['lend 1 08:00-09:00', 'mitte 1 08:00-09:00']);
    expect(read('Mo 8-9', ['mitte'])).toEqual(['mitte 1 08:00-09:00']);
  });

  test('a title opens a clause, as in our own files', () => {
    expect(read('Lend: Mo 8–9 Uhr; Mitte: Di 8–10 Uhr')).toEqual([
      'lend 1 08:00-09:00',
      'mitte 2 08:00-10:00',
    ]);
  });

  test('a title elsewhere is asked about, and is no day', () => {
    for (const text of [
      'Mitte',
      'nur Mitte, Mo',
      'Lend Mo, Mitte Di',
      'egal, nur Lend',
      'Mo 8-10 in Lend',
    ]) {
      expect(
        read(text).filter((slot) => slot.includes(' 3 ')),
        text,
      ).toEqual([]);
      expect(readTimes(text, several).asks, text).not.toEqual([]);
    }
    for (const text of ['Mitte', 'Lend Mo, Mitte Di', 'egal, nur Lend', 'Mo 8-10 in Lend'])
      expect(read(text), text).toEqual([]);
  });
});

test('who says only when they cannot come names no times', () => {
  const forbids = (text: string) => readTimes(text, plan).onlyForbids;
  for (const text of ['Dienstags kann er leider nicht.', 'nicht vor 14', 'Mo nicht. Sonst nicht.'])
    expect(forbids(text), text).toBe(true);
  for (const text of ['Mo nicht, sonst immer', 'Mo ab 14, Di nicht', 'immer außer Mi'])
    expect(forbids(text), text).toBe(false);
});

test('a text that nobody would write is left as it is', () => {
  for (const unit of [')', '8 ', 'Mo ', '(', 'nicht ', 'nur ']) {
    const typed = unit.repeat(2000).slice(0, 4999);
    expect(readTimes(typed, plan)).toMatchObject({ slots: [], asks: [{ kind: 'unread' }] });
  }
});

test('cells are taken whole', () => {
  expect(readTimes('Mo 8-9', plan).slots.map(slotKey)).toEqual(['praxis_1_0800-0900']);
});
