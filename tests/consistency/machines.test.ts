/**
 * What setup finds on machines we do not have: each is a folder of small scripts that answer as the
 * real programs do. Playwright's own registry is asked for real, as on that machine.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseEmulator } from '../../scripts/choose-emulator.mjs';
import {
  askPlaywright,
  discoverTools,
  type Machine,
  packagesFor,
  problemsOf,
  refusalOf,
} from '../../scripts/discover-tools.mjs';

const project = fileURLToPath(new URL('../..', import.meta.url));
const needs = { needsBrowser: true };
const macJdk = 'Library/Java/JavaVirtualMachines/temurin-21.jdk/Contents/Home';
const linuxPath = ['usr/local/bin', 'usr/bin', 'snap/bin'];
const macPath = ['usr/local/bin', 'usr/bin', 'bin'];

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'machine-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function file(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  chmodSync(join(root, path), 0o755);
}

function link(path: string, to: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  symlinkSync(join(root, to), join(root, path));
}

const program = (path: string) => file(path, '#!/bin/sh\n');

/** A JDK answers on the error stream, wherever it is called from. */
function jdk(home: string, version: number): void {
  const answer = [
    'Property settings:',
    `    java.home = ${join(root, home)}`,
    `    java.specification.version = ${version}`,
  ];
  file(
    `${home}/bin/java`,
    `#!/bin/sh\necho '${answer.join('\n')}' >&2\necho 'openjdk version "${version}.0.5" 2024-10-15' >&2\n`,
  );
}

/**
 * asdf and jenv: a script for each program, which asks for the version that this project or its
 * user chose.
 */
function shim(path: string, chosen: string | undefined): void {
  const refusal = `echo "No version is set for command java" >&2; exit 126`;
  file(path, `#!/bin/sh\n${chosen ? `exec "${join(root, chosen)}/bin/java" "$@"` : refusal}\n`);
}

/** mise: one program under many names, which looks what it was called. */
function mise(chosen: string): void {
  file(
    'usr/bin/mise',
    `#!/bin/sh\n[ "\${0##*/}" = java ] && exec "${join(root, chosen)}/bin/java" "$@"\nexit 1\n`,
  );
  link('home/.local/share/mise/shims/java', 'usr/bin/mise');
}

/** Without a JDK, macOS still has this. */
function macStub(home?: string): void {
  const refusal =
    'echo "The operation couldn’t be completed. Unable to locate a Java Runtime." >&2; exit 1';
  file(
    'usr/bin/java',
    `#!/bin/sh\n${home ? `exec "${join(root, home)}/bin/java" "$@"` : refusal}\n`,
  );
}

type Row = {
  machine: string;
  files: () => void;
  path?: string[];
  env?: Record<string, string>;
  platform?: string;
  java?: string;
  chromium?: string;
  headlessShell?: string;
  firefox?: string;
  webkit?: string;
  /** What `npx playwright install` has installed. */
  playwright?: Browser[];
  /** How each sentence begins. */
  said?: string[];
};
type Browser = 'chromium' | 'firefox' | 'webkit';

const chrome = 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const macFirefox = 'Applications/Firefox.app/Contents/MacOS/firefox';
const noChromium = 'No Chromium or Chrome was found';
const noJava = 'No Java 21 or newer answered';
/** In the folder that belongs to its Chromium. */
const shellOfPlaywright = 'chrome-headless-shell-linux64/chrome-headless-shell';
const nothing = { chromium: '', firefox: '', webkit: '' };
const aMac = () => {
  program(chrome);
  program(macFirefox);
};
const onMac = { platform: 'mac15-arm64', path: macPath, chromium: chrome, firefox: macFirefox };

