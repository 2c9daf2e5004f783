/** Texts of the landing page below its hero. */
export const texts = {
  steps: {
    title: 'So geht es',
    all: [
      {
        title: 'Deine Zeiten, deine Fragen',
        text: 'Du legst fest, wann ihr arbeitet und was ihr von neuen Patientinnen und Patienten wissen müsst. Daraus entsteht euer Anfrageformular.',
      },
      {
        title: 'Anfragen ohne Anruf',
        text: 'Wer einen Therapieplatz sucht, wählt die passenden Zeitfenster in der Woche. Ohne Konto, am Handy oder am Computer.',
      },
      {
        title: 'Die Warteliste führt sich von selbst',
        text: 'Für jedes Zeitfenster steht fest, wer als Nächstes an der Reihe ist. Wird ein Platz frei, siehst du sofort, wem er passt.',
      },
    ],
  },
  look: {
    title: 'Die ganze Woche auf einen Blick',
    text: 'In jedem Zeitfenster steht, wie viele warten. Ein Klick darauf, und du siehst, wer als Nächstes an der Reihe ist.',
    picture: 'Wochenplan mit einem gewählten Zeitfenster, daneben dessen Warteliste: nummeriert, wer seit wann wartet',
    toFeatures: 'Alle Funktionen ansehen',
  },
} as const;
