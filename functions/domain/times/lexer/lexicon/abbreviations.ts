/** Words that are looked at one by one: abbreviations, and what restricts wherever it stands. */
import { words } from './words.ts';

/** Not days and months: their dots are looked at where they stand. */
export const abbreviations = new Set(
  words(
    'vorm vormi vormitt vm vmtg vmittag nachm nachmi nachmitt nachmit nm nmtg nami nmittag ca cca circa evtl evt ev eventl ggf ggfs max min bzw bezw od inkl einschl ausschl ausgen exkl zeitl gz ges jd jed tgl jew zw mind mtl woech wtl std insb spaetest fruehest usw etc tel abspr vereinb bes vsl moegl unmoegl taegl jaen jan feb febr mrz apr jun jul aug sept sep okt nov dez',
  ),
);

export const restricting = new Set(words('nur ausschliesslich ausschl lediglich bloss einzig'));
