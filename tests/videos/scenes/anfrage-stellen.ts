import { demoPractice, newestEmail } from '../../demo-camera.ts';
import { forgetAfterwards } from '../requests-of-scenes.ts';
import type { Scene } from '../scene.ts';

const email = 'maria.winter@example.org';

export const makingARequest: Scene = {
  key: 'anfrage-stellen',
  seconds: 150,
  show: async (studio) => {
    forgetAfterwards(studio, 'Lea Winter');
    const stage = await studio.desk(`/${demoPractice}`);
    const { page } = stage;
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await page.getByRole('link', { name: 'Anfrage erstellen' }).waitFor();

    await stage.say(
      'Das ist eure Praxisseite. Wer einen Therapieplatz sucht, beginnt hier, ohne Konto.',
    );
    await stage.press(page.getByRole('link', { name: 'Anfrage erstellen' }));
    await page.getByLabel(/Ich stimme den Nutzungsbedingungen/).waitFor();

    await stage.say(
      'Das Formular fragt zuerst, für wen der Platz ist. Hier fragt eine Mutter für ihr Kind.',
    );
    await stage.press(page.getByRole('radio', { name: 'Für eine andere Person' }));
    await stage.look(0.6);
    await stage.type(field('Vorname'), 'Lea');
    await stage.type(field('Nachname'), 'Winter');
    await stage.type(field('Geburtsdatum'), '14.03.2019');
    await stage.say('Neben dem Geburtsdatum steht gleich das Alter. So fällt ein Tippfehler auf.');
    await stage.look(0.6);

    await stage.say('Dann die Person, mit der ihr sprechen werdet, und wie ihr sie erreicht.');
    await stage.type(field('Ihr Vorname'), 'Maria');
    await stage.type(field('Ihr Nachname'), 'Winter');
    await stage.type(field('Ihre Beziehung zur Person'), 'Mutter');
    await stage.type(field('E-Mail-Adresse'), email);
    await stage.type(field('Telefonnummer'), '0660 000 12 34');
    await stage.type(field('Adresse mit Hausnummer'), 'Wiesenweg 7');
    await stage.type(field('Postleitzahl'), '8020');
    await stage.type(field('Ort'), 'Graz');

    await stage.reveal(page.getByRole('heading', { name: 'Zur Therapie' }), 0.14);
    await stage.say(
      'Was ihr hier fragt, entscheidet ihr: Verordnung, Versicherung, Therapie per Video und mehr.',
    );
    await stage.press(page.getByRole('radio', { name: 'liegt vor' }));
    await stage.type(field('Krankenkasse oder Versicherung'), 'ÖGK');
    await stage.press(page.getByRole('radio', { name: 'nein', exact: true }));
    await stage.type(field('Grund der Anfrage'), 'Lea spricht „s“ und „sch“ noch nicht deutlich.');

    await stage.press(page.getByRole('checkbox', { name: 'Graz Lend' }));
    const cell = (name: RegExp) => page.getByRole('checkbox', { name });
    await cell(/^Dienstag 14/).waitFor();
    await stage.reveal(page.getByRole('heading', { name: 'Wann passt es Ihnen?' }), 0.06);
    await stage.say('Nun die Zeiten: alle, zu denen die Familie regelmäßig kommen kann.');
    await stage.drag(cell(/^Dienstag 14/), cell(/^Dienstag 16/));
    await stage.press(cell(/^Donnerstag 15/));
    await stage.say(
      'Ein Blatt zeigt, welche Zeiten wenig gefragt sind. Vormittags wird hier am ehesten etwas frei.',
    );
    await stage.point(cell(/^Mittwoch 8/));
    await stage.look(0.8);
    await stage.press(cell(/^Freitag 12/));
    await studio.poster(stage);
    await stage.press(page.getByRole('radio', { name: 'etwas flexibel' }));

    await stage.say('Zum Schluss ein Wunsch nach Rückruf, eine Anmerkung und die Einwilligung.');
    await stage.press(page.getByRole('checkbox', { name: 'Ich bitte um einen Rückruf' }));
    await stage.type(field('Anmerkungen'), 'Montag bis Donnerstag ab 16 Uhr');
    await stage.press(page.getByRole('checkbox', { name: /Ich stimme den Nutzungsbedingungen/ }), {
      x: 0.5,
    });
    await stage.press(page.getByRole('checkbox', { name: /Ich willige ausdrücklich ein/ }), {
      x: 0.5,
    });
    await stage.press(
      page.getByRole('checkbox', { name: /Die Praxis darf mich per E-Mail fragen/ }),
    );
    await stage.say('Alles steht noch einmal im Überblick. Dann wird abgesendet.');
    await stage.point(page.getByRole('heading', { name: 'Überblick' }));
    await stage.look(1);
    await stage.press(page.getByRole('button', { name: 'Anfrage absenden' }));
    await page.getByRole('heading', { level: 1, name: 'Anfrage erfolgreich erstellt' }).waitFor();
    await stage.say('Fertig. Euer eigener Text sagt, wie es weitergeht.');
    await stage.look(1);

    const message = await newestEmail(page, 'Ihre Anfrage bei', { to: email });
    const mailbox = await studio.email(message.html);
    await mailbox.say('Gleich danach kommt eine E-Mail mit einem eigenen Link.');
    const link = mailbox.page.getByRole('link', { name: 'E-Mail-Adresse bestätigen' }).first();
    await mailbox.press(link);
    const own = await studio.desk((await link.getAttribute('href')) ?? '');
    const confirm = own.page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' });
    await confirm.waitFor();
    await own.say(
      'Ein Klick bestätigt die Adresse. Dann wisst ihr, dass ihr die Familie erreicht.',
    );
    await own.press(confirm);
    await own.page.getByText('Danke, Ihre E-Mail-Adresse ist bestätigt.').waitFor();
    await own.look(1);
    await own.say('Hier kann sie auch später ihre Zeiten ändern oder die Anfrage zurückziehen.');
    await own.reveal(own.page.getByRole('button', { name: 'Zeiten ändern' }));
    await own.point(own.page.getByRole('button', { name: 'Zeiten ändern' }));
    await own.look(0.8);

    const phone = await studio.phone(`/${demoPractice}/booking`);
    const inHand = phone.page;
    await inHand.getByLabel('Graz Lend').check();
    await inHand.getByRole('checkbox', { name: /^Dienstag 14/ }).waitFor();
    await inHand.evaluate(() => scrollTo(0, 0));
    await phone.say('Am Handy ist es dasselbe Formular, Frage für Frage.');
    await phone.press(inHand.getByRole('radio', { name: 'Für mich selbst' }));
    await phone.reveal(inHand.getByRole('grid').first(), 0.2);
    await phone.press(inHand.getByRole('checkbox', { name: /^Dienstag 14/ }));
    await phone.press(inHand.getByRole('checkbox', { name: /^Donnerstag 15/ }));
    await phone.say('Alles, was hier ankommt, steht sofort auf eurer Warteliste.');
    await phone.look(1.5);
  },
};
