/** To a page of the payment provider. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}
