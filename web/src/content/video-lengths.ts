/**
 * Minutes and seconds of each recording, `m:ss`. Written by `npm run videos`, which reads them from
 * the files.
 */
export const videoLengths: Readonly<Record<string, string>> = {
  'anfrage-stellen': '2:30',
  'anfrage-empfangen': '1:04',
  tabelle: '0:53',
  woche: '0:58',
  archiv: '1:12',
  priorisieren: '1:21',
  notizen: '1:15',
  einstellungen: '1:49',
  'platz-anbieten': '1:30',
};
