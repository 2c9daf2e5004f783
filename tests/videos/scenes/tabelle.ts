import { demoAdministration } from '../../demo-camera.ts';
import type { Scene } from '../scene.ts';

export const table: Scene = {
  key: 'tabelle',
  seconds: 53,
  show: async (studio) => {
    const stage = await studio.desk(`${demoAdministration}/anfragen`, 'Anna Berger');
    const { page } = stage;
    const row = (number: number) => page.getByRole('row').nth(number);
    await row(10).waitFor();
    await studio.poster(stage);

    await stage.say(
      'Alle offenen Anfragen, die älteste oben: wer am längsten wartet, steht vorne.',
    );
    await stage.point(row(1).getByRole('rowheader').getByRole('button'));
    await stage.say('Ein Klick auf „Wartet“ dreht die Reihenfolge um.');
    await stage.press(page.getByRole('columnheader', { name: 'Wartet' }).getByRole('button'));
    await stage.look(1.2);
    await stage.press(page.getByRole('columnheader', { name: 'Wartet' }).getByRole('button'));

    await stage.say('Die Suche findet Namen, Telefonnummern, E-Mail-Adressen und Notizen.');
    await stage.type(page.getByRole('searchbox'), 'kindergarten');
    await stage.look(1.2);
    await stage.clear(page.getByRole('searchbox'));

    await stage.say('Filter grenzen ein: nach Schlagwörtern, Standort, Priorität und mehr.');
    await stage.press(page.getByRole('button', { name: 'Filter', exact: true }));
    const conditions = page.getByRole('dialog');
    const tag = conditions.getByRole('button', { name: /^Stimme/ });
    await tag.waitFor();
    await stage.look(0.8);
    await stage.press(tag);
    await stage.look(1.2);
    await stage.press(conditions.getByRole('button', { name: 'Filter zurücksetzen' }));
    await stage.press(conditions.getByRole('button', { name: /Treffer zeigen$/ }));
    await stage.look(0.8);

    await stage.say('Mehrere auf einmal: auswählen, dann ein Schlagwort geben oder archivieren.');
    for (const number of [2, 3]) await stage.press(row(number).getByRole('checkbox'));
    await stage.look(1);
    for (const number of [2, 3]) await stage.press(row(number).getByRole('checkbox'));

    await stage.say(
      'Was ihr oft braucht, wird eine Liste: Sie füllt sich von selbst und zählt mit.',
    );
    await stage.press(page.getByRole('link', { name: /^Kinder mit Verordnung/ }));
    await row(5).waitFor();
    await stage.look(1.5);
  },
};
