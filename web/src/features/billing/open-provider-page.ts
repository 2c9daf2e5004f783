/** Opens a page of the payment provider. */
export function openProviderPage(address: string): void {
  window.location.assign(address);
}
