/** Every command of `npm run operator`. A new one is one more entry. */
import { IdentityCheck, maxChecked } from '@platzwart/domain/practice/account';
import * as z from 'zod/mini';
import { approvePractice } from '../practices/approve-practice.ts';
import {
  checkIdentityOfPractice,
  withdrawIdentityCheck,
} from '../practices/check-identity-of-practice.ts';
import { appoint } from './appoint.ts';
import {
  type Command,
  command,
  Mailbox,
  noPractice,
  type OperatorTools,
  Slug,
  SlugOrMailbox,
  type Told,
  Words,
} from './command.ts';
import { health, late } from './health.ts';
import { close, unlock } from './locks.ts';
import { who } from './look-up.ts';
import { mails, resend } from './mails.ts';
import { resetFactor } from './reset-factor.ts';
import { restorePractice } from './restore-practice.ts';

const Moment = z.pipe(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z)?$/)),
  z.transform((text) => new Date(text)),
);

const { what, by } = IdentityCheck.shape;

export const commands: readonly Command[] = [
  command({
    name: 'who',
    does: 'zeigt eine Praxis (Zustand, Geld, Team, letzte Anmeldung) oder ein Konto; ein Wort aus dem Namen sucht',
    how: '{Praxis|E-Mail|Wort}',
    changes: false,
    takes: { target: Words },
    run: ({ target }, tools) => who(target, tools),
  }),
  command({
    name: 'mails',
    does: 'zeigt, was aus den letzten 50 E-Mails einer Praxis oder an eine Adresse wurde',
    how: '{Praxis|E-Mail}',
    changes: false,
    takes: { target: SlugOrMailbox },
    run: ({ target }, tools) => mails(target, tools),
  }),
  command({
    name: 'resend',
    does: 'verschickt, was gescheitert ist und wartet, jetzt; Wartende, deren E-Mail aufgegeben wurde, bekommen einen neuen Link',
    how: '{Praxis|E-Mail}',
    changes: true,
    takes: { target: SlugOrMailbox },
    run: ({ target }, tools) => resend(target, tools),
  }),
  command({
    name: 'approve',
    does: 'gibt eine Praxis frei: keine Grenze für E-Mails mehr; wartet ihr Name auf uns, ist er frei',
    how: '{Praxis}',
    changes: true,
    takes: { target: Slug },
    run: ({ target }, tools) => approve(target, false, tools),
  }),
  command({
    name: 'list',
    does: 'gibt nur ihren Namen frei: Sie steht in der Liste, kann öffnen und schreiben',
    how: '{Praxis}',
    changes: true,
    takes: { target: Slug },
    run: ({ target }, tools) => approve(target, true, tools),
  }),
  command({
    name: 'check-identity',
    does: `hält fest, dass wir ihre Identität geprüft haben: beides höchstens ${maxChecked} Zeichen; was geprüft wurde, lesen auch Fremde, die eine Bestätigung prüfen`,
    how: '{Praxis} --what "Berufsregister, Rückruf" --by "Kürzel"',
    changes: true,
    takes: { target: Slug, what, by },
    run: async ({ target, ...check }, tools) =>
      toldOfCheck(target, await checkIdentityOfPractice(target, check, tools, tools.isDry)),
  }),
  command({
    name: 'uncheck-identity',
    does: 'nimmt diese Prüfung zurück: keine Wartebestätigungen mehr',
    how: '{Praxis}',
    changes: true,
    takes: { target: Slug },
    run: async ({ target }, tools) =>
      toldOfCheck(target, await withdrawIdentityCheck(target, tools, tools.isDry)),
  }),
  command({
    name: 'appoint',
    does: 'gibt jemandem die Rolle Administration, wenn niemand mehr da ist, der sie hat',
    how: '{Praxis} --member {E-Mail}',
    changes: true,
    takes: { target: Slug, member: Mailbox },
    run: (given, tools) => appoint(given, tools),
  }),
  command({
    name: 'reset-factor',
    does: `nimmt Passkeys und Codes eines Kontos nach einem Tag weg, wenn niemand sonst es kann; was geprüft wurde (höchstens ${maxChecked} Zeichen), steht im Protokoll der Praxis`,
    how: '{E-Mail} --what "Rückruf unter der Nummer aus dem Register" [--although yes]',
    changes: true,
    takes: { target: Mailbox, what, although: z.optional(z.literal('yes')) },
    run: (given, tools) => resetFactor(given, tools),
  }),
  command({
    name: 'close',
    does: 'sperrt eine Praxis (nur lesbar, E-Mails warten) oder ein Konto (niemand kommt hinein)',
    how: '{Praxis|E-Mail}',
    changes: true,
    takes: { target: SlugOrMailbox },
    run: ({ target }, tools) => close(target, tools),
  }),
  command({
    name: 'unlock',
    does: 'hebt das auf, auch ein geplantes Löschen; mit --until dauert die Testzeit bis dahin',
    how: '{Praxis|E-Mail} [--until 2027-03-01]',
    changes: true,
    takes: { target: SlugOrMailbox, until: z.optional(Moment) },
    run: (given, tools) => unlock(given, tools),
  }),
  command({
    name: 'restore-practice',
    does: 'holt zurück, was einer Praxis fehlt, aus einer wiederhergestellten Datenbank (npm run backup -- restore); --deleted yes: auch eine gelöschte',
    how: '{Praxis} --from {Datenbank} --since {Zeitpunkt der Sicherung} [--deleted yes]',
    changes: true,
    takes: { target: Slug, from: Words, since: Moment, deleted: z.optional(z.literal('yes')) },
    run: ({ target: slug, deleted, ...given }, tools) =>
      restorePractice({ slug, ...given, isDeletedToo: deleted === 'yes' }, tools),
  }),
  command({
    name: 'health',
    does: 'zeigt, ob etwas wartet oder scheitert: tägliche Arbeit, Postausgang, Fehler, neue Praxen',
    how: '',
    changes: false,
    takes: {},
    run: (_given, tools) => health(tools),
  }),
  command({
    name: 'late',
    does: 'zeigt, was an täglicher Arbeit fällig ist und seit wann',
    how: '',
    changes: false,
    takes: {},
    run: (_given, tools) => late(tools),
  }),
];

