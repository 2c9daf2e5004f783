/**
 * The banner's one action, on prerendered markup: shows the campaign that preload.ts has found,
 * until it is dismissed.
 */
import { rememberDismissed } from './dismissed-campaigns.ts';

export function announceCampaign(room: HTMLElement): () => void {
  const { dataset } = document.documentElement;
  const update = () => {
    for (const announcement of room.querySelectorAll<HTMLElement>('[data-campaign]')) {
      announcement.hidden = announcement.dataset.campaign !== dataset.campaign;
    }
  };
  const close = ({ target }: Event) => {
    if (!dataset.campaign || !(target instanceof Element) || !target.closest('button')) return;
    rememberDismissed(dataset.campaign);
    delete dataset.campaign;
    // The pressed button disappears: the keyboard continues on the page.
    document.querySelector('main')?.focus({ preventScroll: true });
    update();
  };
  room.addEventListener('click', close);
  update();
  return () => room.removeEventListener('click', close);
}
