import type { ComponentProps } from 'react';
import { PasswordField } from './password-field.tsx';

const texts = {
  show: { name: 'PIN anzeigen', seen: 'Anzeigen' },
  hide: { name: 'PIN verbergen', seen: 'Verbergen' },
} as const;

/** Digits that nobody beside reads. */
export function PinField(
  props: Omit<ComponentProps<typeof PasswordField>, 'inputMode' | 'autoComplete' | 'texts'>,
) {
  return <PasswordField {...props} inputMode="numeric" autoComplete="off" texts={texts} />;
}
