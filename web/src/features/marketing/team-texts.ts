/** Texts of `/team`, apart from the operator's own facts. */
export const texts = {
  title: 'Team',
  lead: 'Damit ein freier Therapieplatz bei dem Menschen ankommt, der auf ihn wartet.',
  work: {
    title: 'Wie wir arbeiten',
    text: 'Jede Neuerung beginnt mit einer Frage aus einer Praxis. Alles Neue prüfen wir im Praxisalltag, bevor du es bekommst.',
    action: 'Stell uns deine Frage',
  },
} as const;
