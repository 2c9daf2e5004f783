/**
 * Checks what somebody typed as they leave its field, while they still look at it; an empty field
 * is no mistake before sending.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { type FieldError, type FieldPath, get, useFormContext } from 'react-hook-form';
import { holdPlace } from '../../ui/hold-place.ts';
import type { BookingValues } from './booking-values.ts';

const typedInto =
  'input[name]:is([type="text"], [type="tel"], [type="email"], [inputmode]), input[name]:not([type]), textarea[name]';

export function useCheckOnLeave(
  formOf: () => HTMLFormElement | null | undefined,
  form: FormConfiguration,
  today: IsoDate,
): void {
  const { getValues, setError, clearErrors, getFieldState } = useFormContext<BookingValues>();

  const check = useEffectEvent(async (name: FieldPath<BookingValues>) => {
    const { resolverFor } = await import('./validate-booking.ts');
    const { errors } = await resolverFor(form, today)(getValues(), undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    const wrong: FieldError | undefined = get(errors, name);
    if (!wrong && !getFieldState(name).error) return;
    const holdStill = document.activeElement && holdPlace(document.activeElement);
    flushSync(() => (wrong ? setError(name, wrong) : clearErrors(name)));
    holdStill?.();
  });

  useEffect(() => {
    const element = formOf();
    let release: (() => void) | undefined;
    let isPressed = false;
    const look = ({ type, target }: Event) => {
      if (!(target instanceof HTMLElement && target.matches(typedInto))) return;
      const { name, value } = target as HTMLInputElement;
      const path = name as FieldPath<BookingValues>;
      const isMended = type === 'input' && getFieldState(path).error !== undefined;
      if (!isMended && (type === 'input' || value.trim() === '' || getValues(path) === undefined))
        return;
      // Without its code nothing is checked before sending: the form works as well.
      const start = () => void check(path).catch(() => undefined);
      // A message must not move what a finger is just pressing.
      if (isPressed) release = start;
      else start();
    };
    const press = ({ type }: Event) => {
      isPressed = type === 'pointerdown';
      if (isPressed) return;
      const due = release;
      release = undefined;
      // After the click.
      if (due) setTimeout(due);
    };
    const presses = ['pointerdown', 'pointerup', 'pointercancel'];
    for (const event of ['focusout', 'input']) element?.addEventListener(event, look);
    for (const event of presses) addEventListener(event, press);
    return () => {
      for (const event of ['focusout', 'input']) element?.removeEventListener(event, look);
      for (const event of presses) removeEventListener(event, press);
    };
  }, [formOf, getFieldState, getValues]);
}
