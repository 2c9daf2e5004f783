/**
 * Runs in the head, before the first paint, as a small classic script: says on the document what the first look depends on
 * and what only the browser knows, so that nothing moves or flickers when the code arrives. It loads nothing.
 *
 * `data-campaign`: the campaign to announce, if any. `data-session`: somebody is signed in on this device.
 */
import { activeCampaign, campaigns } from './features/campaigns/campaigns.ts';
import { isClosed } from './features/campaigns/closed.ts';
import { hasSessionFlag } from './features/session/session-flag.ts';

const { dataset } = document.documentElement;
const campaign = activeCampaign(campaigns, new Date(), isClosed);
if (campaign) dataset.campaign = campaign.key;
if (hasSessionFlag()) dataset.session = '';
