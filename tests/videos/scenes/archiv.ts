import { demoAdministration } from '../../demo-camera.ts';
import { book } from '../requests-of-scenes.ts';
import type { Scene } from '../scene.ts';

const name = 'Clara Moosbrugger';

export const archive: Scene = {
  key: 'archiv',
  seconds: 72,
  show: async (studio) => {
    await book(studio, {
      firstname: 'Clara',
      lastname: 'Moosbrugger',
      birthdate: '03.05.1986',
      email: 'clara.moosbrugger@example.org',
      slots: [{ locationId: 'lend', weekday: 1, start: '08:00', end: '12:00' }],
    });
    const stage = await studio.desk(
      `${demoAdministration}/anfragen?sortierung=neueste`,
      'Anna Berger',
    );
    const { page } = stage;
    const row = page.getByRole('row').filter({ hasText: name });
    await row.waitFor();

    await stage.say('Clara Moosbrugger hat einen Platz bekommen. Ihre Anfrage ist damit erledigt.');
    await stage.point(row.getByRole('rowheader').getByRole('button'));
    await stage.look(0.6);
    await stage.say('„Archivieren“ steht am Ende der Zeile. Ihr wählt nur noch den Grund.');
    await stage.press(row.getByRole('button', { name: `Archivieren: ${name}` }));
    await page.getByRole('menuitem', { name: 'Platz erhalten' }).waitFor();
    await stage.look(1.2);
    await stage.press(page.getByRole('menuitem', { name: 'Platz erhalten' }));
    await row.waitFor({ state: 'detached' });
    await stage.say(
      'Sie wartet nun nirgends mehr mit: Tabelle, Woche und alle Wartelisten wissen es sofort.',
    );
    await stage.look(1);

    await stage.say('Verklickt? „Rückgängig“ holt sie gleich zurück.');
    await stage.press(page.getByRole('button', { name: 'Rückgängig' }).first());
    await page.getByText(`${name}: wieder offen`).waitFor();
    await row.waitFor();
    await stage.look(1.4);
    await stage.press(row.getByRole('button', { name: `Archivieren: ${name}` }));
    await stage.press(page.getByRole('menuitem', { name: 'Platz erhalten' }));
    await row.waitFor({ state: 'detached' });

    await stage.say('Im Archiv steht jede erledigte Anfrage, mit Tag und Grund.');
    await stage.press(page.getByRole('link', { name: 'Archiv', exact: true }));
    await page
      .getByRole('button', { name: /^Reaktivieren/ })
      .nth(3)
      .waitFor();
    await stage.look(1);
    await studio.poster(stage);
    await stage.say('Auch nach Monaten ist jemand schnell gefunden.');
    await stage.type(page.getByRole('searchbox'), 'moosbrugger');
    const back = page.getByRole('button', { name: `Reaktivieren: ${name}` });
    await back.waitFor();
    await page
      .getByRole('button', { name: /^Reaktivieren/ })
      .nth(1)
      .waitFor({ state: 'detached' });
    await stage.look(0.8);
    await stage.say('„Reaktivieren“ setzt sie wieder auf die Warteliste, mit ihrem alten Datum.');
    await stage.press(back);
    await back.waitFor({ state: 'detached' });
    await page.getByText(`${name}: wieder offen`).last().waitFor();
    await stage.look(1);
    await stage.press(page.getByRole('link', { name: /^Anfragen/ }).first());
    await page.getByRole('row').nth(5).waitFor();
    await stage.type(page.getByRole('searchbox'), 'moosbrugger');
    await row.waitFor();
    await page.getByRole('row').nth(2).waitFor({ state: 'detached' });
    await stage.look(0.5);
    await stage.say('Nach der Frist, die ihr festlegt, wird Archiviertes von selbst gelöscht.');
    await stage.point(row.getByRole('rowheader').getByRole('button'));
    await stage.look(1.2);
  },
};
