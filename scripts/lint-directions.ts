/**
 * Which part of the project may import what, each ban once. `node scripts/lint-directions.ts`
 * writes them for the linter, into
 * `biome.directions.json`, which `biome.json` extends: there a later entry replaces an earlier one
 * for the same file, so that each folder must get all that holds in it. A test compares.
 */
import { writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from './toolchain.ts';

type Ban = {
  /** Folders in which it holds, with all that is below them. */
  readonly in: readonly string[];
  /** Folders below these in which it does not. */
  readonly except?: readonly string[];
  /** Patterns as in .gitignore, of what is written in the import. */
  readonly group: readonly string[];
  /** Where the line belongs instead. */
  readonly message: string;
};

/**
 * Folders of functions/src, each may import what stands before it. '.' is the folder itself:
 * contents, tasks, wiring. `operator` runs on the operator's machine.
 */
export const functionsOrder = [
  'core',
  'emails/templates',
  'push',
  'emails',
  'errors',
  'waiting-list',
  'team',
  'accounts',
  'vacancies',
  'requests',
  'billing',
  'practices',
  'practices/settings',
  'follow-up',
  'lifecycle',
  '.',
  'operator',
];

const bans: readonly Ban[] = [
  {
    in: ['functions/domain', 'functions/src', 'web/src'],
    group: ['zod'],
    message: "Take 'zod/mini': full zod weighs 17 kB more on every public form.",
  },
  {
    in: ['functions/domain'],
    group: [
      'firebase*',
      'firebase*/**',
      'react*',
      'react*/**',
      'node:*',
      '@platzwart/functions/**',
      '**/src/**',
    ],
    message: 'The domain knows no Firebase, no React, no machine: pure rules only.',
  },
  // Values go one way between all its folders (tests/consistency/domain-order.test.ts), types any.
  {
    in: ['dates', 'sign-in', 'text'].map((folder) => `functions/domain/${folder}`),
    group: ['../*/**', '!../dates/durations.ts', '!../text/characters.ts'],
    message:
      'This folder of the domain knows no other one, but for durations and characters: what needs both belongs in the other.',
  },
  {
    in: ['functions/domain/*'],
    except: ['functions/domain/calls'],
    group: ['../calls/**', '../queries.ts'],
    message:
      'Calls and queries are put together from the folders of the domain, which do not know them.',
  },
  {
    in: ['functions/src'],
    group: ['react', 'react-dom', '@platzwart/web/**', '**/web/src/**'],
    message: 'Web and functions never meet: what both need belongs in functions/domain.',
  },
  ...functionsOrder.slice(0, -1).map((folder, place) => ({
    in: [posix.join('functions/src', folder)],
    except: functionsOrder
      .filter((below) => below.startsWith(`${folder}/`))
      .map((below) => posix.join('functions/src', below)),
    group: functionsOrder.slice(place + 1).map((later) => filesOf(posix.relative(folder, later))),
    message:
      'Folders of functions/src import one way (scripts/lint-directions.ts): move what both need to the earlier one.',
  })),
  {
    in: ['functions/src'],
    except: ['functions/src/waiting-list'],
    group: ['**/writable-collections.ts'],
    message:
      'Only waiting-list writes its documents: call one of its functions, or amendRequest in core.',
  },
  {
    in: [
      'push',
      'team',
      'accounts',
      'vacancies',
      'requests',
      'billing',
      'practices',
      'follow-up',
    ].map((folder) => `functions/src/${folder}`),
    group: ['@platzwart/domain/paths'],
    message: 'Documents come from core/collections.ts, which knows who may write them.',
  },
  {
    in: ['web/src'],
    except: ['web/src/firebase'],
    group: ['firebase', 'firebase/**', 'react-firebase-hooks/**'],
    message:
      "Only web/src/firebase imports the browser SDK; ask it through a feature's queries.ts or commands.ts.",
  },
  {
    in: ['web/src'],
    except: ['web/src/ui/overlay'],
    group: ['@base-ui/**'],
    message: 'Base UI belongs behind sign-in: wrap it in web/src/ui/overlay.',
  },
  {
    in: ['web/src'],
    group: [
      '@platzwart/functions',
      '@platzwart/functions/**',
      'firebase-admin',
      'firebase-admin/**',
      'firebase-functions',
      'firebase-functions/**',
    ],
    message: 'Web and functions never meet: what both need belongs in functions/domain.',
  },
  {
    in: ['web/src/firebase'],
    group: [
      '**/ui/**',
      '**/web/src/calls/**',
      '../calls/**',
      '../../calls/**',
      '**/entities/**',
      '**/features/**',
      '**/pages/**',
      '**/shell/**',
    ],
    message: '`firebase` must not import screens.',
  },
  {
    in: ['web/src/calls'],
    group: ['**/entities/**', '**/features/**', '**/pages/**', '**/shell/**'],
    message: '`calls` must not import screens: pass what they say as sentences.',
  },
  {
    in: ['web/src'],
    except: [
      'web/src/calls',
      'web/src/firebase',
      'web/src/features/booking',
      'web/src/features/session',
    ],
    group: ['**/firebase/calls.ts'],
    message:
      'Ask our functions through `run` in web/src/calls, which tells what went wrong as a sentence.',
  },
  {
    in: ['web/src/ui'],
    group: [
      '@platzwart/**',
      // One rule for what is stored and what is shown.
      '!@platzwart/domain/text/readable-markdown',
      '**/calls/**',
      '**/entities/**',
      '**/features/**',
      '**/firebase/**',
      '**/pages/**',
      '**/shell/**',
    ],
    message: 'The kit knows neither domain nor Firebase: pass what it needs as props.',
  },
  {
    in: ['web/src/entities'],
    group: ['**/features/**', '**/pages/**', '**/shell/**'],
    message:
      'What several features know of a request, practice, member or tag knows no feature itself: pass what it needs as props.',
  },
  // How a neighbour is written depends on the depth.
  ...[1, 2, 3].map((depth) => ({
    in: [`web/src/features${'/*'.repeat(depth)}`],
    except: [`web/src/features${'/*'.repeat(depth + 1)}`],
    group: [`${'../'.repeat(depth)}*/**`, `!${'../'.repeat(depth + 1)}**`, '**/pages/**'],
    message:
      'Features never import each other or a page: a page composes them, or what both know belongs in web/src/entities or functions/domain.',
  })),
];

function filesOf(folder: string): string {
  return `${folder.startsWith('.') ? folder : `./${folder}`}/*.ts`;
}

const depthOf = (folder: string) => folder.split('/').length;

/** Whether all of `folder` is in `above`, where '*' is any one folder. */
function isIn(folder: string, above: string): boolean {
  const parts = folder.split('/');
  return (
    depthOf(above) <= parts.length &&
    above.split('/').every((part, place) => part === '*' || part === parts[place])
  );
}

/**
 * For each folder that a ban names, all that hold there; the deeper, the later, since a later one
 * replaces an earlier one.
 */
export function directions() {
  const folders = [
    ...new Set(bans.flatMap((ban) => [...ban.in, ...(ban.except ?? [])])),
  ].toSorted();
  return folders
    .toSorted((one, other) => depthOf(one) - depthOf(other))
    .map((folder) => {
      const here = bans.filter(
        (ban) =>
          ban.in.some((one) => isIn(folder, one)) && !ban.except?.some((one) => isIn(folder, one)),
      );
      const patterns = here.map(({ group, message }) => ({ group, message }));
      const noRestrictedImports = { level: 'error', options: { patterns } };
      return {
        includes: [`${folder}/**/*`],
        linter: { rules: { style: { noRestrictedImports } } },
      };
    });
}

/** As the file stands: one folder a line. */
export function written(): string {
  const lines = directions().map((override) => `    ${JSON.stringify(override)}`);
  return `{\n  "overrides": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(join(root, 'biome.directions.json'), written());
