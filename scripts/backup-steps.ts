/**
 * The steps of `npm run backup` on a real project, as data: each is a gcloud command or a task of
 * ours. Nothing runs here.
 */
import { day } from '@platzwart/domain/dates/durations';
import { backupDays, erasureDays } from '@platzwart/domain/retention/erasure';
import { serverLogDays } from '@platzwart/domain/retention/server-log-days';
import { services } from '@platzwart/functions/services';
import { deletion } from './deployment/check.ts';
import { region } from './deployment/known.ts';

export type Step =
  | {
      readonly why: string;
      readonly command: readonly string[];
      /** An error that the resource already exists is fine. */
      readonly mayExist?: true;
    }
  | {
      readonly why: string;
      readonly work:
        | 'erase'
        | 'wait'
        | 'scheduleBackups'
        | 'findBackup'
        | 'latestErasures'
        | 'writeAccounts'
        | 'checkAccounts'
        | 'checkCopy'
        | 'returnAccounts'
        | 'checkCopyBucket';
      readonly database: string;
    };

type Project = { readonly project: string };

/** Point-in-time recovery knows no seconds. What was erased in those cut off is erased again. */
export const wholeMinute = (moment: Date) =>
  new Date(Math.floor(moment.getTime() / 60_000) * 60_000);

