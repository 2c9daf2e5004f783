/**
 * Mutants of the reducer of vacancies: one wrong rule at a time, and the random lives of vacancies
 * must notice each. An invariant that kills no mutant proves little; a mutant that survives is a
 * promise that nobody checks.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';
import { live } from '../support/vacancy-model/moves.ts';
import type { Step } from '../support/vacancy-model/world.ts';

type Mutant = { file: string; what: string; from: string; to: string };

const mutants: readonly Mutant[] = [
  {
    file: 'catch-up.ts',
    what: 'others keep their offers when the last seat is won',
    from: 'if (freeSeats(vacancy) === 0) {',
    to: 'if (false) {',
  },
  {
    file: 'catch-up.ts',
    what: 'together, speed decides',
    from: "if (entry.state === 'offered') return;",
    to: '',
  },
  {
    file: 'catch-up.ts',
    what: 'together, nobody wins',
    from: "if (entry.state === 'pledged' && freeSeats(draft.vacancy) > 0) win(draft, entry);",
    to: '',
  },
  {
    file: 'catch-up.ts',
    what: 'silence by phone ends an offer',
    from: 'if (waitsForCall(entry)) {',
    to: 'if (false) {',
  },
  {
    file: 'catch-up.ts',
    what: 'who leaves keeps the seat',
    from: "if (state !== 'accepted' && state !== 'taken')",
    to: 'if (false)',
  },
  {
    file: 'catch-up.ts',
    what: 'the request keeps its ended offer',
    from: 'patchRequest(draft, requestId, { offer: null });',
    to: ';',
  },
  {
    file: 'catch-up.ts',
    what: 'an end is counted twice',
    from: "count(draft, 'offers', `",
    to: "count(draft, 'offers', 'lost_'); count(draft, 'offers', `",
  },
  {
    file: 'answers.ts',
    what: 'a late yes takes the seat of who can still answer',
    from: 'return live + before < freeSeats(vacancy);',
    to: 'return true;',
  },
  {
    file: 'answers.ts',
    what: 'a late yes never wins',
    from: 'return live + before < freeSeats(vacancy);',
    to: 'return false;',
  },
  {
    file: 'answers.ts',
    what: 'a late yes wins beside another offer',
    from: 'if (person.offer && person.offer.vacancyId !== vacancyId) {',
    to: 'if (false) {',
  },
  {
    file: 'answers.ts',
    what: 'a late yes wins although the seats are gone',
    from: "if (vacancy.state === 'closed' || freeSeats(vacancy) === 0) return over(draft, entry);",
    to: '',
  },
  {
    file: 'answers.ts',
    what: 'together, the first yes wins',
    from: "if (draft.vacancy.mode === 'together')",
    to: 'if (false)',
  },
  {
    file: 'answers.ts',
    what: 'somebody who left the list may accept',
    from: "if (person?.status !== 'open') return notWaiting(draft);\n  if (person.offer",
    to: 'if (!person) return notWaiting(draft);\n  if (person.offer',
  },
  {
    file: 'asking.ts',
    what: 'in turn, one too many is asked',
    from: 'Math.max(0, free - offered - claims)',
    to: 'Math.max(0, free - offered - claims + 1)',
  },
  {
    file: 'asking.ts',
    what: 'in turn, one after the other although more seats are free',
    from: 'Math.max(0, free - offered - claims)',
    to: 'Math.max(0, Math.min(1, free) - offered - claims)',
  },
  {
    file: 'asking.ts',
    what: 'people are asked who can only lose',
    from: 'return claims >= free ? 0 : ',
    to: 'return ',
  },
  {
    file: 'asking.ts',
    what: 'a late yes is passed over',
    from: '+ freshLate(draft).length;',
    to: ';',
  },
  {
    file: 'asking.ts',
    what: 'somebody with another offer is asked',
    from: "return 'otherOffer';",
    to: 'return null;',
  },
  {
    file: 'asking.ts',
    what: 'somebody in a pause is asked',
    from: "return 'paused';",
    to: 'return null;',
  },
  {
    file: 'asking.ts',
    what: 'the same person is asked for ever',
    from: 'if (!isLate) vacancy.asked += 1;',
    to: '',
  },
  {
    file: 'asking.ts',
    what: 'asked after the first day',
    from: '!isStartPassed(draft) && ',
    to: '',
  },
  { file: 'asking.ts', what: 'asked although the team holds it', from: '!isHeld && ', to: '' },
  {
    file: 'sweep.ts',
    what: 'nobody looks at deadlines',
    from: '...asked.flatMap(({ until, remindAt }) => [until, remindAt]),',
    to: '',
  },
  {
    file: 'sweep.ts',
    what: 'the end of the plan is kept quiet',
    from: "? null : 'planAtEnd';",
    to: '? null : null;',
  },
  {
    file: 'sweep.ts',
    what: 'time lost in a locked practice is lost',
    from: 'entry.until = at.postponed(entry.until, stood);',
    to: '',
  },
  {
    file: 'sweep.ts',
    what: 'documents never catch up',
    from: 'if (behind.length > 0)',
    to: 'if (false)',
  },
  {
    file: 'sweep.ts',
    what: 'a late yes wins for who left meanwhile',
    from: "if (!entry || person?.status !== 'open' || !isFree)",
    to: 'if (!entry)',
  },
  {
    file: 'steering.ts',
    what: 'a place given is open to an answer again',
    from: "new Set(['expired',",
    to: "new Set(['taken', 'accepted', 'expired',",
  },
  {
    file: 'steering.ts',
    what: 'a race goes on after the place was put off',
    from: "if (vacancy.mode !== 'firstWins' || mayFirstWin(vacancy, at.now)) return;",
    to: 'return;',
  },
  {
    file: 'steering.ts',
    what: 'in turn, offered again beside another offer',
    from: "if (vacancy.mode === 'inTurn' && offered >= free)",
    to: 'if (false)',
  },
  {
    file: 'steering.ts',
    what: 'closing leaves who accepted behind',
    from: "if (isLive(entry) || entry.state === 'accepted')",
    to: 'if (isLive(entry))',
  },
  {
    file: 'steps.ts',
    what: 'time passes in a locked practice',
    from: 'if (at.isLocked) freeze(draft);',
    to: 'if (at.isLocked) passTime(draft);',
  },
  {
    file: 'forget.ts',
    what: 'an erased person is still named',
    from: 'passedOver: passedOver.filter(stays),',
    to: 'passedOver,',
  },
  {
    file: 'giving.ts',
    what: 'a second undo finds another offer',
    from: 'if (person.offer !== null && person.offer.vacancyId !== vacancyId)',
    to: 'if (false)',
  },
  {
    file: 'giving.ts',
    what: 'a place given back goes on by itself',
    from: "vacancy.stalledBecause = 'givenBack';",
    to: ';',
  },
];

const folder = fileURLToPath(new URL('../../functions/domain/vacancies/', import.meta.url));
const out = mkdtempSync(join(tmpdir(), 'mutants-'));
const sequences = 6_000;

afterAll(() => rmSync(out, { recursive: true }));

describe('the random lives of vacancies notice that', () => {
  it.each(mutants.map((mutant, n) => ({ ...mutant, n })))('$what', async (mutant) => {
    const step = await mutated(mutant);
    const seen = new Set<string>();
    const livesThrough = () => {
      for (let n = 0; n < sequences; n++) live(step, 1_000_003 + n * 7, seen);
    };
    expect(livesThrough).toThrow();
  });
});

/** The reducer with that text changed once. */
async function mutated({ file, from, to, n }: Mutant & { n: number }): Promise<Step> {
  const source = readFileSync(join(folder, file), 'utf8');
  if (source.split(from).length !== 2)
    throw new Error(`${file} has '${from}' ${source.split(from).length - 1} times, not once.`);
  const outfile = join(out, `${n}-${basename(file, '.ts')}.mjs`);
  const bundled = await build({
    entryPoints: [join(folder, 'steps.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    plugins: [
      {
        name: 'mutant',
        setup: ({ onLoad }) => {
          const pattern = new RegExp(`/vacancies/${file.replace('.', '\\.')}$`);
          onLoad({ filter: pattern }, () => ({ contents: source.replace(from, to), loader: 'ts' }));
        },
      },
    ],
  });
  writeFileSync(outfile, bundled.outputFiles[0]?.text ?? '');
  const module = (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as { step: Step };
  return module.step;
}
