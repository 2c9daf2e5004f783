/** What a practice's own papers ask of it, by name; drawn from its settings. */
export const practiceValues = [
  'practiceParty',
  'practiceMonths',
  'practiceQuestions',
  'practiceFollowUp',
  'practiceConsents',
  'practiceRoles',
  'practiceExports',
  'practiceCertificates',
  'practiceFactor',
] as const;
export type PracticeValues = Readonly<Record<(typeof practiceValues)[number], string>>;
