/** A practice of Anna's own in the running demo world, for what a browser of the staff is measured in. */
import { aFormConfiguration, anAccount, aPractice } from '@platzwart/emulator-data/build-practice';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import type { Page } from '@playwright/test';
import { initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { productUrl } from '../../scripts/toolchain.ts';

process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
process.env.METADATA_SERVER_DETECTION ??= 'none';
export const db = getFirestore(initializeApp({ projectId: 'demo-platzwart' }, 'bench'));
export const docs = writableCollections(db);
export const anna = {
  uid: 'demo-anna',
  sub: '1001',
  name: 'Anna Berger',
  email: 'anna.berger@praxis-lindenhof.example',
};
const membership = (slug: string) =>
  ({ slug, title: 'Praxis mit Anfragen', role: 'administrator' }) as const;

/** With that many open requests, which the caller stores. */
export async function addAnnasPractice(slug: string, open = 0): Promise<void> {
  const { title, role } = membership(slug);
  await Promise.all([
    docs.practice(slug).set(aPractice({ slug, title, listed: false })),
    docs.account(slug).set(anAccount(new Date())),
    docs.form(slug).set(aFormConfiguration()),
    docs.member(slug, anna.uid).set({ role, name: anna.name, email: '', lastVisit: null }),
    docs.requestCounters(slug).set({ open, archived: 0 }),
  ]);
  await docs.user(anna.uid).update({ practices: FieldValue.arrayUnion(membership(slug)) });
}

export async function removeAnnasPractice(slug: string): Promise<void> {
  await docs.user(anna.uid).update({ practices: FieldValue.arrayRemove(membership(slug)) });
}

export async function signInAt(page: Page, slug: string, screen: string): Promise<void> {
  const path = `/${slug}/administration/${screen}`;
  await page.goto(`${productUrl}/login?returnTo=${encodeURIComponent(path)}`);
  await page.getByRole('button', { name: new RegExp(anna.name) }).click();
}
