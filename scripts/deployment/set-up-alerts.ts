/** What has to be sent so that a project has its alerts: nothing, if it has them. */
import { allows } from '../stripe-setup.ts';
import { budgetFor, metricsFor, plansFor, policiesFor, uptimeChecksFor } from './alert-plans.ts';

export type Change = {
  readonly why: string;
  readonly method: 'POST' | 'PUT' | 'PATCH';
  readonly url: string;
  readonly body: object;
};

/** What the project has now, as its APIs list it. */
type There = {
  readonly metrics: readonly { readonly name?: string }[];
  readonly policies: readonly Listed[];
  readonly uptimeChecks: readonly Listed[];
  readonly budgets: readonly Listed[];
};
/** `name`: 'projects/…/alertPolicies/…' */
type Listed = { readonly name?: string; readonly displayName?: string };

type Wanted = {
  readonly project: string;
  readonly number: string;
  readonly host: string;
  readonly billingAccount: string;
  readonly channels: readonly string[];
  readonly budget: number;
};

const logging = 'https://logging.googleapis.com/v2';
const monitoring = 'https://monitoring.googleapis.com/v3';
const budgets = 'https://billingbudgets.googleapis.com/v1';

/** Metrics first: policies name them. Found by the name that people see. */
export function changesFor(wanted: Wanted, there: There): Change[] {
  const { project, host, channels, billingAccount } = wanted;
  const plans = plansFor(host);
  const ofProject = `${monitoring}/projects/${project}`;
  return [
    ...metricsFor(plans).flatMap((metric) => {
      const before = there.metrics.find(({ name }) => name === metric.name);
      const url = `${logging}/projects/${project}/metrics`;
      return changeTo(metric.name, before, metric, {
        method: before ? 'PUT' : 'POST',
        url: before ? `${url}/${metric.name}` : url,
      });
    }),
    ...listed(uptimeChecksFor(host, project), there.uptimeChecks, {
      root: monitoring,
      collection: `${ofProject}/uptimeCheckConfigs`,
    }),
    ...listed(policiesFor(plans, channels), there.policies, {
      root: monitoring,
      collection: `${ofProject}/alertPolicies`,
    }),
    ...listed([budgetFor(wanted.number, wanted.budget)], there.budgets, {
      root: budgets,
      collection: `${budgets}/${billingAccount}/budgets`,
    }),
  ];
}

function listed(
  wanted: readonly (object & { displayName: string })[],
  there: readonly Listed[],
  { root, collection }: { root: string; collection: string },
): Change[] {
  return wanted.flatMap((one) => {
    const before = there.find(({ displayName }) => displayName === one.displayName);
    return changeTo(one.displayName, before, one, {
      method: before ? 'PATCH' : 'POST',
      url: before ? `${root}/${before.name}?updateMask=${Object.keys(one).join(',')}` : collection,
    });
  });
}

function changeTo(
  title: string,
  before: object | undefined,
  body: object,
  request: Pick<Change, 'method' | 'url'>,
): Change[] {
  if (before && allows(before, body)) return [];
  return [{ why: `${title} ${before ? 'anpassen' : 'anlegen'}`, ...request, body }];
}
