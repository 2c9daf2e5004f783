import { describe } from 'vitest';
import { testSentences } from '../../../tests/support/times-table.ts';

/**
 * Cells and telephone notes of German, Austrian and Swiss practices. Expected is what a careful
 * person takes for every week; in doubt nothing, with a question.
 */
const table = String.raw`
# Days and hours as they stand in a cell
Mo+Mi vorm. => Mo,Mi 8-12
Di+Do ab 14h => Di,Do 14-18
Mo/Di/Mi jew. ab 15 => Mo-Mi 15-18
Mo Vm/Di Nm/Do gz. Tag => Mo 8-12; Di 12-18; Do 8-18
Mi u. Fr jew. 9-11.30 => Mi,Fr 9-11 ? cut
Mo–Do n. 16 Uhr => Mo-Do 16-18
DI/DO 8:00-12:00; FR 8:00-10:00 => Di,Do 8-12; Fr 8-10
Mo. 13.00-17.00, Mi. 13.00-17.00 => Mo,Mi 13-17
Mo,Mi,Fr 8,00-10,00 => Mo,Mi,Fr 8-10
Do 13,30-16 => Do 14-16 ? cut
Mo 8h-11h, Di 14h-16h => Mo 8-11; Di 14-16
Mo 0800-1200 => Mo 8-12
Fr 8°°-12°° => Fr 8-12
Di 10 - 12 Uhr u. Do 15 - 17 Uhr => Di 10-12; Do 15-17
16-18h => Mo-Fr 16-18
Mo v. 8-12 u. v. 14-16 => Mo 8-12 14-16
Di b. 12h => Di 8-12
Mo + Di jeweils vormittag bis max. 11 => Mo,Di 8-11
Mo bis Do 14-17, Fr 13-15 => Mo-Do 14-17; Fr 13-15
Di u Mi vor 12, Do nach 12 => Di,Mi 8-12; Do 12-18
Mo 8 - 10, 15 - 17 => Mo 8-10 15-17
Mo: vorm. \n Mi: nachm. => Mo 8-12; Mi 12-18
Mo ✓ Di ✗ Mi ✓ => Mo,Mi 8-18
Mo/Mi/Fr => Mo,Mi,Fr 8-18
Mo, Di oder Freitag => Mo,Di,Fr 8-18
Mittwoch od. Donnerstag je 10-12 => Mi,Do 10-12
jd. Tag 8-9 => Mo-Fr 8-9
Mo 9h => Mo 9-10
Di 16.00 => Di 16-17
Mi 14 Uhr od. 15 Uhr => Mi 14-16
Mo um 9 oder um 10 => Mo 9-11
Di 15:30 - 18:30 => Di 16-18 ? cut
# Without a day
zw. 8 u. 12 => Mo-Fr 8-12
morgens, nicht vor 9 => Mo-Fr 9-10
halb 4 bis 5 => - | halb 4 bis 5 ? afternoon
werktags vormittags => Mo-Fr 8-12
wochentags ab 15h => Mo-Fr 15-18
Mo+Di ganztägig => Mo,Di 8-18
jederzeit, auch kurzfristig => alle | auch kurzfristig ? unread
egal wann, Hauptsache bald => alle | Hauptsache bald ? unread
tägl. ab 13 => Mo-Fr 13-18
an allen Tagen bis mittags => Mo-Fr 8-12
Mo - Fr 12 - 14 (Mittagspause) => Mo-Fr 12-14
spätnachmittags od. abends => Mo-Fr 16-18
Mo ab 17.00 bis open end => Mo 17-18
Montag Früh => Mo 8-10
Mittwoch in der Früh bis 9 => Mi 8-9
ab ca. 14 Uhr => Mo-Fr 14-18 | ca. ? hours
so gegen 16 Uhr, Do => - | so gegen 16 Uhr, Do ? hours
Mo Nachmittag ab halb zwei => Mo 14-18 ? cut
viertel nach 8 bis 10, Mi => Mi 9-10 ? cut
Mo-Mi bis spätestens 15 => Mo-Mi 8-15
frühestens 15h30, Mo und Di => Mo,Di 16-18 ? cut
Di od. Do, flexibel => Di,Do 8-18
# Only, not, except
ab 14.30 außer Do => Mo-Mi,Fr 15-18 ? cut
immer außer Freitag vormittags => Mo-Do 8-18; Fr 12-18
tgl. außer Mi => Mo,Di,Do,Fr 8-18
nur Di nachm. => Di 12-18
nur montags und nur vormittags => Mo 8-12
Fr nicht => Mo-Do 8-18
nicht Mi nachm. => Mo,Di,Do,Fr 8-18; Mi 8-12
kann Mi nie, sonst ab 14 => Mo,Di,Do,Fr 14-18
Mo geht nicht, Di ab 15:00, Mi geht nicht, Do ab 15:00, Fr geht nicht => Di,Do 15-18
alle Tage ausser Di und Do => Mo,Mi,Fr 8-18
vormittags (außer Mo) => Di-Fr 8-12
nachmittags; freitags nur bis 15 h => Mo-Do 12-18; Fr 12-15
ab 8 immer ausgen. dienstags => Mo,Mi-Fr 8-18
bis 11, Do nicht => Mo-Mi,Fr 8-11
Mi zw. 9:00 und 11:00, sonst keine Zeit => Mi 9-11
vormittags geht's nicht => Mo-Fr 12-18
vorm. gar nicht => Mo-Fr 12-18
keine Vormittage => Mo-Fr 12-18
bitte kein Montag! => Di-Fr 8-18
nicht vor 10 und nicht nach 15 => Mo-Fr 10-15
nicht zw. 12 und 14 => Mo-Fr 8-12 14-18
ohne Fr => Mo-Do 8-18
Mo-Fr, Fr nur vorm => Mo-Do 8-18; Fr 8-12
immer, Mi erst ab 15 => Mo,Di,Do,Fr 8-18; Mi 15-18
# What no week holds
nur frei wenn Oma aufpasst => - | nur frei wenn Oma aufpasst ? notWeekly
ungerade Wochen => - | ungerade Wochen ? notWeekly
Mo in ungeraden KW ab 14 => - | Mo in ungeraden KW ab 14 ? notWeekly
alle 14 Tage Mi => - | alle 14 Tage Mi ? notWeekly
14-tägig Fr vormittag => - | 14-tägig Fr vormittag ? notWeekly
jede 2. Woche Mo/Di => - | jede 2. Woche Mo/Di ? notWeekly
Mo (gerade KW), Di immer => Di 8-18 | Mo (gerade KW) ? notWeekly
Schichtdienst, muss man absprechen => - | Schichtdienst, muss man absprechen ? notWeekly
Frühschicht: nachm., Spätschicht: vorm. => - | Frühschicht: nachm., Spätschicht: vorm. ? notWeekly
arbeitet im 3-Schicht-Betrieb, Mi immer frei => Mi 8-18 | arbeitet im 3-Schicht-Betrieb ? notWeekly
in den Ferien auch vormittags, sonst nachmittags => Mo-Fr 12-18 | in den Ferien auch vormittags ? notWeekly
nur Schulferien => - | nur Schulferien ? notWeekly
ab Schulbeginn Mo 14-16 => Mo 14-16 | ab Schulbeginn ? notWeekly
bis Ostern nur Fr, danach egal => - | bis Ostern nur Fr, danach egal ? notWeekly
bis zu den Sommerferien Mo vorm. => - | bis zu den Sommerferien Mo vorm. ? notWeekly
ab 1.3. Di 9-12 => Di 9-12 | ab 1.3. ? notWeekly
Urlaub 3.-17.8., sonst jederzeit => - | Urlaub 3.-17.8., sonst jederzeit ? notWeekly
Mo+Do, aber nicht im Dezember => - | Mo+Do, aber nicht im Dezember ? notWeekly
Di außer Feiertage => - | Di außer Feiertage ? notWeekly
kann nur wenn Kind in der Krippe ist => - | kann nur wenn Kind in der Krippe ist ? notWeekly
sobald Kita-Platz da ist vormittags => - | sobald Kita-Platz da ist vormittags ? notWeekly
variabel, bitte anrufen => - | variabel, bitte anrufen ? notWeekly
Mo-Fr vorm. nach tel. Vereinb. => - | Mo-Fr vorm. nach tel. Vereinb. ? notWeekly
kurzfristig auch Mo => - | kurzfristig auch Mo ? notWeekly
# Wishes and doubts
eher vormittags => Mo-Fr 8-12
am liebsten Mo vorm., notfalls auch Di => Mo 8-12 | notfalls auch Di ? notWeekly
wenn möglich nach 15 Uhr => Mo-Fr 15-18
bevorzugt Do => Do 8-18
Wunsch: Mi 16 h => Mi 16-17
evtl. Fr, sicher Mo nachm. => Mo 12-18 | evtl. Fr ? notWeekly
Di vielleicht, Mi fix ab 13 => Mi 13-18 | Di vielleicht ? notWeekly
1x/Woche Mo od. Mi vorm. => Mo,Mi 8-12
2x pro Woche, Di und Do ab 14 => Di,Do 14-18 | 2x pro Woche ? unread
so früh wie möglich => - | so früh wie möglich ? unread
so spät wie möglich, Mo–Do => - | so spät wie möglich, Mo–Do ? unread
letzter Termin am Tag => - | letzter Termin am Tag ? unread
2. Wochenhälfte => - | 2. Wochenhälfte ? unread
Anfang der Woche => - | Anfang der Woche ? unread
Mo x Mi x => - | Mo x Mi x ? unread
# Around school, work and family
nachm. n. d. KiGa => Mo-Fr 16-18 | n. d. KiGa ? hours
Schule bis 13:15, danach => Mo-Fr 14-18 | Schule bis 13:15 ? unread
KiGa bis 12, dann Zeit => Mo-Fr 12-18 | KiGa bis 12 ? unread
Nachmittagsunterricht Mo u. Do => - | Nachmittagsunterricht Mo u. Do ? unread
Fußball Di 17 Uhr, sonst nachmittags => Mo,Mi,Do,Fr 12-18 | Fußball Di 17 Uhr ? unread
hat Mi Turnen => - | hat Mi Turnen ? unread
Arbeitet Mo–Do bis 16:00 => - | Arbeitet Mo–Do bis 16:00 ? unread
Berufstätig, ab 17 => Mo-Fr 17-18 | Berufstätig ? unread
Homeoffice Mo + Fr, da flexibel => - | Homeoffice Mo + Fr, da flexibel ? unread
Mama hat Di frei => Di 8-18
Papa kann nur Fr bringen => - | Papa kann nur Fr bringen ? unread
Mo mit Oma, Mi mit Papa => - | Mo mit Oma, Mi mit Papa ? unread
nach dem Mittagessen => - | nach dem Mittagessen ? hours
erste Stunde => - | erste Stunde ? unread
hat schon Termin Mo 9 => - | hat schon Termin Mo 9 ? unread
# Typos, dialect, other languages
Mitwoch nachmitags => Mi 12-18
Donerstag vormitag => Do 8-12
Dienstg ab 14 => Di 14-18
Montga od. Freitga => - | Montga od. Freitga ? unread
Dienstag Zmittag => Di 11-14
Mo z'Morge => - | Mo z'Morge ? unread
am Morge, nöd am Mittwuch => Mo,Di,Do,Fr 8-10
nach em Znüni => - | nach em Znüni ? hours
Donschtig ab de drü => - | Donschtig ab de drü ? unread
Zischtig und Fritig Namittag => Di,Fr 12-18
in the morning => Mo-Fr 8-12
afternoons only => Mo-Fr 12-18
Mon and Wed after 3pm => Mo,Mi 15-18
any time except Friday => Mo-Do 8-18
weekdays before noon => Mo-Fr 8-12
Tue/Thu 9am-11am => Di,Do 9-11
not on Mondays => Di-Fr 8-18
lundi et jeudi matin => - | lundi et jeudi matin ? unread
# Not offered, and no times at all
Sa vorm., sonst Fr => Fr 8-18 ? notOffered
Wochenende => - | ? notOffered
wartet auf Rückruf => - | wartet auf Rückruf ? unread
`;

describe('cells and telephone notes', () => testSentences(table));
