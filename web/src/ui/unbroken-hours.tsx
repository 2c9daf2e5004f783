import { createElement, Fragment } from 'react';

/** 'Stelle 2 für Mi 15–16 Uhr': wraps anywhere but within the hours. */
export function UnbrokenHours({ text }: { text: string }) {
  const parts = text.split(/(\d[\d:]*–\d[\d:]*(?:\sUhr)?)/);
  const shown = parts.map((part, i) =>
    i % 2 === 0 ? part : createElement('span', { className: 'unbroken' }, part),
  );
  return createElement(Fragment, null, ...shown);
}