const machines: Row[] = [
  {
    machine: 'Ubuntu with packages of apt',
    files: () => {
      jdk('usr/lib/jvm/java-21-openjdk-amd64', 21);
      link('usr/bin/java', 'usr/lib/jvm/java-21-openjdk-amd64/bin/java');
      for (const name of ['google-chrome-stable', 'firefox', 'WebKitWebDriver', 'Xvfb'])
        program(`usr/bin/${name}`);
      program('usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser');
    },
    java: 'usr/lib/jvm/java-21-openjdk-amd64',
    chromium: 'usr/bin/google-chrome-stable',
    firefox: 'usr/bin/firefox',
    webkit: 'usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  },
  {
    machine: 'Ubuntu desktop: Firefox and Chromium are snaps, Java is too old',
    files: () => {
      jdk('usr/lib/jvm/java-8-openjdk-amd64', 1.8);
      jdk('usr/lib/jvm/java-17-openjdk-amd64', 17);
      link('usr/bin/java', 'usr/lib/jvm/java-17-openjdk-amd64/bin/java');
      program('usr/bin/snap');
      link('snap/bin/firefox', 'usr/bin/snap');
      link('snap/bin/chromium', 'usr/bin/snap');
      file(
        'usr/bin/firefox',
        '#!/bin/sh\nif ! [ -x /snap/bin/firefox ]; then exit 1; fi\nexec /snap/bin/firefox "$@"\n',
      );
    },
    chromium: 'snap/bin/chromium',
    said: [noJava, 'usr/bin/firefox is a snap'],
  },
  {
    machine: 'Debian with Chromium and its headless shell',
    files: () => {
      jdk('usr/lib/jvm/java-25-openjdk-amd64', 25);
      program('usr/bin/chromium');
    },
    java: 'usr/lib/jvm/java-25-openjdk-amd64',
    chromium: 'usr/bin/chromium',
    headlessShell: 'usr/bin/chromium-headless-shell',
  },
  {
    machine: 'the same, with another one chosen',
    files: () => {
      jdk('usr/lib/jvm/java-25-openjdk-amd64', 25);
      for (const name of ['chromium-headless-shell', 'google-chrome']) program(`usr/bin/${name}`);
    },
    env: { CHROMIUM_PATH: 'usr/bin/google-chrome' },
    java: 'usr/lib/jvm/java-25-openjdk-amd64',
    chromium: 'usr/bin/google-chrome',
  },
  {
    machine: 'Ubuntu desktop with Playwright’s browsers beside the snaps',
    files: () => {
      jdk('usr/lib/jvm/java-25-openjdk-amd64', 25);
      program('usr/bin/snap');
      link('snap/bin/firefox', 'usr/bin/snap');
      program('usr/bin/chromium-headless-shell');
    },
    platform: 'ubuntu24.04-x64',
    java: 'usr/lib/jvm/java-25-openjdk-amd64',
    playwright: ['chromium', 'firefox', 'webkit'],
    headlessShell: shellOfPlaywright,
    said: ['snap/bin/firefox is a snap'],
  },
  {
    machine: 'macOS, Temurin’s installer',
    files: () => {
      aMac();
      jdk(macJdk, 21);
      macStub(macJdk);
    },
    ...onMac,
    java: macJdk,
  },
  {
    machine: 'macOS, brew install openjdk@21 (not linked), Playwright’s browsers alone',
    files: () => {
      macStub();
      jdk('opt/homebrew/Cellar/openjdk@21/21.0.5/libexec/openjdk.jdk/Contents/Home', 21);
      link(
        'opt/homebrew/opt/openjdk@21/bin/java',
        'opt/homebrew/Cellar/openjdk@21/21.0.5/libexec/openjdk.jdk/Contents/Home/bin/java',
      );
    },
    platform: 'mac15-arm64',
    path: macPath,
    java: 'opt/homebrew/Cellar/openjdk@21/21.0.5/libexec/openjdk.jdk/Contents/Home',
    playwright: ['chromium', 'firefox', 'webkit'],
  },
  {
    machine: 'macOS with Intel, brew install openjdk and openjdk@17',
    files: () => {
      aMac();
      macStub();
      jdk('usr/local/Cellar/openjdk/25.0.1/libexec/openjdk.jdk/Contents/Home', 25);
      link(
        'usr/local/opt/openjdk/bin/java',
        'usr/local/Cellar/openjdk/25.0.1/libexec/openjdk.jdk/Contents/Home/bin/java',
      );
      jdk('usr/local/opt/openjdk@17', 17);
    },
    ...onMac,
    java: 'usr/local/Cellar/openjdk/25.0.1/libexec/openjdk.jdk/Contents/Home',
  },
  {
    machine: 'macOS with nothing but the stub',
    files: () => macStub(),
    platform: 'mac15-arm64',
    path: macPath,
    said: [noJava, noChromium],
  },
  {
    machine: 'macOS, SDKMAN in a shell that it has not entered',
    files: () => {
      aMac();
      macStub();
      jdk('home/.sdkman/candidates/java/21.0.5-tem', 21);
    },
    ...onMac,
    java: 'home/.sdkman/candidates/java/21.0.5-tem',
  },
  {
    machine: 'asdf with a version chosen',
    files: () => {
      aMac();
      jdk('home/.asdf/installs/java/temurin-21.0.5', 21);
      shim('home/.asdf/shims/java', 'home/.asdf/installs/java/temurin-21.0.5');
    },
    ...onMac,
    path: ['home/.asdf/shims', ...macPath],
    java: 'home/.asdf/installs/java/temurin-21.0.5',
  },
  {
    machine: 'asdf with none chosen here',
    files: () => {
      aMac();
      jdk('home/.asdf/installs/java/temurin-25.0.1', 25);
      shim('home/.asdf/shims/java', undefined);
    },
    ...onMac,
    path: ['home/.asdf/shims', ...macPath],
    java: 'home/.asdf/installs/java/temurin-25.0.1',
  },
  {
    machine: 'mise',
    files: () => {
      aMac();
      jdk('home/.local/share/mise/installs/java/21.0.2', 21);
      mise('home/.local/share/mise/installs/java/21.0.2');
    },
    ...onMac,
    path: ['home/.local/share/mise/shims', ...macPath],
    java: 'home/.local/share/mise/installs/java/21.0.2',
  },
  {
    machine: 'jenv, whose choice is older than what it also has',
    files: () => {
      aMac();
      jdk('home/.jenv/versions/17', 17);
      jdk('home/.jenv/versions/21', 21);
      shim('home/.jenv/shims/java', 'home/.jenv/versions/17');
    },
    ...onMac,
    path: ['home/.jenv/shims', ...macPath],
    java: 'home/.jenv/versions/21',
  },
  {
    machine: 'JAVA_HOME beside a newer Java',
    files: () => {
      aMac();
      jdk('opt/mine', 21);
      jdk('usr/lib/jvm/java-25', 25);
      link('usr/bin/java', 'usr/lib/jvm/java-25/bin/java');
    },
    ...onMac,
    env: { JAVA_HOME: 'opt/mine' },
    java: 'opt/mine',
  },
  {
    machine: 'WSL2, where the folders of Windows are on the PATH',
    files: () => {
      program('mnt/c/Program Files/Java/bin/java.exe');
      program('mnt/c/Program Files/Mozilla Firefox/firefox.exe');
      jdk('usr/lib/jvm/java-21-openjdk-amd64', 21);
      link('usr/bin/java', 'usr/lib/jvm/java-21-openjdk-amd64/bin/java');
    },
    path: [...linuxPath, 'mnt/c/Program Files/Java/bin', 'mnt/c/Program Files/Mozilla Firefox'],
    java: 'usr/lib/jvm/java-21-openjdk-amd64',
    said: [noChromium],
  },
];

describe.each(machines)(
  '$machine',
  ({ files, path = linuxPath, env = {}, platform = '', playwright = [], said = [], ...row }) => {
    it('is understood', () => {
      files();
      const machine = theMachine(path, env);
      const asThere = {
        PLAYWRIGHT_HOST_PLATFORM_OVERRIDE: platform,
        PLAYWRIGHT_BROWSERS_PATH: join(root, 'playwright'),
      };
      const registry =
        playwright.length > 0 ? askPlaywright({ ...machine, env: asThere }) : nothing;
      for (const name of playwright) program(registry[name].slice(root.length + 1));
      const besideChromium = registry.chromium
        .slice(root.length + 1)
        .replace(/chromium-(\d+).*/, `chromium_headless_shell-$1/${shellOfPlaywright}`);
      const shell = row.headlessShell === shellOfPlaywright ? besideChromium : row.headlessShell;
      if (shell) program(shell);
      const tools = discoverTools(machine, registry);

      const here = (place: string | undefined) => (place === undefined ? null : join(root, place));
      const ofPlaywright = (name: Browser) => (playwright.includes(name) ? registry[name] : null);
      expect(tools.java?.home ?? null).toBe(here(row.java));
      expect(tools.chromium).toBe(ofPlaywright('chromium') ?? here(row.chromium));
      expect(tools.headlessShell).toBe(here(shell));
      expect(tools.firefox).toBe(here(row.firefox));
      expect(tools.webkit?.browser ?? null).toBe(here(row.webkit));
      expect([tools.playwrightFirefox, tools.playwrightWebkit]).toEqual([
        ofPlaywright('firefox'),
        ofPlaywright('webkit'),
      ]);
      const messages = [...problemsOf(tools, needs), ...Object.values(tools.skipped)].map((text) =>
        text.replace(`${root}/`, ''),
      );
      expect(messages.map((text, i) => text.slice(0, said[i]?.length))).toEqual(said);
      const missing = [
        ...(row.java ? [] : ['Java']),
        ...(tools.chromium ? [] : ['Chromium']),
        ...(row.chromium?.endsWith('/bin/chromium') && !row.headlessShell
          ? ['Chromium without a window']
          : []),
        ...(row.firefox || playwright.includes('firefox') ? [] : ['Firefox']),
        ...(row.webkit || playwright.includes('webkit') ? [] : ['WebKit']),
      ];
      expect(packagesFor(tools, needs).map(({ what }) => what)).toEqual(missing);
    });
  },
);

function theMachine(path: readonly string[], env: Readonly<Record<string, string>> = {}): Machine {
  const places = Object.fromEntries(
    Object.entries(env).map(([name, place]) => [name, join(root, place)]),
  );
  return {
    env: { PATH: path.map((folder) => join(root, folder)).join(':'), ...places },
    home: join(root, 'home'),
    root,
    project,
  };
}

it('a program that cannot run on this machine is told apart from one that is missing', () => {
  jdk('usr/lib/jvm/java-17', 17);
  link('usr/bin/java', 'usr/lib/jvm/java-17/bin/java');
  const [sentence] = problemsOf(discoverTools(theMachine(linuxPath), nothing), {
    needsBrowser: false,
  });
  expect(sentence).toContain(`Java 17 in ${join(root, 'usr/lib/jvm/java-17')} is too old`);
});

it('without the browser tests nobody is asked for a browser', () => {
  jdk('usr/lib/jvm/java-21', 21);
  const tools = discoverTools(theMachine(linuxPath), nothing);
  expect(problemsOf(tools, { needsBrowser: false })).toEqual([]);
  expect(packagesFor(tools, { needsBrowser: false })).toEqual([]);
});

it.each([
  ['win32', /use WSL2/],
  ['linux', /^$/],
  ['darwin', /^$/],
] as const)('on %s it says', (platform, sentence) => {
  expect(refusalOf(platform)).toMatch(sentence);
});

describe('the Firestore emulator', () => {
  const folder = 'home/.cache/firebase/emulators';
  const downloading = (version: string) => () => {
    file(`${folder}/emulator-v${version}.jar`, '');
    return true;
  };
  const offline = {
    isReachable: async () => false,
    download: () => expect.unreachable('nothing is downloaded'),
  };
  const unasked = {
    isReachable: () => expect.unreachable('nobody is asked'),
    download: () => expect.unreachable('nothing is downloaded'),
  };
  const online = { isReachable: async () => true, download: downloading('1.22.0') };
  const choose = (
    outside: typeof offline | typeof unasked | typeof online,
    env: Record<string, string> = {},
  ) => {
    const machine = theMachine(linuxPath, env);
    return chooseEmulator(
      { ...machine, project: join(root, 'project') },
      { ...outside, cache: join(root, 'cache') },
    );
  };

  function pinned(version: string): void {
    const info = {
      firestore: {
        version,
        remoteUrl: 'https://example.org/e.jar',
        downloadPathRelativeToCacheDir: `emulator-v${version}.jar`,
      },
    };
    file(
      'project/node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
      JSON.stringify(info),
    );
  }

  function cloudWith(version: string): void {
    const components = [
      { id: 'core', version: { version_string: '1' } },
      { id: 'cloud-firestore-emulator', version: { version_string: version } },
    ];
    file('opt/sdk/.install/cloud-firestore-emulator.snapshot.json', JSON.stringify({ components }));
    file('opt/sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar', '');
    program('opt/sdk/bin/gcloud');
    link('usr/bin/gcloud', 'opt/sdk/bin/gcloud');
  }

  beforeEach(() => pinned('1.22.0'));

  it('is that of firebase-tools where it was downloaded, whatever else is installed', async () => {
    cloudWith('1.23.0');
    file(`${folder}/emulator-v1.22.0.jar`, '');
    expect(await choose(unasked)).toEqual({ said: '1.22.0 (firebase-tools)' });
  });

  it('is downloaded where it can be', async () => {
    cloudWith('1.19.9');
    expect(await choose(online)).toEqual({ said: '1.22.0 (firebase-tools)' });
  });

  it('is downloaded without a question where there is no other', async () => {
    expect(await choose({ ...online, isReachable: unasked.isReachable })).toEqual({
      said: '1.22.0 (firebase-tools)',
    });
    rmSync(join(root, folder), { recursive: true });
    expect(await choose({ ...unasked, download: () => false })).toBeUndefined();
  });

  it('is that of the Google Cloud CLI where the download cannot be had, which is asked once and said every time', async () => {
    cloudWith('1.19.9');
    const cloud = await choose(offline);
    expect(cloud?.said).toMatch(
      /^1\.19\.9 \(Google Cloud CLI; 1\.22\.0 of firebase-tools could not be downloaded/,
    );
    expect(cloud?.cloudJar).toBe(
      join(root, 'opt/sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'),
    );
    expect(await choose(unasked)).toEqual(cloud);
  });

  it('is that of firebase-tools again, once somebody has downloaded it or another version is pinned', async () => {
    cloudWith('1.19.9');
    await choose(offline);
    file(`${folder}/emulator-v1.22.0.jar`, '');
    expect((await choose(unasked))?.said).toBe('1.22.0 (firebase-tools)');
    pinned('1.23.0');
    expect((await choose({ ...online, download: downloading('1.23.0') }))?.said).toBe(
      '1.23.0 (firebase-tools)',
    );
  });

  it('is that of the Google Cloud CLI where the host answers and the download fails', async () => {
    cloudWith('1.20.0');
    expect((await choose({ ...online, download: () => false }))?.said).toMatch(
      /^1\.20\.0 \(Google/,
    );
  });

  it('is tried behind a proxy, which our own question would not go through', async () => {
    cloudWith('1.19.9');
    const env = { https_proxy: 'proxy' };
    expect((await choose({ ...online, isReachable: unasked.isReachable }, env))?.said).toBe(
      '1.22.0 (firebase-tools)',
    );
  });

  it('is never older than the oldest that passed', async () => {
    cloudWith('1.9.12');
    expect(await choose({ ...unasked, download: () => false })).toBeUndefined();
  });

  it('is the one somebody names', async () => {
    expect((await choose(unasked, { FIRESTORE_EMULATOR_BINARY_PATH: 'mine.jar' }))?.said).toBe(
      `${join(root, 'mine.jar')} (FIRESTORE_EMULATOR_BINARY_PATH)`,
    );
  });
});
