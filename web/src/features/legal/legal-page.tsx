/** The layout all legal pages share: heading, date, text, and a print button. */
import { operator } from '@platzwart/domain/legal/operator';
import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './legal.module.css';
import { LegalText, type LegalTextName } from './legal-text.tsx';
import { texts } from './texts.ts';

type Props = {
  title: string;
  name: LegalTextName;
  /** Between heading and text. */
  children?: ReactNode;
  /** After the text. */
  after?: ReactNode;
};

export function LegalPage({ title, name, children, after }: Props) {
  return (
    <article className={`stack gap-6 ${styles.page}`}>
      <PageHeader title={title} lead={texts.asOf(operator.legalDate)} />
      {children}
      <LegalText name={name} />
      {after}
    </article>
  );
}
