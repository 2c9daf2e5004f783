/**
 * A small classic script in the head, before first paint: marks the document with what the first
 * view depends on and only the browser knows, so that nothing moves or flickers when the code
 * arrives. It loads no code, but requests the practice of this page.
 *
 * `data-campaign`: the campaign to announce, if any. `data-session`: somebody is signed in on this
 * device. `data-patients` is the build's: a document that asks nobody else.
 * `data-embedded`: this is a form on a practice's own website. `data-scheme`: light or dark, if
 * somebody chose.
 */
import { reservedSlugs } from '@platzwart/domain/practice/reserved-slugs';
import { markdownSigns } from '@platzwart/domain/text/readable-markdown';
import { activeCampaign, campaigns } from './features/campaigns/campaigns.ts';
import { isDismissed } from './features/campaigns/dismissed-campaigns.ts';
import { hasSessionFlag } from './features/session/session-flag.ts';
import { preloadPractice } from './firebase/preloaded-documents.ts';
import { appFiles, preloadCode } from './shell/app-files.ts';
import { asksToBeEmbedded, isFramed, mayBeEmbedded } from './shell/embedded.ts';
import { isPatientsDocument, leaveForStaff, restoreAddress } from './shell/patients-pages.ts';
import { chosenColourScheme, showColourScheme } from './ui/colour-scheme.ts';

restoreAddress();
if (isPatientsDocument() && hasSessionFlag() && !isFramed()) leaveForStaff();

const { dataset } = document.documentElement;
const campaign = activeCampaign(campaigns, new Date(), isDismissed);
if (campaign) dataset.campaign = campaign.key;
if (hasSessionFlag()) {
  dataset.session = '';
  // A page that would wait with it for a touch does not wait now.
  void preloadCode(appFiles(document.currentScript));
}
if (mayBeEmbedded(location.pathname) && (isFramed() || asksToBeEmbedded(location.search))) {
  dataset.embedded = '';
  // Part of a page that is rarely dark.
  showColourScheme('light');
} else {
  const show = () => showColourScheme(chosenColourScheme());
  show();
  // Chosen in another tab.
  addEventListener('storage', show);
}

const [, firstPart = ''] = location.pathname.split('/');
if (/^[a-z0-9-]+$/.test(firstPart) && !reservedSlugs.has(firstPart)) {
  // If build.ts has inserted it: preloads the markdown renderer in case the text needs it.
  const parser = document.currentScript?.dataset.markdown;
  preloadPractice(firstPart).then(
    (text) => {
      if (!parser || !markdownSigns.test(text)) return;
      void preloadCode([parser]);
    },
    () => undefined,
  );
}
