/**
 * Erasure is complete (spec section 9, privacy): after random histories somebody is deleted, and
 * nothing in the whole database shows who they were, how to reach them, what they said or what was
 * noted about them; their request's id stays only where a restored backup or a retry looks for it.
 * `npm run test:long` tries twenty.
 */
import { accepted } from '@platzwart/domain/failure';
import { offerId } from '@platzwart/domain/vacancies/offer';
import { anOffer, aPlannedPerson, aVacancy } from '@platzwart/emulator-data/build-vacancy';
import { seededRandom } from '@platzwart/emulator-data/seeded-random';
import { sendEmail } from '@platzwart/functions/emails/send-email';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { answerRequestLink } from '@platzwart/functions/requests/answer-request-link';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { logContact } from '@platzwart/functions/requests/log-contact';
import { reactivateRequest } from '@platzwart/functions/requests/reactivate-request';
import { recordDirectChange } from '@platzwart/functions/requests/record-direct-change';
import { updateRequest } from '@platzwart/functions/requests/update-request';
import { runTask } from '@platzwart/functions/run-task';
import { tasks } from '@platzwart/functions/tasks';
import { binRequest, bringBackRequest, emptyBin } from '@platzwart/functions/waiting-list/bin';
import { deleteRequest } from '@platzwart/functions/waiting-list/delete-request';
import { mergeRequests } from '@platzwart/functions/waiting-list/merge-requests';
import { revokeConsent } from '@platzwart/functions/waiting-list/revoke-consent';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { expect, it } from 'vitest';
import { aBooking, newRandomId } from '../support/a-booking.ts';
import { longOr } from '../support/long-run.ts';
import {
  administrator,
  database,
  ledger,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';
import { emptyDatabase, everyDocument } from '../support/whole-database.ts';

const start = new Date('2026-11-23T09:00:00Z');
const histories = longOr(2, 20);

/** Everything that would identify the person. */
const secrets = [
  'Wilhelmine',
  'Zwetschkenbaum',
  'zwetschke',
  '0699 7654321',
  '7654321',
  '1961-07-09',
  'Stottern seit',
  'Achtung Hund',
  'Treppe',
];

it(`nothing is left of somebody after any of ${histories} histories`, async () => {
  const docs = writableCollections(database());
  const chance = seededRandom(Number(process.env.SEED ?? 20_261_122));
  let places = 0;
  for (let history = 0; history < histories; history++) {
    await emptyDatabase();
    const slug = await registeredPractice('Gelöscht', start);
    let minutes = 0;
    const tools = () => toolsAt(new Date(start.getTime() + minutes * 60_000));
    const person = {
      firstname: 'Wilhelmine',
      lastname: 'Zwetschkenbaum',
      phone: '0699 7654321',
      birthdate: '09.07.1961',
      reason: 'Stottern seit der Schule',
    };
    const first = aBooking(slug, { ...person, email: 'zwetschke@post.example' });
    await addWaitingRequest(first, undefined, tools());
    const requestId = storedId(first.requestId);
    const input = { companySlug: slug, requestId };
    // A vacancy whose plan names them, another that passed them over, and an offer that they asked
    // about.
    const vacancyId = newRandomId();
    const planned = aPlannedPerson({ requestId, state: 'expired' });
    await docs
      .vacancy(slug, vacancyId)
      .set(
        aVacancy({ state: 'stalled', plan: [planned], asked: 1, late: [{ requestId, at: start }] }),
      );
    await docs
      .vacancy(slug, newRandomId())
      .set(aVacancy({ state: 'closed', passedOver: [{ requestId, reason: 'other' }] }));
    const question = { at: start, text: 'Gibt es eine Treppe?', answeredAt: null };
    await docs
      .offer(slug, offerId(vacancyId, requestId))
      .set(anOffer({ vacancyId, requestId, state: 'expired', question }));
    let note = 0;
    const steps: (() => Promise<unknown>)[] = [
      () => addWaitingRequest({ ...first, reason: 'Stottern seit langem' }, undefined, tools()),
      // Somebody asks for them again, with another address of theirs.
      () => addWaitingRequest({ ...first, requestId: newRandomId() }, undefined, tools()),
      () =>
        updateRequest(
          { ...input, edits: { phone: { from: person.phone, to: '0316 7654321' } } },
          administrator,
          tools(),
        ),
      () =>
        logContact(
          {
            ...input,
            logId: newRandomId(),
            contact: 'reached',
            nextStep: null,
          },
          administrator,
          tools(),
        ),
      () => archiveRequest({ ...input, reason: 'other' }, administrator, tools()),
      () => reactivateRequest(input, administrator, tools()),
      () => binRequest(input, administrator, tools()),
      () => bringBackRequest(input, administrator, tools()),
      async () => {
        const before = (await docs.request(slug, requestId).get()).data();
        if (!before) return;
        note += 1;
        const lastChange = {
          by: administrator.uid,
          at: tools().now(),
          field: 'adminNote',
        } as const;
        const after = {
          ...before,
          adminNote: note % 2 === 1 ? 'Achtung Hund' : '',
          noteRevision: note,
          lastChange,
        };
        await docs.request(slug, requestId).set(after);
        await recordDirectChange({ slug, requestId, eventId: `${note}`, before, after }, tools());
      },
      async () => {
        const other = aBooking(slug, { ...person, email: 'zwetschke.privat@post.example' });
        await addWaitingRequest(other, undefined, tools());
        await mergeRequests(
          { ...input, otherId: storedId(other.requestId) },
          administrator,
          tools(),
        );
      },
      async () => {
        const email = (await ledger(slug)).emails.find(
          ({ purpose, text }) => purpose === 'requestReceived' && text !== '',
        );
        const token = /\/anfrage\/([\w-]{43})/.exec(email?.text ?? '')?.[1] ?? '';
        const edits = {
          email: { from: 'zwetschke@post.example', to: 'zwetschke.neu@post.example' },
        };
        await answerRequestLink(
          { companySlug: slug, token, answer: { kind: 'edit', edits, proof: person.birthdate } },
          undefined,
          tools(),
        );
      },
      async () => {
        const due = (await ledger(slug)).emails.filter(({ status }) => status === 'due');
        for (const { id } of due)
          await sendEmail(id, { ...tools(), mail: { send: async () => ({ kind: 'taken' }) } });
      },
    ];
    for (let n = 0; n < 12; n++) {
      minutes += 1;
      await steps[chance.between(0, steps.length - 1)]?.();
    }
    expect(await told()).not.toEqual([]);

    const theirs = (await ledger(slug)).requests.filter(
      ({ lastname }) => lastname === person.lastname,
    );
    // Each surviving request takes what was merged into it along.
    for (const { id } of theirs.filter(({ mergedInto }) => mergedInto === null)) {
      const target = { companySlug: slug, requestId: id };
      // Directly, through the bin, or by its person, who revokes their consent.
      const way = chance.between(0, 2);
      if (way === 0) await deleteRequest(target, administrator, tools());
      else if (way === 1) await binRequest(target, administrator, tools());
      else
        await revokeConsent(
          { slug, requestId: id, revokedAt: tools().now(), allow: () => accepted({}) },
          tools(),
        );
    }
    minutes += 31 * 24 * 60;
    await emptyBin(slug, tools(), () => false);
    await runTask(tasks.revocations, tools());
    expect((await ledger(slug)).requests).toEqual([]);
    expect(await told(), `history ${history}`).toEqual([]);
    // A record of the erasure, and of e-mails without their recipients.
    const named = [...(await everyDocument())].filter(([path, data]) =>
      `${path} ${JSON.stringify(data)}`.includes(requestId),
    );
    expect(
      named
        .map(([path]) => path.split('/')[0])
        .filter((where) => where !== 'erasures' && where !== 'outbox'),
    ).toEqual([]);
    places += (await everyDocument()).size;
  }
  expect(places).toBeGreaterThan(histories * 5);
});

async function told(): Promise<string[]> {
  return [...(await everyDocument())].flatMap(([path, data]) => {
    const words = `${path} ${JSON.stringify(data)}`;
    return secrets.some((secret) => words.includes(secret)) ? [path] : [];
  });
}
