/**
 * What is still invented in the domain's `legal/operator.ts` and in `src/content/operator.ts`. The
 * production build names it, and a deployment stops (`scripts/deployment/settings.ts`).
 */
import type * as content from './src/content/operator.ts';

type Content = {
  operator: Readonly<Record<string, string>>;
  /** Undefined: nobody has said whether there are any. */
  otherSubProcessors: readonly Readonly<Record<string, string>>[] | undefined;
  statistics: typeof content.statistics;
  team: readonly { task: string; name?: string }[];
  partners: typeof content.partners;
  socialLinks: typeof content.socialLinks;
};

/** Values that belong to nobody. */
const invented = /\.example\b|Muster|Betreibergesellschaft|0{6}/;

/** Not everybody has these: pages leave them out. */
const mayBeEmpty = ['phone', 'phoneHours', 'registerNumber', 'registerCourt'];

/** Hours of a number that nobody has are nobody's, too. */
const withNumber = ['phoneHours'];

/** One line for each, with what to do; empty once all is real. */
export function placeholders({
  operator,
  otherSubProcessors,
  statistics,
  team,
  partners,
  socialLinks,
}: Content): string[] {
  return [
    ...Object.entries(operator).flatMap(([name, value]) =>
      (value.trim() === '' && !mayBeEmpty.includes(name)) ||
      invented.test(value) ||
      (withNumber.includes(name) && invented.test(String(operator.phone)))
        ? `operator.${name}: '${value}'`
        : [],
    ),
    ...(otherSubProcessors === undefined
      ? ['otherSubProcessors: who else processes data? [] says nobody']
      : otherSubProcessors.flatMap((one) =>
          Object.values(one).some((value) => value.trim() === '' || invented.test(value))
            ? `otherSubProcessors: ${one.name}`
            : [],
        )),
    ...socialLinks.flatMap(({ name, url }) =>
      invented.test(url) || new URL(url).pathname === '/'
        ? `socialLinks: ${name} leads to ${url}, to nobody's page`
        : [],
    ),
    ...partners.flatMap(({ name, url }) =>
      invented.test(url) ? `partners: ${name} leads to ${url}` : [],
    ),
    ...statistics.flatMap(({ value, label, countedIn }) =>
      countedIn ? [] : `statistics: ${value} ${label}, counted when?`,
    ),
    ...team.flatMap(({ task, name }) => (name ? [] : `team: nobody's name at '${task}'`)),
  ];
}
