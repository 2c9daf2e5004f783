import { demoAdministration } from '../../demo-camera.ts';
import { book } from '../requests-of-scenes.ts';
import type { Scene } from '../scene.ts';

const name = 'Noah Gruber-Falk';
const note = 'Vater angerufen: ab Jänner auch mittwochs. Verordnung bringt er mit.';
const addition = ' Mittwoch um 14 Uhr wird bei mir im Februar frei.';

export const notes: Scene = {
  key: 'notizen',
  seconds: 75,
  show: async (studio) => {
    await book(studio, {
      firstname: 'Noah',
      lastname: 'Gruber-Falk',
      birthdate: '19.02.2020',
      email: 'martin.falk@example.org',
      type: 'other',
      contactPersonFirstname: 'Martin',
      contactPersonLastname: 'Falk',
      contactPersonRelationship: 'Vater',
      reason: 'Er verschluckt Endungen und wird von anderen Kindern nicht immer verstanden.',
      slots: [{ locationId: 'lend', weekday: 4, start: '13:00', end: '17:00' }],
    });
    const stage = await studio.desk(
      `${demoAdministration}/anfragen?sortierung=neueste`,
      'Anna Berger',
    );
    const { page } = stage;
    const row = page.getByRole('row').filter({ hasText: name });
    await row.waitFor();

    await stage.say('Was nur das Team wissen soll, kommt in die Notiz der Praxis.');
    await stage.press(row.getByRole('rowheader').getByRole('button'));
    const panel = page.getByRole('dialog');
    const field = panel.getByLabel('Notiz der Praxis');
    await field.waitFor();
    await stage.look(1);
    await stage.reveal(field, 0.3);
    await stage.say('Patientinnen und Patienten sehen sie nie.');
    await stage.type(field, note);
    await stage.say(
      'Sie speichert sich von selbst, während ihr schreibt. Das Telefonat ist notiert, bevor ihr auflegt.',
    );
    await field.blur();
    await panel.getByText('Gespeichert', { exact: true }).first().waitFor();
    await studio.poster(stage);
    await stage.look(1.5);

    await stage.say(
      'Im Verlauf steht, wer wann etwas geändert hat. Was ihr aus der Notiz streicht, ist wirklich weg.',
    );
    const change = panel
      .getByRole('listitem')
      .filter({ hasText: /Notiz (?:geändert|geschrieben|ergänzt)/ })
      .first();
    await change.waitFor();
    await stage.reveal(change, 0.35);
    await stage.point(change);
    await stage.look(1.5);
    await stage.press(panel.getByRole('button', { name: 'Schließen' }));

    await stage.say(
      'In der Tabelle zeigt ein Zeichen, dass es eine Notiz gibt. Wer darauf zeigt, liest sie.',
    );
    await stage.point(row.getByRole('button', { name: /^Notiz zu/ }));
    await page.getByRole('tooltip').waitFor();
    await stage.look(1.2);
    await stage.say('Und die Suche findet, was darin steht.');
    await stage.type(page.getByRole('searchbox'), 'mittwochs. Verordnung');
    await page.getByRole('row').nth(2).waitFor({ state: 'detached' });
    await stage.look(1.5);

    const other = await studio.desk(
      `${demoAdministration}/anfragen?sortierung=neueste`,
      'Jonas Hofer',
    );
    const his = other.page.getByRole('row').filter({ hasText: name });
    await his.waitFor();
    await other.say(
      'Jonas sieht sie auf seinem Bildschirm ebenso. Er schreibt weiter, was er weiß.',
    );
    await other.press(his.getByRole('rowheader').getByRole('button'));
    const hisField = other.page.getByRole('dialog').getByLabel('Notiz der Praxis');
    await hisField.waitFor();
    await other.reveal(hisField, 0.3);
    await hisField.evaluate((area: HTMLTextAreaElement) =>
      area.setSelectionRange(area.value.length, area.value.length),
    );
    await hisField.focus();
    await other.page.keyboard.press('ControlOrMeta+End');
    await other.write(addition);
    await hisField.blur();
    await other.page
      .getByRole('dialog')
      .getByText('Gespeichert', { exact: true })
      .first()
      .waitFor();
    await other.look(1);

    await page.getByRole('searchbox').fill('');
    await row.waitFor();
    await stage.say('Bei Anna steht es im selben Augenblick. So weiß das ganze Team Bescheid.');
    await stage.press(row.getByRole('rowheader').getByRole('button'));
    await panel.getByText(addition.trim()).first().waitFor();
    await stage.reveal(field, 0.3);
    await stage.look(1.8);
  },
};