/** A backup names their versions: without `HASH_KEY` above all, its hashes say nothing. */
export const secretNames = [
  'HASH_KEY',
  'FACTOR_KEYS',
  'DKIM_KEY',
  'PUSH_KEY',
  'BOUNCE_KEY',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

const live = '(default)';
const schedulerAccount = 'erasures-export';

/** Separate from the backups, so that nobody with access to one can damage the other by mistake. */
export const bucketOf = ({ project }: Project) => `gs://${project}-erasures`;

/** Accounts, with their password hashes, and what a copy elsewhere takes. */
export const accountsBucketOf = ({ project }: Project) => `gs://${project}-accounts`;

const accountOf = ({ project }: Project) =>
  `${schedulerAccount}@${project}.iam.gserviceaccount.com`;

/**
 * Once per project; repeating it only reverts manual changes. The files: of `lifecycle` and
 * `accountsLifecycle`.
 */
export function setUpSteps({
  project,
  lifecycleFile,
  accountsLifecycleFile,
}: Project & {
  readonly lifecycleFile: string;
  readonly accountsLifecycleFile: string;
}): Step[] {
  const here = `--project=${project}`;
  const bucket = bucketOf({ project });
  const account = accountOf({ project });
  return [
    {
      why: `The servers' logs, which name network addresses, are kept for ${serverLogDays} days, as the privacy policy says.`,
      command: [
        'logging',
        'buckets',
        'update',
        '_Default',
        '--location=global',
        `--retention-days=${serverLogDays}`,
        here,
      ],
    },
    {
      why: 'Every state of the last seven days can be read, and nobody deletes the database by mistake.',
      command: [
        'firestore',
        'databases',
        'update',
        `--database=${live}`,
        '--enable-pitr',
        '--delete-protection',
        here,
      ],
    },
    {
      why: `A backup every day, kept for ${backupDays} days.`,
      work: 'scheduleBackups',
      database: live,
    },
    {
      why: 'A bucket for the list of erasures, which nobody from outside can be let into.',
      command: [
        'storage',
        'buckets',
        'create',
        bucket,
        `--location=${region}`,
        '--uniform-bucket-level-access',
        '--public-access-prevention',
        here,
      ],
      mayExist: true,
    },
    {
      why: `What is in it goes after ${erasureDays} days.`,
      command: [
        'storage',
        'buckets',
        'update',
        bucket,
        `--lifecycle-file=${lifecycleFile}`,
        '--clear-soft-delete',
        here,
      ],
    },
    {
      why: 'Another one for accounts, which hold addresses and password hashes.',
      command: [
        'storage',
        'buckets',
        'create',
        accountsBucketOf({ project }),
        `--location=${region}`,
        '--uniform-bucket-level-access',
        '--public-access-prevention',
        here,
      ],
      mayExist: true,
    },
    {
      why: `What is in it goes after ${backupDays} days, like every backup.`,
      command: [
        'storage',
        'buckets',
        'update',
        accountsBucketOf({ project }),
        `--lifecycle-file=${accountsLifecycleFile}`,
        '--clear-soft-delete',
        here,
      ],
    },
    {
      why: 'Somebody who may export, and nothing else.',
      command: [
        'iam',
        'service-accounts',
        'create',
        schedulerAccount,
        '--display-name=Exports the list of erasures',
        here,
      ],
      mayExist: true,
    },
    {
      why: 'They may begin an export.',
      command: [
        'projects',
        'add-iam-policy-binding',
        project,
        `--member=serviceAccount:${account}`,
        '--role=roles/datastore.importExportAdmin',
        '--condition=None',
      ],
    },
    {
      why: 'They may write into that bucket alone.',
      command: [
        'storage',
        'buckets',
        'add-iam-policy-binding',
        bucket,
        `--member=serviceAccount:${account}`,
        '--role=roles/storage.admin',
        here,
      ],
    },
    {
      why: 'Every night the list of erasures is exported there: random ids and hashes, no personal data.',
      command: [
        'scheduler',
        'jobs',
        'create',
        'http',
        'erasures-export',
        `--location=${region}`,
        '--schedule=30 1 * * *',
        '--time-zone=Europe/Berlin',
        `--uri=https://firestore.googleapis.com/v1/projects/${project}/databases/${live}:exportDocuments`,
        '--http-method=POST',
        '--headers=Content-Type=application/json',
        `--message-body=${JSON.stringify({ outputUriPrefix: bucket, collectionIds: ['erasures'] })}`,
        `--oauth-service-account-email=${account}`,
        here,
      ],
      mayExist: true,
    },
  ];
}

/** Makes the daily schedule, or mends the one that is there: a second would be another error. */
export const scheduleCommand = (database: string, project: string, id?: string): string[] => [
  ...['firestore', 'backups', 'schedules'],
  ...(id === undefined ? ['create', '--recurrence=daily'] : ['update', `--backup-schedule=${id}`]),
  `--database=${database}`,
  `--retention=${backupDays}d`,
  `--project=${project}`,
];

/** The bucket's retention, in Cloud Storage's format. */
export const lifecycle = {
  rule: [{ action: { type: 'Delete' }, condition: { age: erasureDays } }],
} as const;

export const accountsLifecycle = {
  rule: [{ action: { type: 'Delete' }, condition: { age: backupDays } }],
} as const;

type Named = Project & {
  readonly name: string;
  /** A folder of this machine, with the files of `writeAccounts`. */
  readonly folder: string;
};

/** The accounts, and which version of each secret they and the data belong to; no secret itself. */
function accountSteps({ project, name, folder }: Named): Step[] {
  return [
    { why: 'Accounts, and the versions of the secrets.', work: 'writeAccounts', database: live },
    {
      why: 'They go beside the backups.',
      command: [
        'storage',
        'cp',
        `${folder}/accounts.json`,
        `${folder}/secrets.json`,
        `${accountsBucketOf({ project })}/${name}/`,
        `--project=${project}`,
      ],
    },
  ];
}

/** A bucket as Cloud Storage's JSON API describes it, as far as it matters here. */
export type Bucket = {
  readonly location?: string;
  readonly lifecycle?: {
    readonly rule?: readonly {
      readonly action?: { readonly type?: string };
      readonly condition?: Readonly<Record<string, unknown>>;
    }[];
  };
  readonly versioning?: { readonly enabled?: boolean };
  /** Whatever is younger cannot be deleted; in seconds, as text. */
  readonly retentionPolicy?: { readonly retentionPeriod?: string };
  /** Nothing new can be deleted until somebody lets it go. */
  readonly defaultEventBasedHold?: boolean;
  /** In seconds, as text. */
  readonly softDeletePolicy?: { readonly retentionDurationSeconds?: string };
  readonly iamConfiguration?: { readonly publicAccessPrevention?: string };
};

/**
 * Why health data must not be copied there: the privacy policy and the processing agreement promise
 * the region, and that whatever was erased is gone from every backup in time. Empty if all is well.
 */
export function bucketProblems(bucket: Bucket): string[] {
  const daysOf = (seconds = '0') => (Number(seconds) * 1000) / day;
  const ages = (bucket.lifecycle?.rule ?? []).flatMap(({ action, condition = {} }) => {
    const { age, ...others } = condition;
    return action?.type === 'Delete' && typeof age === 'number' && Object.keys(others).length === 0
      ? age
      : [];
  });
  const days =
    Math.max(Math.min(...ages), daysOf(bucket.retentionPolicy?.retentionPeriod)) +
    daysOf(bucket.softDeletePolicy?.retentionDurationSeconds);
  const problems = {
    [`lies in ${bucket.location}, not in ${region}`]: bucket.location?.toLowerCase() !== region,
    'deletes nothing by itself': ages.length === 0,
    [`holds everything for ${days} days, not for ${backupDays} at most`]:
      ages.length > 0 && days > backupDays,
    'holds everything until somebody lets it go': bucket.defaultEventBasedHold === true,
    'holds older versions of what was deleted': bucket.versioning?.enabled === true,
    'can be made public': bucket.iamConfiguration?.publicAccessPrevention !== 'enforced',
  };
  return Object.keys(problems).filter((problem) => problems[problem]);
}

/** Makes such a bucket, in the other project. */
export const bucketCommands = (to: string): string[] => [
  `gcloud storage buckets create ${to} --project=… --location=${region} --uniform-bucket-level-access --public-access-prevention --soft-delete-duration=0`,
  `echo '${JSON.stringify(accountsLifecycle)}' > lifecycle.json && gcloud storage buckets update ${to} --lifecycle-file=lifecycle.json`,
  `gcloud storage buckets add-iam-policy-binding ${to} --member=user:… --role=roles/storage.objectCreator   (and roles/storage.legacyBucketReader)`,
];

/** Everything, to a bucket of another project, where nobody of this one can delete it. */
export function copySteps({ to, ...named }: Named & { readonly to: string }): Step[] {
  const { project, name } = named;
  const here = `${accountsBucketOf({ project })}/${name}`;
  return [
    {
      why: 'The bucket must lie where our papers say, and forget when they say.',
      work: 'checkCopyBucket',
      database: live,
    },
    ...accountSteps(named),
    {
      why: 'All data, as of now.',
      command: [
        'firestore',
        'export',
        `${here}/firestore`,
        `--database=${live}`,
        `--project=${project}`,
      ],
    },
    {
      why: 'A copy outside of the project; your account needs to write there, and no more.',
      command: ['storage', 'cp', '--recursive', here, `${to}/`],
    },
  ];
}

/** Exports the current list of erasures, and the accounts. */
export function exportSteps(named: Named): Step[] {
  const { project, name } = named;
  return [
    {
      why: 'The list of erasures up to this moment.',
      command: [
        'firestore',
        'export',
        `${bucketOf({ project })}/${name}`,
        '--collection-ids=erasures',
        `--database=${live}`,
        `--project=${project}`,
      ],
    },
    ...accountSteps(named),
  ];
}

type Restore = Project & {
  /** The database to create. */
  readonly into: string;
  /** A backup's name, 'latest', or a moment in the last seven days. */
  readonly source: { readonly backup: string } | { readonly at: Date };
  /** A folder of the bucket, or 'latest'. */
  readonly erasures: string;
};

/** Restores into a separate database; never touches the live one. */
export function restoreSteps({ project, into, source, erasures }: Restore): Step[] {
  const here = `--project=${project}`;
  const fetched: Step[] =
    'backup' in source
      ? [
          { why: 'Which backup it is, and of when.', work: 'findBackup', database: live },
          {
            why: 'A new database from the backup.',
            command: [
              'firestore',
              'databases',
              'restore',
              `--source-backup=${source.backup}`,
              `--destination-database=${into}`,
              here,
            ],
          },
        ]
      : [
          {
            why: 'A new database as the live one was at that moment.',
            command: [
              'firestore',
              'databases',
              'clone',
              `--source-database=projects/${project}/databases/${live}`,
              `--snapshot-time=${source.at.toISOString()}`,
              `--destination-database=${into}`,
              here,
            ],
          },
        ];
  return [
    ...(erasures === 'latest'
      ? [
          {
            why: 'Which list of erasures is the youngest.',
            work: 'latestErasures',
            database: into,
          } as const,
        ]
      : []),
    ...fetched,
    { why: 'That takes a while.', work: 'wait', database: into },
    {
      why: 'The list of erasures, as it was kept apart.',
      command: [
        'firestore',
        'import',
        `${bucketOf({ project })}/${erasures}`,
        '--collection-ids=erasures',
        `--database=${into}`,
        here,
      ],
    },
    { why: 'What has been erased since is erased again.', work: 'erase', database: into },
  ];
}

/**
 * The only way to another live database, to be read and run by hand: it deletes the one that is
 * there. Meanwhile nothing runs, since half of the data would be taken for all, and a trigger of a
 * deleted database stays silent for its successor.
 */
export function replaceLines({ project, source }: Pick<Restore, 'project' | 'source'>): string[] {
  const here = `--project=${project}`;
  const ofLive = `--database='${live}' ${here}`;
  const isMoment = 'at' in source;
  return [
    '# Nothing runs any more: from here on the product is down.',
    deletion(Object.keys(services), { project }),
    '# If the database can still be read:',
    `npm run backup -- export ${here}`,
    ...(isMoment
      ? [
          '# That moment goes with the database, so it is saved first:',
          `npm run backup -- restore ${here} --into=saved --at=${source.at.toISOString()}`,
        ]
      : []),
    `gcloud firestore databases update --no-delete-protection ${ofLive}`,
    `gcloud firestore databases delete ${ofLive}`,
    '# Five minutes later, when Google gives its name away again:',
    ...(isMoment
      ? [
          `gcloud firestore databases clone --source-database=projects/${project}/databases/saved --snapshot-time="$(date -u +%Y-%m-%dT%H:%M:00Z)" --destination-database='${live}' ${here}`,
          `# When this names nothing: gcloud firestore operations list --filter='NOT done:true' ${ofLive}`,
        ]
      : [`npm run backup -- restore ${here} --into='${live}' --backup=${source.backup}`]),
    `npm run deploy -- ${here} --only firestore`,
    `npm run backup -- setup ${here}`,
    `npm run deploy -- ${here}`,
    ...(isMoment
      ? [
          '# A second copy of health data:',
          `gcloud firestore databases delete --database=saved ${here}`,
        ]
      : []),
  ];
}

type Drill = Project & {
  /** The temporary database. */
  readonly into: string;
  /** The bucket of `copySteps`. */
  readonly copy?: string | undefined;
};

/**
 * The drill: reads the accounts, and restores the latest backup and list into a temporary database.
 * Whatever can be read without it is seen first, while there is nothing to tidy away. Its last step
 * deletes that database; it also runs if an earlier one fails.
 */
export function drillSteps({ project, into, copy }: Drill): Step[] {
  return [
    ...(copy === undefined
      ? []
      : [
          {
            why: 'Whether the latest copy outside of the project can be read, and is whole.',
            work: 'checkCopy',
            database: into,
          } as const,
        ]),
    {
      why: 'Whether the latest accounts can be read, and the secrets they belong to exist.',
      work: 'checkAccounts',
      database: into,
    },
    ...restoreSteps({ project, into, source: { backup: 'latest' }, erasures: 'latest' }),
    {
      why: 'Nothing of it stays.',
      command: [
        'firestore',
        'databases',
        'delete',
        `--database=${into}`,
        '--quiet',
        `--project=${project}`,
      ],
    },
  ];
}