async function approve(slug: string, nameOnly: boolean, tools: OperatorTools): Promise<Told> {
  const approved = await approvePractice(slug, { nameOnly, isDry: tools.isDry }, tools);
  if (!approved) return noPractice(slug);
  const { title, emails, name, isListed, released } = approved;
  const limits = {
    now: 'ab jetzt ohne Grenze',
    before: 'waren schon ohne Grenze',
    unchanged: 'wie bisher',
  };
  return {
    title,
    lines: [
      ['E-Mails', limits[emails]],
      [
        'Gewartet',
        released === 1 ? '1 E-Mail, geht jetzt ab' : `${released} E-Mails, gehen jetzt ab`,
      ],
      [
        'Name',
        name === 'now'
          ? 'freigegeben; was darauf wartete, geht binnen einer Stunde ab'
          : 'hat nicht gewartet',
      ],
      ['Liste', isListed ? 'steht darin' : 'steht nicht darin'],
    ],
  };
}

function toldOfCheck(
  slug: string,
  checked: Awaited<ReturnType<typeof checkIdentityOfPractice>>,
): Told {
  if (!checked) return noPractice(slug);
  const words = {
    checked: 'geprüft: Sie kann Wartebestätigungen ausstellen',
    withdrawn: 'nicht mehr bestätigt: keine Wartebestätigungen mehr',
    unchanged: 'war nicht geprüft',
    nameHeld: `nicht geprüft: Erst muss ihr Name frei sein (npm run operator -- list ${slug} --do)`,
  };
  return {
    title: checked.title,
    lines: [['Identität', words[checked.is]]],
    ...(checked.is === 'nameHeld' && { isRefused: true }),
  };
}
