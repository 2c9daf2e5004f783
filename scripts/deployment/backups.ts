/** What `npm run backup -- setup` made, and how old its latest results are. */
import { hour } from '@platzwart/domain/dates/durations';
import { backupDays } from '@platzwart/domain/retention/erasure';
import { serverLogDays } from '@platzwart/domain/retention/server-log-days';
import { type Check, check, problems } from './check.ts';
import { first, type Known, region } from './known.ts';

const setup = ({ project }: Known) => `npm run backup -- setup --project=${project}`;

/** Daily, with time for one that takes long. */
const oldest = 36 * hour;
/** Weekly. */
const oldestAccounts = 8 * 24 * hour;
const isOld = (moment: string | undefined, now: Date) =>
  !(now.getTime() - Date.parse(moment ?? '') <= oldest);

export const ofBackups: readonly Check[] = [
  check<{ pointInTimeRecoveryEnablement?: string; deleteProtectionState?: string }>({
    name: 'Stand jeder Minute, Schutz vor Löschen',
    stops: 'no-backup',
    ask: first.database,
    lacks: ({ pointInTimeRecoveryEnablement: pitr, deleteProtectionState }) =>
      problems(
        pitr !== 'POINT_IN_TIME_RECOVERY_ENABLED' && 'kein Stand der letzten sieben Tage',
        deleteProtectionState !== 'DELETE_PROTECTION_ENABLED' && 'Datenbank lässt sich löschen',
      ),
    mend: setup,
  }),
  check<{ backupSchedules?: { dailyRecurrence?: object; retention?: string }[] }>({
    name: 'Tägliche Sicherung',
    stops: 'no-backup',
    ask: (known) => ({ url: `${first.database(known).url}/backupSchedules` }),
    lacks: ({ backupSchedules = [] }) => {
      const daily = backupSchedules.find(({ dailyRecurrence }) => dailyRecurrence);
      const days = Number.parseInt(daily?.retention ?? '0', 10) / 86_400;
      return problems(
        !daily && 'keine',
        daily && days !== backupDays && `${days} Tage aufbewahrt statt ${backupDays}`,
      );
    },
    mend: setup,
  }),
  check<{ backups?: { state?: string; snapshotTime?: string }[] }>({
    name: 'Alter der letzten Sicherung',
    advised: true,
    ask: ({ project }) => ({
      url: `https://firestore.googleapis.com/v1/projects/${project}/locations/-/backups`,
    }),
    lacks: ({ backups = [] }, { now }) => {
      const ready = backups.filter(({ state }) => state === 'READY');
      const latest = ready
        .map(({ snapshotTime = '' }) => snapshotTime)
        .sort()
        .at(-1);
      return problems(
        !latest && 'noch keine (die erste kommt binnen eines Tages)',
        latest && isOld(latest, now) && `von ${latest}`,
      );
    },
    mend: setup,
  }),
  check<{ state?: string; lastAttemptTime?: string; status?: { code?: number } }>({
    name: 'Liste der Löschungen, jede Nacht',
    ask: ({ project }) => ({
      url: `https://cloudscheduler.googleapis.com/v1/projects/${project}/locations/${region}/jobs/erasures-export`,
    }),
    lacks: ({ state, lastAttemptTime, status }, { now }) =>
      problems(
        state !== 'ENABLED' && `Zustand ${state}`,
        (status?.code ?? 0) !== 0 && `letzter Versuch: Fehler ${status?.code}`,
        lastAttemptTime && isOld(lastAttemptTime, now) && `zuletzt ${lastAttemptTime}`,
      ),
    mend: setup,
  }),
  check<{ retentionDays?: number }>({
    name: 'Aufbewahrung der Logs',
    ask: ({ project }) => ({
      url: `https://logging.googleapis.com/v2/projects/${project}/locations/global/buckets/_Default`,
    }),
    lacks: ({ retentionDays }) =>
      problems(retentionDays !== serverLogDays && `${retentionDays} Tage statt ${serverLogDays}`),
    mend: setup,
  }),
  check<{ items?: { timeCreated?: string }[] }>({
    name: 'Alter der letzten Konten',
    advised: true,
    ask: ({ project }) => ({
      url: `https://storage.googleapis.com/storage/v1/b/${project}-accounts/o?matchGlob=**/accounts.json&fields=items(timeCreated)`,
    }),
    lacks: ({ items = [] }, { now }) => {
      const latest = items
        .map(({ timeCreated = '' }) => timeCreated)
        .sort()
        .at(-1);
      return problems(
        !latest && 'noch keine',
        latest && now.getTime() - Date.parse(latest) > oldestAccounts && `von ${latest}`,
      );
    },
    mend: ({ project }) => `npm run backup -- copy --project=${project} --to=gs://…`,
  }),
  check<unknown>({
    name: 'HASH_KEY und die Konten liegen auch anderswo',
    advised: true,
    ask: ({ project }) =>
      `das weiß nur, wer sie hingelegt hat: npm run backup -- copy --project=${project} --to=gs://…, jede Woche; gcloud secrets versions access latest --secret=HASH_KEY --project=${project}`,
    lacks: () => [],
    mend: () => '',
  }),
];
