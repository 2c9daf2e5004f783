import type { Page } from '@playwright/test';
import { demoAdministration } from '../../demo-camera.ts';
import type { Scene, Studio } from '../scene.ts';

const addressOf = (screen: string) => `${demoAdministration}/einstellungen/${screen}`;
const pause = 'Derzeit sind alle Plätze vergeben. Ab Februar nehmen wir wieder Anfragen an.';

export const settings: Scene = {
  key: 'einstellungen',
  seconds: 109,
  show: async (studio) => {
    const stage = await studio.desk(addressOf('profil'), 'Anna Berger');
    const { page } = stage;
    const open = (screen: string) =>
      page
        .getByRole('navigation', { name: 'Einstellungen' })
        .getByRole('link', { name: screen, exact: true });
    const discard = page.getByRole('button', { name: 'Verwerfen' });
    await page.getByLabel('Untertitel').waitFor();

    await stage.say('In den Einstellungen richtet ihr eure Praxis ein, Seite für Seite.');
    await stage.point(open('Profil'));
    await stage.look(0.6);
    await stage.say('Das Profil: Name, Logo und Text. Daneben steht gleich, wie es aussieht.');
    await stage.clear(page.getByLabel('Untertitel'));
    await stage.type(page.getByLabel('Untertitel'), 'Logopädie für Groß und Klein');
    await stage.look(1.2);
    await stage.say(
      'Nichts gilt, bevor ihr es speichert. „Verwerfen“ stellt den alten Stand wieder her.',
    );
    await stage.press(discard);
    await stage.look(0.8);

    await stage.say(
      'Das Formular: Jeder Schalter ist eine Frage. Die Vorschau daneben ändert sich sofort mit.',
    );
    await stage.press(open('Formular'));
    const houseCall = page.getByRole('switch', { name: 'Hausbesuch', exact: true });
    await houseCall.waitFor();
    await page.frameLocator('iframe').getByText('Für mich selbst').first().waitFor();
    restoreAfterwards(studio);
    await stage.reveal(houseCall, 0.42);
    await stage.look(0.5);
    await stage.press(houseCall);
    await page.frameLocator('iframe').getByText('Brauchen Sie einen Hausbesuch?').first().waitFor();
    await stage.look(1.5);
    await studio.poster(stage);
    await stage.press(page.getByRole('button', { name: 'Speichern' }));
    await page.getByText('Gespeichert.', { exact: true }).waitFor();
    await stage.say('Gespeichert. Ab jetzt fragt euer Formular danach.');
    await stage.look(0.8);

    await stage.say(
      'Die Standorte mit ihren Arbeitszeiten. Daraus werden die Zeitfenster, die man wählen kann.',
    );
    await stage.press(open('Standorte und Zeiten'));
    await stage.press(page.getByRole('heading', { name: 'Graz Andritz' }));
    const grid = page.getByRole('grid', { name: /^Wochenplan/ });
    await grid.waitFor();
    const cell = (name: RegExp) => grid.getByRole('checkbox', { name });
    await stage.look(0.5);
    await stage.reveal(
      page.getByRole('heading', { name: 'So sehen es Patientinnen und Patienten' }),
      0.04,
    );
    await stage.say('Ihr malt sie mit der Maus, tippt sie ein oder kopiert einen Tag auf andere.');
    await stage.drag(cell(/^Dienstag, 8:00/), cell(/^Dienstag, 11:30/));
    await stage.look(1);
    await stage.drag(cell(/^Freitag, 8:00/), cell(/^Freitag, 9:30/));
    await stage.look(0.6);
    await stage.say('Vor dem Speichern steht da, wie viele Wartende eine Änderung betrifft.');
    const impact = page.getByText(/wartende Anfragen?/).first();
    await impact.waitFor();
    await stage.reveal(impact, 0.5);
    await stage.point(impact);
    await stage.look(1.5);
    await stage.press(discard);
    await stage.press(open('Anfragen annehmen'));
    await page.getByRole('radio', { name: /^Nein/ }).waitFor();

    await stage.say(
      'Ist alles voll, pausiert ihr die Aufnahme, mit eurem Text und dem Tag, an dem sie weitergeht.',
    );
    await stage.press(page.getByRole('radio', { name: /^Nein/ }));
    await stage.type(
      page.getByLabel(/Was Patientinnen und Patienten während der Pause lesen/),
      pause,
    );
    await stage.type(page.getByLabel(/Wieder annehmen ab/), '01.02.2027');
    await stage.look(1.2);
    await stage.press(discard);

    await stage.say(
      'Dazu kommen Benachrichtigungen, Rückfragen, Team und Datenschutz. Alles an einem Ort.',
    );
    for (const screen of ['Benachrichtigung', 'Nach Interesse fragen', 'Team', 'Datenschutz']) {
      await stage.press(open(screen));
      await page.getByRole('region', { name: screen, exact: true }).first().waitFor();
      await page
        .getByText(/wird geladen|Einen Moment/i)
        .first()
        .waitFor({ state: 'detached' });
      await stage.look(0.7);
    }
  },
};

/** The one thing that the scene saves. */
function restoreAfterwards(studio: Studio): void {
  studio.afterwards(async () => {
    const page: Page = await studio.elsewhere(addressOf('formular'), 'Anna Berger');
    const houseCall = page.getByRole('switch', { name: 'Hausbesuch', exact: true });
    await houseCall.waitFor();
    if (!(await houseCall.isChecked())) return;
    await houseCall.click();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByText('Gespeichert.', { exact: true }).waitFor();
  });
}
