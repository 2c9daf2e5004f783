/** People whom scenes invent, and how the demo world forgets them again. */
import { demoAdministration, demoPractice } from '../demo-camera.ts';
import { aBooking } from '../support/a-booking.ts';
import { proofFor } from '../support/proof.ts';
import type { Studio } from './scene.ts';

/**
 * Somebody asks for a place at the demo practice, as a browser would; afterwards nothing of them is
 * left.
 */
export async function book(
  studio: Studio,
  person: { firstname: string; lastname: string; email: string } & Readonly<
    Record<string, unknown>
  >,
): Promise<void> {
  forgetAfterwards(studio, `${person.firstname} ${person.lastname}`);
  const data = aBooking(demoPractice, {
    locationIds: ['lend'],
    addressStreet: 'Wiesenweg 7',
    addressPostalCode: '8020',
    addressCity: 'Graz',
    doctorsOrder: 'available',
    insurance: 'ÖGK',
    teletherapy: 'no',
    ...person,
  });
  const answer = await fetch(`${studio.address}/api/addWaitingRequest`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(await proofFor('addWaitingRequest', data, studio.address)),
    },
    body: JSON.stringify({ data }),
  });
  if (!answer.ok) throw new Error(`The request was refused: ${await answer.text()}`);
}

/** Afterwards nothing of the person is left in the demo world. */
export function forgetAfterwards(studio: Studio, name: string): void {
  studio.afterwards(async () => {
    const page = await studio.elsewhere(`${demoAdministration}/anfragen`, 'Anna Berger');
    for (const screen of ['anfragen', 'archiv']) {
      await page.goto(`${demoAdministration}/${screen}`);
      const button = page.getByRole('rowheader').getByRole('button', { name, exact: true });
      await page.getByRole('searchbox').fill(name);
      if (
        !(await button
          .first()
          .waitFor({ timeout: 12_000 })
          .then(
            () => true,
            () => false,
          ))
      )
        continue;
      await button.first().click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: `Mehr: ${name}` })
        .click();
      await page.getByRole('menuitem', { name: 'Löschen …' }).click();
      await page.getByRole('radio', { name: /Sofort endgültig/ }).check();
      // While a dialog is open, what is behind it counts as gone: only the answer says that it is.
      const answered = page.waitForResponse(/\/api\/deleteRequest/);
      await page.getByRole('button', { name: 'Endgültig löschen', exact: true }).click();
      if (!(await answered).ok()) throw new Error(`${name} could not be deleted`);
      return;
    }
  });
}
