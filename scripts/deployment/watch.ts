/** Who notices when something goes wrong: alerts, uptime, budget. */
import { plansFor, policiesFor, uptimeChecksFor } from './alert-plans.ts';
import { type Check, check, problems } from './check.ts';
import { first, hostOf, type Known } from './known.ts';

const alerts = ({ project }: Known) =>
  `# ohne --channel nennt es die Wege, ohne --send sendet es nichts\nnpm run alerts -- --project=${project} --channel=… --send`;

export const ofWatch: readonly Check[] = [
  check<{
    alertPolicies?: { displayName?: string; enabled?: boolean; notificationChannels?: string[] }[];
  }>({
    name: 'Alarme',
    stops: 'no-alert',
    ask: ({ project }) => ({
      url: `https://monitoring.googleapis.com/v3/projects/${project}/alertPolicies?pageSize=200`,
    }),
    lacks: ({ alertPolicies = [] }, known) =>
      policiesFor(plansFor(hostOf(known)), []).flatMap(({ displayName }) => {
        const there = alertPolicies.find((one) => one.displayName === displayName);
        return problems(
          !there && displayName,
          there?.enabled === false && `${displayName} ist aus`,
          there && !there.notificationChannels?.length && `${displayName} erreicht niemanden`,
        );
      }),
    mend: alerts,
  }),
  check<{
    notificationChannels?: { type?: string; enabled?: boolean; verificationStatus?: string }[];
  }>({
    name: 'Weg der Alarme',
    stops: 'no-alert',
    ask: ({ project }) => ({
      url: `https://monitoring.googleapis.com/v3/projects/${project}/notificationChannels?pageSize=200`,
    }),
    lacks: ({ notificationChannels = [] }) =>
      problems(
        !notificationChannels.some(
          ({ type, enabled = true, verificationStatus }) =>
            enabled && type !== 'email' && verificationStatus !== 'UNVERIFIED',
        ) && 'nur E-Mail: Sie schweigt, wenn E-Mails ausfallen',
      ),
    mend: ({ project }) =>
      `https://console.cloud.google.com/monitoring/alerting/notifications?project=${project} : SMS, Google Chat, PagerDuty oder Webhook`,
  }),
  check<{ uptimeCheckConfigs?: { displayName?: string }[] }>({
    name: 'Erreichbarkeit von außen',
    ask: ({ project }) => ({
      url: `https://monitoring.googleapis.com/v3/projects/${project}/uptimeCheckConfigs?pageSize=100`,
    }),
    lacks: ({ uptimeCheckConfigs = [] }, known) =>
      uptimeChecksFor(hostOf(known), known.project)
        .filter(({ displayName }) =>
          uptimeCheckConfigs.every((one) => one.displayName !== displayName),
        )
        .map(({ displayName }) => `${displayName} fehlt`),
    mend: alerts,
  }),
  check<{ budgets?: { budgetFilter?: { projects?: string[] }; thresholdRules?: object[] }[] }>({
    name: 'Budget',
    ask: (known) =>
      known.billingAccount
        ? {
            url: `https://billingbudgets.googleapis.com/v1/${known.billingAccount}/budgets?pageSize=100`,
          }
        : first.billing(known),
    lacks: ({ budgets = [] }, { number }) =>
      problems(
        !budgets.some(
          ({ budgetFilter, thresholdRules = [] }) =>
            thresholdRules.length > 0 &&
            (!budgetFilter?.projects?.length ||
              budgetFilter.projects.includes(`projects/${number}`)),
        ) && 'keines mit Schwellen für dieses Projekt',
      ),
    mend: alerts,
  }),
];
