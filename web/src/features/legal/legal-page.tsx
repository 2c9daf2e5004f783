/** The layout all legal pages share: heading, date, print buttons, text. */
import { operator } from '@platzwart/domain/legal/operator';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './legal.module.css';
import { LegalText, type LegalTextName } from './legal-text.tsx';
import { texts } from './texts.ts';

type Props = {
  title: string;
  name: LegalTextName;
  /** More to print than the page. */
  actions?: ReactNode;
  /** Between heading and text. */
  children?: ReactNode;
  /** After the text. */
  after?: ReactNode;
};

export function LegalPage({ title, name, actions, children, after }: Props) {
  const print = (
    <>
      <Button onClick={() => window.print()}>{texts.print}</Button>
      {actions}
    </>
  );
  return (
    <article className={`stack gap-6 ${styles.page}`}>
      <PageHeader title={title} lead={texts.asOf(operator.legalDate)} actions={print} />
      {children}
      <LegalText name={name} />
      {after}
    </article>
  );
}
