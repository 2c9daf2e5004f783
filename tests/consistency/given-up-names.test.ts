/** Names that were replaced (decision 0061) must not return: not in a text, not in a file name. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const givenUp: Readonly<Record<string, readonly RegExp[]>> = {
  'an e-mail is no letter': [
    /(?<![A-Za-z])[Ll]etters?(?![a-z]|-spacing|Spacing)/,
    /(?<!preview|sendTest)(?<=[a-z])Letters?(?![a-z])/,
    /LETTERS?(?![A-Z])/,
  ],
  'stored, not kept': [
    /(?<![A-Za-z])(?:kept|Kept|KEPT)(?=[A-Z_])/,
    /(?<=[a-z])Kept(?![a-z])/,
    /(?:const|let|function|type) [kK]ept(?![a-z])/,
    /\.kept(?![a-z])|(?<![A-Za-z])kept(?:\??\.[a-z]|\()/,
    /[pP]lacesFound|places-found|keepDemand|keepUnconfirmed/,
    /look-after|lookAfter/,
  ],
  'the patient portal, not own-…': [
    /(?<![A-Za-z])own-(?:request|answers|changes|days|sentences|view|proof|data|copy|span|order|navigation|document|practice|link|facts|fresh|editing)/,
    /(?<![A-Za-z])own(?:Request|Change|Data|Copy|Line|Link|Sentences|Practice|Words|Documents?)(?![a-z])/,
    /(?:Own)(?:Request|Change|Data|Copy|Line|Link|Practice|Words|Navigation|Editing)(?![a-z])/,
    /(?:show|export|prove|keep|replaces?)Own(?![a-z])/,
    /[wW]aitingSpan/,
    /(?:(?:patient|one|somebody)['’]s|their|the) own (?:link|request)(?!s)/,
  ],
  'follow-up, not interest, round, asked': [
    /(?<=[a-z])(?<!no)(?<!default)Interest(?![a-z])/,
    /(?<![A-Za-z])[Ii]nterest(?=[A-Z])/,
    /(?<![A-Za-z])Interest(?![a-z])/,
    /(?<![A-Za-z])interest(?:\.(?:state|at)\b|\??:|-[a-z])/,
    /-interest(?![a-z])/,
    /RoundFate|RoundQuestion|fateInRound|[aA]skRound|ask-round|round-question/,
    /ask-?[pP]ractice(?![a-z])/,
  ],
  'verbs that say what the machine does': [
    /(?<=[a-z])Follow(?!-?[Uu]ps?|ingNodes)(?:s|ed|er|ers|ing)?(?![a-z])/,
    /(?<![A-Za-z])[Ff]ollow(?:s|ed|er|ers|ing)?(?=[A-Z])(?!Up)/,
    /(?<![A-Za-z])(?:Follower|followers?|follow\(|\.follow)(?![A-Za-z-])/,
    /(?<![A-Za-z])follow-(?!ups?(?![a-z]))[a-z]/,
    /changeRequest(?!s)|change-request(?!s)|[pP]lanJob|plan-job/,
    /take(?:Trial|Retention|Interest)Step|take-(?:trial|retention|interest)-step|endTrials|endRetention|cleanPractice|clean-practice/,
    /takeBounce|take-bounce|tell-outcome|readyToTell|unlessTaken|taken-id|unlessSomebodyWasFaster|(?<![A-Za-z])putBack|[eE]qualTime|equal-time/,
    /(?<![A-Za-z])admits?(?=[A-Z(])|(?<![A-Za-z])admit-[a-z]/,
  ],
  'max and min': [/\b(?:most|fewest|longest|shortest)[A-Z]/],
  'preferred times, not wishes': [
    /(?<!callback)Wish(?!list)/,
    /(?<![A-Za-z])wish(?:ed|es|ing)?[A-Z]/,
    /-wish|wish(?:ed|es|ing)?-/,
  ],
  'manual entry, sections, one read-only reason': [
    /-part\.tsx/,
    /\b(?:Account|Check|Code|Contract|Credit|Deletion|Demand|Email|Everywhere|Export|Invoices|Locations|Manage|Name|Password|Poster|Practices|Presets|Purchase|Qr|Referral|Standing|Times)Part\b/,
    /\b(?:aRecording|(?:judge|send|empty)Recording|recording(?:For|Fields|Resolver|Sentences|Messages)|Recording(?:Values|Field)|RecordRequest|RecordForm)/,
    /(?<!add-request-)by-phone/,
    /\b(?:offReason|reasonToBeOff|offBecause|offUnless|isOff)\b|OffBecause|data-off/,
    /\b(?:is|are|mayBe)Written\b|[wW]rittenPages?/,
    /\b(?:newR|R)equestId\b/,
  ],
  'messages, texts and rows': [
    /(?<![A-Za-z])(?:[a-z]+InWords|[A-Z]\w*InWords)(?![a-z])/,
    /(?<!search|number|set)(?<=[a-z])Words(?![a-zO])/,
    /-words\.tsx?/,
    /(?<!as)(?<=[a-z])Sentences?(?![a-z])/,
    /(?<![\w])[Ss]entences?\.[a-z]/,
    /(?<=[a-z])Facts?(?![a-z])/,
  ],
  'files named by their content': [
    /(?<![\w-])(?:fold-ahead|in-short|when-quiet|reason-for|sent-here|use-arrival|use-departure|use-asked|use-leaving|leash|unbroken|chance)\.tsx?/,
    /tests\/house/,
    /(?<![A-Za-z])(?:whenQuiet|useFoldAhead|useAsked|useDeparture|useLeaving|chanceFrom|leash|Leashed|callHeld|heldChanges|useEarlyEntries|StandingPart|standingOf|waitsNowhere|NowhereNote|SentHere|FormAhead|LaterParts|(?:FirstSteps|NoRequests|Trial)Here)(?![A-Za-z])/,
    /(?<![A-Za-z])imagine(?:[A-Z]|-)/,
    /(?<![\w])the one door(?!\w)/,
    /## The house/,
  ],
  'validate, not judge': [
    /(?<![A-Za-z])[Jj]udg(?:e|es|ed|ing)(?![a-z])/,
    /(?<=[a-z])Judg(?:e|es|ed|ing)(?![a-z])/,
  ],
};

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Both quote the old names. */
const quoting = [
  'tests/consistency/given-up-names.test.ts',
  'docs/decisions/0061-plain-english-names.md',
];
const isText = (file: string) =>
  !/\.(?:png|webp|ico|mp4|svg)$|(?:^|\/)package-lock\.json$/.test(file);

// Uncommitted files count too; deleted ones do not.
const git = (...args: string[]) =>
  execFileSync('git', ['ls-files', ...args], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
const deleted = new Set(git('--deleted'));
const files = git('--cached', '--others', '--exclude-standard').filter(
  (file) => !deleted.has(file) && !quoting.includes(file),
);
const lines = files.flatMap((file) => [
  { file, line: file },
  ...(isText(file) ? readFileSync(root + file, 'utf8').split('\n') : []).map((line) => ({
    file,
    line,
  })),
]);

describe.each(Object.entries(givenUp))('%s', (_, patterns) => {
  it.each(patterns)('leaves nothing of %s', (pattern) => {
    const found = lines.filter(({ line }) => pattern.test(line));
    expect(found.map(({ file, line }) => `${file}: ${line.trim()}`)).toEqual([]);
  });
});
