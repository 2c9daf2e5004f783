/** Firestore: where it lies, its indexes and rules. */
import { type Check, check, deploy, fileOf, named, problems } from './check.ts';
import { first, type Known, region } from './known.ts';

type Indexes = {
  indexes?: {
    name?: string;
    queryScope?: string;
    state?: string;
    fields?: { fieldPath?: string; order?: string; arrayConfig?: string }[];
  }[];
};
type IndexFile = {
  indexes: {
    collectionGroup: string;
    queryScope: string;
    fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
  }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
};

const indexFile = () => JSON.parse(fileOf('firestore.indexes.json')) as IndexFile;

const database = (known: Known) => first.database(known).url;

/** 'requests COLLECTION status ASCENDING, requestedAt ASCENDING' */
function indexText(
  group: string | undefined,
  scope: string | undefined,
  fields: NonNullable<NonNullable<Indexes['indexes']>[number]['fields']>,
): string {
  // Google ends each index with the name.
  const own = fields.at(-1)?.fieldPath === '__name__' ? fields.slice(0, -1) : fields;
  return `${group} ${scope} ${own.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`).join(', ')}`;
}

export const ofDatabase: readonly Check[] = [
  check<{
    type?: string;
    locationId?: string;
  }>({
    name: 'Firestore',
    ask: first.database,
    lacks: ({ type, locationId }) =>
      problems(
        type !== 'FIRESTORE_NATIVE' && `Art ${type} statt FIRESTORE_NATIVE`,
        locationId !== region &&
          `liegt in ${locationId} statt ${region}; das lässt sich nur mit einem neuen Projekt ändern`,
      ),
    mend: (known) =>
      `gcloud firestore databases create --location=${region} --type=firestore-native ${named(known)}`,
  }),
  check<Indexes>({
    name: 'Indexe',
    isDeployed: true,
    ask: (known) => ({ url: `${database(known)}/collectionGroups/-/indexes?pageSize=300` }),
    lacks: ({ indexes = [] }) => {
      const there = new Map(
        indexes.map(({ name, queryScope, fields = [], state }) => [
          indexText(/collectionGroups\/([^/]+)/.exec(name ?? '')?.[1], queryScope, fields),
          state,
        ]),
      );
      return indexFile().indexes.flatMap(({ collectionGroup, queryScope, fields }) => {
        const text = indexText(collectionGroup, queryScope, fields);
        return problems(
          there.get(text) !== 'READY' && `${text}: ${there.get(text) ?? 'nicht angelegt'}`,
        );
      });
    },
    mend: (known) => `# CREATING: warten\n${deploy(known, 'firestore:indexes')}`,
  }),
  check<{ fields?: { name?: string; ttlConfig?: { state?: string } }[] }>({
    name: 'Ablauf von Dokumenten (TTL)',
    isDeployed: true,
    ask: (known) => ({
      url: `${database(known)}/collectionGroups/-/fields?filter=${encodeURIComponent('ttlConfig:*')}&pageSize=300`,
    }),
    lacks: ({ fields = [] }) =>
      indexFile()
        .fieldOverrides.filter(({ ttl }) => ttl)
        .flatMap(({ collectionGroup, fieldPath }) => {
          const end = `/collectionGroups/${collectionGroup}/fields/${fieldPath}`;
          const state = fields.find(({ name }) => name?.endsWith(end))?.ttlConfig?.state;
          return problems(
            state !== 'ACTIVE' && `${collectionGroup}.${fieldPath}: ${state ?? 'ohne Ablauf'}`,
          );
        }),
    mend: (known) => deploy(known, 'firestore:indexes'),
  }),
  check<{ source?: { files?: { content?: string }[] } }>({
    name: 'Regeln',
    isDeployed: true,
    ask: (known) =>
      known.ruleset
        ? { url: `https://firebaserules.googleapis.com/v1/${known.ruleset}` }
        : first.rules(known),
    lacks: ({ source }) =>
      problems(
        source?.files?.[0]?.content?.trim() !== fileOf('firestore.rules').trim() &&
          'andere als in firestore.rules',
      ),
    mend: (known) => deploy(known, 'firestore:rules'),
  }),
];
