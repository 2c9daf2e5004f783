/** What stands for each introduction video before it plays, in the words of `cells.tsx`. */
export const videoDrawings: Readonly<Record<string, readonly string[]>> = {
  // Three times are chosen.
  'anfrage-stellen': ['0000000', '0005000', '0005000', '0500000', '0000000'],
  // An envelope.
  'anfrage-empfangen': ['555555555', '531111135', '513111315', '511313115', '511131115', '555555555'],
  // Rows: star, name, times.
  tabelle: ['6-4444-22', '1-4443-22', '1-444--22', '1-4444-22', '1-4443-22'],
  // More and fewer.
  woche: ['1232112', '2464321', '1356532', '1245421', '0123210'],
  // A box.
  archiv: ['5555555', '5555555', '-11111-', '-14441-', '-11111-', '-11111-'],
  // Upwards.
  priorisieren: ['---6---', '--666--', '-66666-', '---3---', '---2---', '---1---'],
  // A slip with lines.
  notizen: ['2222222', '2555552', '2222222', '2555222', '222222-', '22222--'],
  // Sliders.
  einstellungen: ['225222222', '---------', '222222522', '---------', '222522222'],
  // The free place, and who comes next.
  'platz-anbieten': ['1232112', '2464321', '135f532', '1245421', '0123210'],
};
