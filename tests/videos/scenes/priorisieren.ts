import { demoAdministration } from '../../demo-camera.ts';
import { book } from '../requests-of-scenes.ts';
import type { Scene } from '../scene.ts';

const name = 'Helga Straßer';

export const priority: Scene = {
  key: 'priorisieren',
  seconds: 81,
  show: async (studio) => {
    await book(studio, {
      firstname: 'Helga',
      lastname: 'Straßer',
      birthdate: '11.09.1951',
      email: 'helga.strasser@example.org',
      reason: 'Ich verschlucke mich häufig beim Trinken.',
      slots: [
        { locationId: 'lend', weekday: 1, start: '08:00', end: '10:00' },
        { locationId: 'lend', weekday: 5, start: '12:00', end: '14:00' },
      ],
    });
    const stage = await studio.desk(`${demoAdministration}/woche`, 'Anna Berger');
    const { page } = stage;
    const cell = (label: RegExp) => page.getByRole('link', { name: label });
    const list = page.getByRole('complementary', { name: 'Warteliste' });
    const person = list.getByRole('listitem').filter({ hasText: name });
    await cell(/^Freitag 12 Uhr/).waitFor();

    await stage.say(
      'Manche Anfragen können nicht warten. Helga Straßer verschluckt sich beim Trinken.',
    );
    await stage.press(cell(/^Freitag 12 Uhr/));
    await person.waitFor();
    await stage.look(0.8);
    await stage.reveal(person);
    await stage.say('Am Freitag um 12 steht sie zuletzt, denn sie hat als Letzte angefragt.');
    await stage.point(person.getByRole('button').first());
    await stage.look(0.8);
    await stage.say('Ein Klick auf den Stern rückt sie nach vorne.');
    await stage.press(person.getByRole('button', { name: `${name} priorisieren` }));
    await person.getByRole('button', { name: /priorisieren$/, pressed: true }).waitFor();
    await stage.look(0.8);
    await stage.reveal(person);
    await stage.point(person.getByRole('button').first());
    await stage.say(
      'Sie steht nun vor allen, die nicht priorisiert sind, mit dem Tag, an dem es geschah.',
    );
    await studio.poster(stage);
    await stage.look(1);

    await stage.say(
      'Und das nicht nur hier, sondern in jedem Zeitfenster, für das sie sich gemeldet hat.',
    );
    await stage.press(cell(/^Montag 8 Uhr/));
    await person.getByRole('button', { name: /priorisieren$/, pressed: true }).waitFor();
    await stage.look(0.6);
    await stage.point(person.getByRole('button').first());
    await stage.look(1);
    await stage.say(
      'Unter mehreren Priorisierten bleibt die Reihenfolge: Wer früher angefragt hat, steht davor.',
    );
    await stage.look(0.8);

    await stage.say('In der Tabelle ist die Zeile hervorgehoben.');
    await stage.press(page.getByRole('link', { name: /^Anfragen/ }).first());
    await page.getByRole('row').nth(5).waitFor();
    await stage.press(page.getByRole('columnheader', { name: 'Wartet' }).getByRole('button'));
    const row = page.getByRole('row').filter({ hasText: name });
    await row.waitFor();
    await stage.point(row.getByRole('rowheader').getByRole('button'));
    await stage.look(1);
    await stage.say('Bei ihren Zeiten steht nun, wie weit vorne sie ist.');
    await stage.press(row.getByRole('rowheader').getByRole('button'));
    const panel = page.getByRole('dialog');
    await panel.getByRole('heading', { name: 'Zeiten' }).waitFor();
    await stage.reveal(panel.getByRole('heading', { name: 'Zeiten' }), 0.2);
    await stage.press(panel.getByText('Stelle auf den Wartelisten'));
    await stage.look(1.2);
    await stage.say('Und im Verlauf, wer sie priorisiert hat und wann.');
    await stage.reveal(panel.getByRole('heading', { name: 'Verlauf' }), 0.4);
    await stage.look(1.2);
    await stage.press(panel.getByRole('button', { name: 'Schließen' }));
    await stage.say('Ist es nicht mehr dringend, nimmt derselbe Stern die Priorität zurück.');
    await stage.press(row.getByRole('button', { name: `${name} priorisieren` }));
    await row.locator('[aria-pressed="false"]').first().waitFor();
    await stage.look(1.2);
  },
};
