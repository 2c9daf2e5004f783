/** Buttons. One filled button per view. */
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';
import { classes } from './class-names.ts';
import { tooltip } from './tooltip.ts';

export type ButtonLook = 'filled' | 'outlined' | 'plain' | 'danger';

type Shared = { look?: ButtonLook; large?: boolean };

type ButtonProps = Omit<ComponentProps<'button'>, 'style' | 'disabled'> &
  Shared & { busy?: boolean };

/**
 * Never `disabled`: an unavailable button takes `aria-disabled`, stays focusable, and does nothing.
 * `busy` marks a running action and ignores further presses.
 */
export function Button({
  look = 'outlined',
  large = false,
  busy = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const isDisabled = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isDisabled) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      onClick={press}
      className={classes(styles.button, styles[look], large && styles.large, className)}
    />
  );
}

/** An internal link that looks like a button. */
export function ButtonLink({
  look = 'outlined',
  large = false,
  className,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'className' | 'style'> & Shared & { className?: string }) {
  return (
    <Link
      {...rest}
      className={classes(styles.button, styles[look], large && styles.large, className)}
    />
  );
}

/** A link that looks like a button and loads a new document (the sign-in page, other sites). */
export function ButtonAnchor({
  look = 'outlined',
  large = false,
  className,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'style'> & Shared & { href: string }) {
  return (
    <a {...rest} className={classes(styles.button, styles[look], large && styles.large, className)}>
      {children}
    </a>
  );
}

/** An icon-only button; `label` is its name. */
export function IconButton({
  label,
  children,
  className,
  ...rest
}: Omit<ButtonProps, 'look' | 'large'> & { label: string; children: ReactNode }) {
  return (
    <Button
      {...tooltip(label)}
      {...rest}
      look="plain"
      aria-label={label}
      className={classes(styles.icon, className)}
    >
      {children}
    </Button>
  );
}

/** An icon-only link to a phone number or another document; `label` is its name. */
export function IconAnchor({
  label,
  className,
  ...rest
}: Omit<ComponentProps<'a'>, 'style'> & { href: string; label: string; children: ReactNode }) {
  return (
    <ButtonAnchor
      {...tooltip(label)}
      {...rest}
      look="plain"
      aria-label={label}
      className={classes(styles.icon, className)}
    />
  );
}
