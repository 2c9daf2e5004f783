/**
 * The practice's name, and behind it the way to the others: the entries of 'Administration' (spec
 * section 2).
 */
import { sitePaths } from '@platzwart/domain/site-paths';
import type { UserPractice } from '@platzwart/domain/team/member';
import { Building2, ChevronDown, CirclePlay, ExternalLink, LayoutGrid, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { demoSlug } from '../../features/samples/demo-slug.ts';
import { Disclosure } from '../disclosure.tsx';
import { texts } from '../texts.ts';
import { texts as own } from './texts.ts';
import styles from './work.module.css';

type Props = {
  practices: readonly UserPractice[];
  /** The one whose screens the bar shows. */
  practice: UserPractice | undefined;
};

export function PracticeSwitcher({ practices, practice }: Props) {
  return (
    <Disclosure
      atStart
      className={`tall ${styles.switcher}`}
      label={
        <>
          <span className="one-line" title={practice?.title}>
            {practice?.title ?? texts.administration}
          </span>
          <ChevronDown size={16} className="rigid" aria-hidden="true" />
        </>
      }
    >
      {practice && <ToPracticePage practice={practice} />}
      <p className={`hint ${styles.group}`}>{texts.administration}</p>
      <Entries practices={practices} />
    </Disclosure>
  );
}

/** The same in the phone's sheet, where this practice stands above its screens. */
export function PracticesInSheet({
  practices,
  practice,
  children,
}: Props & { children: ReactNode }) {
  return (
    <Entries
      practices={practices.filter(({ slug }) => slug !== practice?.slug)}
      className={`entries stack gap-0 ${styles.sheetLinks}`}
    >
      {children}
    </Entries>
  );
}

/** The demo's practice has none. */
export function ToPracticePage({ practice: { slug } }: { practice: UserPractice }) {
  if (slug === demoSlug) return null;
  return (
    <Link to={sitePaths.practice(slug)} target="_blank" rel="noopener" className="entry">
      <ExternalLink size={18} aria-hidden="true" />
      {own.toPractice}
      <span className="visually-hidden">{own.newTab}</span>
    </Link>
  );
}

function Entries({
  practices,
  className,
  children,
}: Pick<Props, 'practices'> & { className?: string; children?: ReactNode }) {
  return (
    <ul role="list" aria-label={texts.administration} className={className}>
      {!practices.some(({ slug }) => slug === demoSlug) && (
        <li>
          <NavLink to={sitePaths.dashboard} className="entry">
            <LayoutGrid size={18} aria-hidden="true" />
            {texts.dashboard}
          </NavLink>
        </li>
      )}
      {practices.map(({ slug, title }) => (
        <li key={slug}>
          <NavLink to={sitePaths.administration(slug)} className="entry">
            <Building2 size={18} aria-hidden="true" />
            {title}
          </NavLink>
        </li>
      ))}
      <li>
        <NavLink to={sitePaths.introductionVideos} className="entry">
          <CirclePlay size={18} aria-hidden="true" />
          {texts.introductionVideos}
        </NavLink>
      </li>
      <li>
        <NavLink to={sitePaths.companyRegistration} end className="entry">
          <Plus size={18} aria-hidden="true" />
          {texts.registerPractice}
        </NavLink>
      </li>
      {children && <li>{children}</li>}
    </ul>
  );
}
