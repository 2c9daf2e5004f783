/**
 * Every alert of a project, as data: what it looks for, from when on, and what to do. Bodies follow
 * the discovery documents of Cloud Monitoring (v3), Cloud Logging (v2) and Cloud Billing Budgets
 * (v1).
 */
import { type CallName, callPath } from '@platzwart/domain/calls/calls';
import { logLines } from '@platzwart/functions/core/log-lines';
import type { services } from '@platzwart/functions/services';

type Plan = {
  readonly title: string;
  /** What whoever is woken does first, in German. */
  readonly advice: string;
  readonly looksFor: LogLine | Metric;
};
/**
 * A line of the functions' log: any, or more than so many in these minutes, which also are more
 * than a share of that call's answers.
 */
type LogLine = {
  readonly message: (typeof logLines)[keyof typeof logLines];
  /** Further fields of the line. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly moreThan?: {
    readonly times: number;
    readonly minutes: number;
    readonly share?: { readonly call: CallName; readonly part: number };
  };
};
type Metric = { readonly condition: object };

const all = `resource.type="cloud_run_revision"`;

/** Seconds, as Google's APIs write them. */
const seconds = (minutes: number) => `${minutes * 60}s`;

function threshold(filter: string, times: number, minutes: number, aggregation: object): Metric {
  return {
    condition: {
      conditionThreshold: {
        filter,
        comparison: 'COMPARISON_GT',
        thresholdValue: times,
        duration: '0s',
        aggregations: [{ alignmentPeriod: seconds(minutes), ...aggregation }],
      },
    },
  };
}
/**
 * No success of what runs by a schedule in `lookback` minutes, and so for `absent` more. Cloud
 * Monitoring looks back for 25 hours at most, and waits for 23.5. A service that has never succeeded
 * since the alert was made is not missed.
 */
function silence(service: keyof typeof services, lookback: number, absent: number): Metric {
  return {
    condition: {
      conditionAbsent: {
        // Cloud Run knows it in lower case.
        filter: `${all} AND metric.type="run.googleapis.com/request_count" AND resource.labels.service_name="${service.toLowerCase()}" AND metric.labels.response_code_class="2xx"`,
        duration: seconds(absent),
        aggregations: [{ alignmentPeriod: seconds(lookback), ...sum }],
      },
    },
  };
}
const sum = { perSeriesAligner: 'ALIGN_SUM', crossSeriesReducer: 'REDUCE_SUM' };

/** `host`: the product's own. */
export const plansFor = (host: string): readonly Plan[] => [
  {
    title: 'Buchungen scheitern',
    advice:
      'Log: jsonPayload.message="unforeseen". Seit dem letzten Deployment? Dann zurück (docs/deploy.md).',
    looksFor: {
      message: logLines.unforeseen,
      fields: { where: 'addWaitingRequest' },
      // Of few bookings one failure is a large share: in half an hour there are more of them.
      moreThan: { times: 2, minutes: 30, share: { call: 'addWaitingRequest', part: 0.05 } },
    },
  },
  {
    title: 'Fehler, die niemand vorgesehen hat',
    advice:
      'Log: jsonPayload.message="unforeseen", das Feld where sagt, was. Eine tägliche Arbeit wird stündlich wiederholt.',
    looksFor: { message: logLines.unforeseen, moreThan: { times: 10, minutes: 60 } },
  },
  {
    title: 'Was jede Minute läuft, läuft nicht',
    advice:
      'Ohne sie endet keine Frist, und kein Platzangebot geht hinaus; niemand meldet es sonst. Cloud Scheduler und das Log von everyMinute ansehen.',
    looksFor: silence('everyMinute', 5, 10),
  },
  {
    title: 'Was alle fünf Minuten läuft, läuft nicht',
    advice:
      'Ohne sie geht keine tägliche Arbeit weiter, und niemand meldet es sonst. Cloud Scheduler und das Log von everyFiveMinutes ansehen.',
    looksFor: silence('everyFiveMinutes', 5, 20),
  },
  {
    title: 'Was jede Stunde läuft, läuft nicht',
    advice:
      'Keine Testzeit endet, kein Abo wird nachgefragt, keine geplante Löschung geht weiter. Cloud Scheduler und das Log von everyHour ansehen.',
    looksFor: silence('everyHour', 60, 90),
  },
  {
    title: 'Was jede Nacht läuft, läuft nicht',
    advice:
      'Keine Pause endet, neue Praxen bekommen keine tägliche Arbeit. Cloud Scheduler und das Log von everyDay ansehen.',
    // In autumn a day has 25 hours.
    looksFor: silence('everyDay', 25 * 60, 60),
  },
  {
    title: 'Der SMTP-Server verweigert die Anmeldung',
    advice:
      'Alle E-Mails warten, keine geht verloren. Passwort geändert? SMTP_URL neu setzen, dann ausliefern (--only functions).',
    looksFor: { message: logLines.smtpSignInRefused },
  },
  {
    title: 'Der SMTP-Server antwortet nicht',
    advice: 'Alle E-Mails warten, keine geht verloren. Störung beim Dienst für E-Mails?',
    looksFor: { message: logLines.smtpUnreachable },
  },
  {
    title: 'Der SMTP-Server nimmt nichts von uns',
    advice:
      'Was er nicht nimmt, wartet, keine E-Mail geht verloren. Der Code steht in der Zeile: Kontingent, Absender oder Sperre? Gehen andere hinaus, liegt es an dieser einen.',
    looksFor: { message: logLines.smtpRefused },
  },
  {
    title: 'E-Mails liegen seit über 30 Minuten',
    advice: 'npm run operator -- health; dann das Log von emailQueued und everyMinute.',
    looksFor: { message: logLines.outboxOld },
  },
  {
    title: 'Viele Konten fehlen',
    advice:
      'Was hier dazu gehört, bleibt stehen. Wer hat in Authentication gelöscht? Dann zurückholen: npm run backup -- accounts.',
    looksFor: { message: logLines.accountsLost },
  },
  {
    title: 'Tägliche Arbeit ist zu spät',
    advice:
      'npm run operator -- late zeigt, was wartet. Läuft die Warteschlange dailyWork? Darf sie aufrufen?',
    looksFor: { message: logLines.late },
  },
  {
    title: 'Wartelisten widersprachen ihren Anfragen',
    advice: 'Sie sind schon berichtigt. Was hat die Praxis im Log zuvor getan?',
    looksFor: { message: logLines.drift },
  },
  {
    title: 'Eine Praxis zahlt zweimal',
    advice: 'Bei Stripe nach dem Kunden aus der Zeile suchen und ein Abo beenden.',
    looksFor: { message: logLines.secondSubscription },
  },
  {
    title: 'Arbeitsnachweise werden abgelehnt',
    advice:
      'Nach einem Deployment: alte Seiten, das vergeht. Sonst: eine Flut, oder HASH_KEY ist ein anderer.',
    looksFor: { message: logLines.proofRefused, moreThan: { times: 5, minutes: 60 } },
  },
  {
    title: 'Flut von Formularen',
    advice: 'Welche Praxis, steht in der Zeile. Die Nachweise sind schon so schwer wie möglich.',
    looksFor: { message: logLines.flood },
  },
  {
    title: 'Aufrufe aus einem Netz, das wir nicht kennen',
    advice:
      'npm run deploy:check vergleicht functions/src/core/google-networks.ts mit Googles Liste. Stimmt sie, ruft ein Fremder an Hosting vorbei: nichts zu tun.',
    looksFor: { message: logLines.unlistedHop },
  },
  {
    title: 'Antworten mit 5xx',
    advice: 'Log: severity>=ERROR. Nur ein Dienst? Speicher, Zeit oder ein Geheimnis fehlt.',
    looksFor: threshold(
      `${all} AND metric.type="run.googleapis.com/request_count" AND metric.labels.response_code_class="5xx"`,
      5,
      10,
      sum,
    ),
  },
  {
    title: 'Nicht zu erreichen',
    advice: 'Zertifikat, DNS, Hosting; status.firebase.google.com.',
    looksFor: threshold(
      `resource.type="uptime_url" AND metric.type="monitoring.googleapis.com/uptime_check/check_passed" AND resource.labels.host="${host}"`,
      1,
      20,
      {
        perSeriesAligner: 'ALIGN_NEXT_OLDER',
        crossSeriesReducer: 'REDUCE_COUNT_FALSE',
        groupByFields: ['resource.label.host'],
      },
    ),
  },
];

const titled = (title: string) => `Platzwart: ${title}`;

/** In the Logging query language. */
export function logFilter({ message, fields = {} }: LogLine): string {
  const lines = Object.entries({ message, ...fields });
  return [all, ...lines.map(([name, value]) => `jsonPayload.${name}="${value}"`)].join(' AND ');
}

const isLogLine = (looksFor: Plan['looksFor']): looksFor is LogLine => 'message' in looksFor;

/** 'platzwart-unforeseen-addWaitingRequest' */
const metricName = ({ message, fields = {} }: LogLine) =>
  ['platzwart', message, ...Object.values(fields)].join('-');

const answeredName = (call: CallName) => `platzwart-answered-${call}`;

/** Cloud Run's own log. Refused calls, of which anybody can send a million, make no rate smaller. */
const answeredFilter = (call: CallName) =>
  `${all} AND httpRequest.requestMethod="POST" AND httpRequest.requestUrl:"${callPath(call)}" AND (httpRequest.status<400 OR httpRequest.status>=500)`;

/** A log-based metric for each plan that counts lines. */
export function metricsFor(plans: readonly Plan[]) {
  const metric = (name: string, description: string, filter: string) => ({
    name,
    description,
    filter,
    metricDescriptor: { metricKind: 'DELTA', valueType: 'INT64' },
  });
  return plans.flatMap(({ title, looksFor }) => {
    if (!isLogLine(looksFor) || !looksFor.moreThan) return [];
    const counted = metric(metricName(looksFor), title, logFilter(looksFor));
    const { share } = looksFor.moreThan;
    return share
      ? [
          counted,
          metric(answeredName(share.call), `${title}: von allen`, answeredFilter(share.call)),
        ]
      : counted;
  });
}

/** `channels`: 'projects/…/notificationChannels/…' */
export function policiesFor(plans: readonly Plan[], channels: readonly string[]) {
  return plans.map(({ title, advice, looksFor }) => {
    const conditions = conditionsOf(looksFor);
    return {
      displayName: titled(title),
      // A number and its share, both.
      combiner: conditions.length > 1 ? 'AND' : 'OR',
      enabled: true,
      documentation: { content: advice, mimeType: 'text/markdown' },
      notificationChannels: channels,
      conditions: conditions.map((condition) => ({ displayName: title, ...condition })),
      alertStrategy: {
        autoClose: '86400s',
        // Only of log lines: each would be a notification.
        ...(isLogLine(looksFor) &&
          !looksFor.moreThan && { notificationRateLimit: { period: '3600s' } }),
      },
    };
  });
}

function conditionsOf(looksFor: Plan['looksFor']): object[] {
  if (!isLogLine(looksFor)) return [looksFor.condition];
  const { moreThan } = looksFor;
  if (!moreThan) return [{ conditionMatchedLog: { filter: logFilter(looksFor) } }];
  const { times, minutes, share } = moreThan;
  const filter = counts(metricName(looksFor));
  const { condition: count } = threshold(filter, times, minutes, sum);
  if (!share) return [count];
  const aggregations = [{ alignmentPeriod: seconds(minutes), ...sum }];
  return [
    count,
    {
      conditionThreshold: {
        filter,
        aggregations,
        denominatorFilter: counts(answeredName(share.call)),
        denominatorAggregations: aggregations,
        comparison: 'COMPARISON_GT',
        thresholdValue: share.part,
        duration: '0s',
      },
    },
  ];
}

const counts = (metric: string) => `${all} AND metric.type="logging.googleapis.com/user/${metric}"`;

/** From Hosting alone, and by way of a function and the database. */
export function uptimeChecksFor(host: string, project: string) {
  return ['/', '/sitemap.xml'].map((path) => ({
    displayName: titled(`${host}${path}`),
    monitoredResource: { type: 'uptime_url', labels: { host, project_id: project } },
    httpCheck: { path, port: 443, useSsl: true, validateSsl: true, requestMethod: 'GET' },
    period: '300s',
    timeout: '10s',
  }));
}

/** `amount`: whole units of the billing account's currency, in a month. */
export function budgetFor(number: string, amount: number) {
  return {
    displayName: titled('Budget'),
    budgetFilter: { projects: [`projects/${number}`], calendarPeriod: 'MONTH' },
    amount: { specifiedAmount: { units: String(amount) } },
    thresholdRules: [
      { thresholdPercent: 0.5, spendBasis: 'CURRENT_SPEND' },
      { thresholdPercent: 1, spendBasis: 'CURRENT_SPEND' },
      { thresholdPercent: 1, spendBasis: 'FORECASTED_SPEND' },
    ],
  };
}
