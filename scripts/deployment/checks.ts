/**
 * CONTENTS of `npm run deploy:check`: what a project needs before and after a deployment, in the
 * order in which an engineer works (docs/deploy.md). Each check asks one thing, by the schemas in
 * Google's discovery documents and by Stripe's API reference.
 */
import { ofAddress } from './address.ts';
import { ofBackups } from './backups.ts';
import type { Check } from './check.ts';
import { ofDatabase } from './database.ts';
import { ofDeployed, ofSecrets } from './deployed.ts';
import { ofMail } from './mail.ts';
import { ofNetworks } from './networks.ts';
import { ofProject } from './project.ts';
import { ofRights } from './rights.ts';
import { ofSettings } from './settings.ts';
import { ofSignIn } from './sign-in.ts';
import { ofStripe } from './stripe.ts';
import { ofWatch } from './watch.ts';

export const steps: readonly { readonly title: string; readonly checks: readonly Check[] }[] = [
  { title: 'Projekt', checks: ofProject },
  { title: 'Datenbank', checks: ofDatabase },
  { title: 'Angaben', checks: ofSettings },
  { title: 'Adresse', checks: ofAddress },
  { title: 'Anmeldung', checks: ofSignIn },
  { title: 'Geheimnisse', checks: ofSecrets },
  { title: 'E-Mail', checks: ofMail },
  { title: 'Stripe', checks: ofStripe },
  { title: 'Sicherungen', checks: ofBackups },
  { title: 'Rechte', checks: ofRights },
  { title: 'Ausgeliefert', checks: [...ofDeployed, ...ofNetworks] },
  { title: 'Wache', checks: ofWatch },
];
