/** What patients may edit behind the portal link. No schemas: their page loads this first. */
import { type NamesOf, questionNames, questionOf, type Section } from '../booking/questions.ts';

/**
 * Editable by the link alone: nothing here identifies a person, or says why a prescription was
 * issued.
 */
export const openFields: readonly string[] = [
  ...questionNames.filter((name) => questionOf(name).section === 'times'),
  'prescription',
];

const contactSections: readonly Section[] = ['contactPerson', 'contact', 'address'];
export type ContactField = NamesOf<{
  section: 'contactPerson' | 'contact' | 'address';
  kind: 'line' | 'phone' | 'email';
}>;

/**
 * Editable with a proof. Only the practice changes whose place it is: places are not transferable.
 */
export const contactFields = questionNames.filter((name): name is ContactField => {
  const { section, kind } = questionOf(name);
  return contactSections.includes(section) && ['line', 'phone', 'email'].includes(kind);
});
