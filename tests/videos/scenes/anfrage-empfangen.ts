import { demoAdministration, newestEmail } from '../../demo-camera.ts';
import { book } from '../requests-of-scenes.ts';
import type { Scene } from '../scene.ts';

const name = 'Jakob Lindner';

export const receivingARequest: Scene = {
  key: 'anfrage-empfangen',
  seconds: 64,
  show: async (studio) => {
    const stage = await studio.desk(
      `${demoAdministration}/anfragen?sortierung=neueste`,
      'Anna Berger',
    );
    const { page } = stage;
    await page
      .getByText(/offene Anfragen/)
      .first()
      .waitFor();
    await page.getByRole('row').nth(3).waitFor();

    await stage.say(
      'Die Tabelle der offenen Anfragen, die neueste oben. Ihr müsst nichts neu laden.',
    );
    await stage.look(0.8);
    await stage.say('In diesem Moment sendet jemand das Formular eurer Praxis ab …');
    await book(studio, {
      firstname: 'Jakob',
      lastname: 'Lindner',
      birthdate: '22.06.2018',
      email: 'eva.lindner@example.org',
      type: 'other',
      contactPersonFirstname: 'Eva',
      contactPersonLastname: 'Lindner',
      contactPersonRelationship: 'Mutter',
      phone: '0660 000 45 67',
      reason: 'Der Kindergarten hat uns eine Abklärung der Aussprache empfohlen.',
      slots: [
        { locationId: 'lend', weekday: 2, start: '14:00', end: '17:00' },
        { locationId: 'lend', weekday: 5, start: '10:00', end: '12:00' },
      ],
    });
    const row = page.getByRole('row').filter({ hasText: name });
    const held = page.getByRole('button', { name: /neue Anfragen? anzeigen/ });
    await row.or(held).first().waitFor();
    await stage.look(0.8);
    if (await held.isVisible()) await stage.press(held);
    await row.waitFor();
    await stage.say(
      '… und die Anfrage steht bei allen im Team da. Auch die Zahl der Offenen ist schon gestiegen.',
    );
    await stage.point(row.getByRole('rowheader').getByRole('button'));
    await stage.look(1);

    const email = await newestEmail(page, 'Neue Anfrage', {
      to: 'office@praxis-lindenhof.example',
    });
    const mailbox = await studio.email(email.html);
    await mailbox.say(
      'Dazu kommt eine E-Mail. Sie nennt keine Namen und keinen Grund, nur den Weg zur Anfrage.',
    );
    await mailbox.point(mailbox.page.getByRole('link', { name: /ansehen|öffnen|Anfrage/ }).first());
    await mailbox.look(1);

    await stage.say('Ein Klick auf den Namen öffnet alle Angaben: Person, Kontakt und Anliegen.');
    await stage.press(row.getByRole('rowheader').getByRole('button'));
    const panel = page.getByRole('dialog');
    await panel.getByRole('heading', { name: 'Zeiten' }).waitFor();
    await studio.poster(stage);
    await stage.look(2);
    await stage.reveal(panel.getByRole('heading', { name: 'Zeiten' }), 0.2);
    await stage.press(panel.getByText('Stelle auf den Wartelisten'));
    await stage.say(
      'Bei den Zeiten steht die Stelle auf jeder Warteliste, für die sie sich gemeldet haben.',
    );
    await stage.look(1.5);
    await stage.say('Ganz unten hält der Verlauf fest, was mit der Anfrage geschehen ist.');
    await stage.reveal(panel.getByRole('heading', { name: 'Verlauf' }), 0.5);
    await stage.look(1.5);
    await stage.press(panel.getByRole('button', { name: 'Schließen' }));
    await stage.look(1);
  },
};
