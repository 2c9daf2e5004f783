import { afterEach, expect, it, vi } from 'vitest';
import { holdPlace } from './hold-place.ts';

afterEach(() => {
  vi.mocked(window.scrollBy).mockRestore();
  document.body.replaceChildren();
});

function page() {
  const [button, box] = [document.createElement('button'), document.createElement('div')];
  box.tabIndex = -1;
  document.body.append(button, box);
  button.focus();
  let top = 500;
  vi.spyOn(button, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top));
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  const shorten = () => {
    top = 100;
  };
  return { button, box, scrolled, shorten };
}

it('keeps what is in use where it is when the page above it gets shorter', () => {
  const { button, scrolled, shorten } = page();
  const hold = holdPlace(button);
  shorten();
  hold();
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: -400, behavior: 'instant' });
});

// A press while the part above the button was about to fold: the failure came into sight, and the
// fold scrolled it away again.
it('does not scroll back what took the focus meanwhile', () => {
  const { button, box, scrolled, shorten } = page();
  const hold = holdPlace(button);
  shorten();
  box.focus();
  hold();
  expect(scrolled).not.toHaveBeenCalled();
});
