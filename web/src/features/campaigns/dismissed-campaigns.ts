/** Campaigns dismissed on this device, permanently (spec section 9). */
const keyOf = (campaign: string) => `banner-${campaign}-closed`;

export function isDismissed(campaign: string): boolean {
  try {
    return localStorage.getItem(keyOf(campaign)) !== null;
  } catch {
    return false;
  }
}

export function rememberDismissed(campaign: string): void {
  try {
    localStorage.setItem(keyOf(campaign), 'true');
  } catch {
    // Then it stays dismissed for this page view only.
  }
}
