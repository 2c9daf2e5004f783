import { demoAdministration } from '../../demo-camera.ts';
import type { Scene } from '../scene.ts';

export const week: Scene = {
  key: 'woche',
  seconds: 58,
  show: async (studio) => {
    const stage = await studio.desk(`${demoAdministration}/woche`, 'Anna Berger');
    const { page } = stage;
    const cell = (name: RegExp) => page.getByRole('link', { name });
    const people = page.getByRole('complementary', { name: 'Warteliste' }).getByRole('listitem');
    await cell(/^Dienstag 15 Uhr/).waitFor();

    await stage.say(
      'Die Zahl in jedem Zeitfenster sagt, wie viele warten. Je mehr, desto kräftiger die Farbe.',
    );
    await stage.point(cell(/^Mittwoch 15 Uhr/));
    await stage.look(0.6);
    await stage.say('Freitagmittag ist kaum gefragt. Die schraffierten Zeiten arbeitet ihr nicht.');
    await stage.point(cell(/^Freitag 12 Uhr/));
    await stage.look(0.6);

    await stage.say('Ein Klick zeigt die Warteliste dieser Zeit, in der richtigen Reihenfolge.');
    await stage.press(cell(/^Dienstag 15 Uhr/));
    await people.filter({ hasText: 'seit' }).first().waitFor();
    await stage.look(0.6);
    await studio.poster(stage);
    await stage.point(people.first().getByRole('button').first());
    await stage.say(
      'Wird der Platz frei, fragt ihr die Erste. Ihre weiteren Zeiten stehen gleich dabei.',
    );
    await stage.look(1);

    await stage.say('Der Filter zählt nur, wer passt, etwa Anfragen mit einem Schlagwort.');
    await stage.press(page.getByRole('button', { name: 'Schlagwörter', exact: true }));
    const tag = page.getByRole('button', { name: 'Stimme', exact: true }).first();
    await tag.waitFor();
    await stage.press(tag);
    await stage.look(0.8);
    await page.keyboard.press('Escape');
    await stage.look(1.2);

    await stage.press(page.getByRole('button', { name: 'Filter zurücksetzen' }));
    await page
      .getByText(/Personen warten\./)
      .first()
      .waitFor();

    await stage.say('Auch mehrere Zeiten auf einmal: Wer kann an allen?');
    await stage.press(page.getByRole('button', { name: 'Mehrere Zeitfenster wählen' }));
    await stage.press(cell(/^Donnerstag 15 Uhr/));
    await people.first().waitFor();
    await stage.look(1.2);

    await stage.say(
      'Jeder Standort hat seine Woche. Und alles lässt sich auf einer Seite drucken.',
    );
    await stage.press(page.getByRole('button', { name: 'Vergleichen' }));
    await page.getByRole('region', { name: 'Graz Andritz' }).getByRole('link').first().waitFor();
    await page.getByRole('region', { name: 'Graz Lend' }).getByRole('link').first().waitFor();
    await stage.look(1.2);
    await stage.point(page.getByRole('button', { name: 'Drucken', exact: true }));
    await stage.look(1);
  },
};
