/**
 * Password managers and some browsers fill fields in without an event: React believes them empty,
 * and its next render would empty them. So before anything in a form is entered, pressed or sent,
 * each of its fields that holds something else than React knows says so.
 */

/** What React compares with to see whether a field has changed; there is no public way to it. */
type Known = HTMLInputElement & { _valueTracker?: { getValue: () => string } };

function report({ target }: Event): void {
  const form = target instanceof Element && target.closest('form');
  for (const input of form ? form.querySelectorAll<Known>('input') : []) {
    const isText = !['checkbox', 'radio', 'file'].includes(input.type);
    if (isText && input._valueTracker && input._valueTracker.getValue() !== input.value)
      input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

for (const kind of ['focusin', 'click', 'submit']) addEventListener(kind, report, true);

export {};
