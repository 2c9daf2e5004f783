/**
 * Headless Chromium draws no mouse pointer, so the film brings one of its own. Runs in the page;
 * nothing of it is in the product.
 */

export type Pointer = { x: number; y: number; press: number; isTouch: boolean };

/**
 * Draws it at a place; `press` goes from 0 to 1 while a ring widens around it. It stands in the top
 * layer, where dialogs and menus do, and comes to its front with `isAbove`. Only by properties: the
 * product's policy forbids styles in the document.
 */
export function drawPointer({
  x,
  y,
  press,
  isTouch,
  isAbove,
}: Pointer & { isAbove: boolean }): void {
  const id = 'film-pointer';
  const svg = 'http://www.w3.org/2000/svg';
  let host = document.getElementById(id);
  if (!host) {
    host = document.createElement('div');
    host.id = id;
    host.popover = 'manual';
    host.setAttribute('aria-hidden', 'true');
    Object.assign(host.style, {
      position: 'fixed',
      inset: 'auto',
      left: '0',
      top: '0',
      width: '72px',
      height: '72px',
      margin: '0',
      padding: '0',
      border: '0',
      background: 'transparent',
      overflow: 'visible',
      pointerEvents: 'none',
    });
    const drawing = document.createElementNS(svg, 'svg');
    drawing.setAttribute('viewBox', '-36 -36 72 72');
    drawing.setAttribute('width', '72');
    drawing.setAttribute('height', '72');
    const ring = document.createElementNS(svg, 'circle');
    const arrow = document.createElementNS(svg, isTouch ? 'circle' : 'path');
    if (isTouch) arrow.setAttribute('r', '13');
    else
      arrow.setAttribute('d', 'M0 0 L0 26 L6.2 20.4 L10.6 30.4 L15.1 28.4 L10.8 18.8 L19.1 18.8 Z');
    Object.assign(
      arrow.style,
      isTouch
        ? { fill: 'rgb(20 40 38 / 30%)' }
        : { fill: 'black', stroke: 'white', strokeWidth: '2' },
    );
    Object.assign(ring.style, {
      fill: 'rgb(242 178 62 / 30%)',
      stroke: 'rgb(178 94 0)',
      strokeWidth: '2.5',
    });
    drawing.append(ring, arrow);
    host.append(drawing);
    document.documentElement.append(host);
  }
  if (isAbove && host.matches(':popover-open')) host.hidePopover();
  if (!host.matches(':popover-open')) host.showPopover();
  host.style.transform = `translate(${x - 36}px, ${y - 36}px)`;
  const ring = host.querySelector('circle');
  ring?.setAttribute('r', String(8 + 22 * press));
  if (ring) ring.style.opacity = press === 0 ? '0' : String(1.1 - press);
}
