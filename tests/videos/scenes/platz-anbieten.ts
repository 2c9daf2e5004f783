import { allEmails, demoAdministration, newestEmail } from '../../demo-camera.ts';
import type { Scene, Studio } from '../scene.ts';

/**
 * E-mails about offers leave from 8 to 20 and not on Sundays or holidays: at other times this scene
 * cannot be recorded.
 */
export const offeringAPlace: Scene = {
  key: 'platz-anbieten',
  seconds: 90,
  show: async (studio) => {
    const stage = await studio.desk(`${demoAdministration}/woche`, 'Anna Berger');
    const { page } = stage;
    const cell = page.getByRole('link', { name: /^Mittwoch 15 Uhr/ });
    const people = page.getByRole('complementary', { name: 'Warteliste' });
    await cell.waitFor();
    await stage.say(
      'Der Mittwoch um 15 Uhr wird frei. Ein Klick zeigt, wer auf diese Zeit wartet.',
    );
    await stage.press(cell);
    await people.getByRole('listitem').filter({ hasText: 'seit' }).first().waitFor();
    await stage.look(0.6);

    await stage.press(people.getByRole('button', { name: 'Platz anbieten' }));
    const dialog = page.getByRole('dialog', { name: 'Platz anbieten' });
    const plan = dialog.getByRole('list').first();
    await plan.getByRole('checkbox').first().waitFor();
    await stage.say('Ort, Zeit und erster Tag stehen schon da. Was nicht stimmt, ändert ihr.');
    await stage.look(0.6);
    await stage.point(plan.getByRole('checkbox').first());
    await stage.say(
      'Daneben die Vorschläge mit Gründen: wem die Zeit genau passt und wer am längsten wartet.',
    );
    await studio.poster(stage);
    await stage.look(0.8);
    const sentence = dialog.getByText(/kann bis/);
    await stage.reveal(sentence);
    await stage.point(sentence);
    await stage.say('Ein Satz sagt, was passieren wird, und bis wann.');
    await stage.look(1);
    const offers = 'Ein Platz bei';
    const before = (await allEmails(page)).length;
    const sent = page.waitForResponse(/\/api\/offerVacancy/);
    await stage.press(dialog.getByRole('button', { name: 'Angebot senden' }));
    const vacancyId = ((await sent).request().postDataJSON() as { data: { vacancyId: string } })
      .data.vacancyId;
    giveBackAfterwards(studio, vacancyId);
    await dialog.waitFor({ state: 'detached' });
    await stage.say('Das Angebot geht gleich hinaus. Eine Minute lang könnt ihr es zurückholen.');
    await stage.point(page.getByRole('button', { name: 'Zurückholen' }).first());
    await stage.look(0.8);

    const mailbox = await studio.email(
      (await newestEmail(page, offers, { since: before, patience: 240 })).html,
    );
    await mailbox.say(
      'Die Person bekommt eine E-Mail: wann und wo der Platz ist, und bis wann sie antworten kann.',
    );
    await mailbox.look(1);
    const link = mailbox.page.getByRole('link', { name: 'Platz ansehen und zusagen' });
    await mailbox.press(link);

    const phone = await studio.phone((await link.getAttribute('href')) ?? '');
    const inHand = phone.page;
    const yes = inHand.getByRole('button', { name: 'Ja, ich nehme den Platz' });
    const confirm = inHand.getByRole('button', { name: 'Verbindlich zusagen' });
    await yes.waitFor();
    await phone.reveal(yes);
    await phone.say(
      'Sie sagt am Handy zu. Erst der zweite Druck gilt, damit nichts aus Versehen geschieht.',
    );
    await phone.press(yes);
    await confirm.waitFor();
    await phone.look(0.6);
    await phone.press(confirm);
    await inHand.getByText('Danke, Ihre Zusage ist angekommen.').waitFor();
    await phone.reveal(inHand.getByText('Danke, Ihre Zusage ist angekommen.'), 0.3);
    await phone.say(
      'Sagt jemand ab oder antwortet nicht, bleibt die Stelle in der Reihe, und die Nächste wird gefragt.',
    );
    await phone.look(0.8);

    const desk = await studio.desk(`${demoAdministration}/woche`, 'Anna Berger');
    const team = desk.page;
    await team.getByRole('link', { name: /^Mittwoch 15 Uhr/ }).waitFor();
    await desk.say(
      'Bei euch steht der Platz nun unter „Freie Plätze“ ganz oben: Ihr seid an der Reihe.',
    );
    await desk.press(team.getByRole('link', { name: /^Freie Plätze/ }).first());
    const place = team.locator(`[id$="${vacancyId}"]`);
    await place.waitFor();
    await desk.press(place);
    const panel = team.getByRole('dialog');
    const give = panel.getByRole('button', { name: 'Platz vergeben …' }).first();
    await give.waitFor();
    await desk.look(0.8);
    await desk.say(
      'Vergeben ist der Platz erst mit eurem Klick. Die Anfrage ist damit abgeschlossen.',
    );
    await desk.press(give);
    const given = team.waitForResponse(/\/api\/giveVacancy/);
    await desk.press(team.getByRole('button', { name: 'Platz vergeben', exact: true }));
    await given;
    await team
      .getByText(/^Platz vergeben an/)
      .first()
      .waitFor();
    await desk.say(
      'Die Person bekommt eine Bestätigung. Und später ist zu sehen, wer warum gefragt wurde.',
    );
    await desk.look(1.5);
  },
};

/** The person waits again as before, and the place is closed. */
function giveBackAfterwards(studio: Studio, vacancyId: string): void {
  studio.afterwards(async () => {
    const page = await studio.elsewhere(
      `${demoAdministration}/freie-plaetze?platz=${vacancyId}`,
      'Anna Berger',
    );
    const panel = page.getByRole('dialog');
    const undo = panel.getByRole('button', { name: /^Rückgängig/ });
    const close = panel.getByRole('button', { name: 'Platz schließen …' });
    await undo.or(close).first().waitFor();
    if (await undo.isVisible()) await undo.click();
    await close.click();
    // While a dialog is open, what is behind it counts as gone: only the answer says that it is.
    const answered = page.waitForResponse(/\/api\/steerVacancy/);
    await page.getByRole('button', { name: 'Platz schließen', exact: true }).click();
    if (!(await answered).ok()) throw new Error('The free place could not be closed');
  });
}
