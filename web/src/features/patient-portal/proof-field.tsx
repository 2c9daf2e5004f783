/** The second proof, asked for where a change needs it: what else was entered stays. */
import type { Detail } from '@platzwart/domain/failure';
import type { PortalView } from '@platzwart/domain/patient-portal/request-link';
import { portalMessages } from '@platzwart/domain/request/portal-messages';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Note } from '../../ui/note.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { personalDataTexts } from './personal-data-texts.ts';
import type { Answering } from './use-answer.ts';

const t = personalDataTexts.proof;

type Proof = {
  kind: PortalView['proof'];
  isAsked: boolean;
  /** What to send along: null for none; undefined if it is missing, which its field says then. */
  given: () => string | null | undefined;
  /** Whose errors the field shows. */
  fields: readonly string[];
  typed: string;
  error: string | undefined;
  field: RefObject<HTMLInputElement | null>;
  onChange: (typed: string) => void;
};

/** `isNeeded`: as far as the page knows; the server may know better. */
export function useProof(
  kind: PortalView['proof'],
  isNeeded: boolean,
  { problems, forget }: Pick<Answering, 'problems' | 'forget'>,
): Proof {
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const wrong: Detail | undefined = problems.find((problem) => problem.field === 'proof');
  if (wrong && !isNeeded && !wasRefused) setRefused(true);
  useEffect(() => {
    if (wrong) field.current?.focus();
  }, [wrong]);
  const isAsked = isNeeded || wasRefused;
  return {
    kind,
    isAsked,
    given: () => {
      if (!isAsked || kind === null) return null;
      if (typed.trim() !== '') return typed;
      setMissing(true);
      field.current?.focus();
      return undefined;
    },
    fields: kind === null ? [] : ['proof'],
    typed,
    error: isMissing && kind ? t.missing[kind] : wrong?.message,
    field,
    onChange: (next) => {
      forget();
      setMissing(false);
      setTyped(next);
    },
  };
}

/** `why` it is asked for. */
export function ProofField({ proof, name, why }: { proof: Proof; name: string; why: string }) {
  const { kind, isAsked } = proof;
  return (
    <>
      <div role="status">
        {isAsked && (
          <Note isWarm>
            <p>{kind === null ? portalMessages.nothingToProveBy : why}</p>
          </Note>
        )}
      </div>
      {isAsked && <ProofInput proof={proof} name={name} />}
    </>
  );
}

/** Alone, where the page has said why. */
export function ProofInput({ proof, name }: { proof: Proof; name: string }) {
  const { kind, typed, error, field, onChange } = proof;
  if (kind === null) return null;
  return (
    <TextField
      ref={field}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      label={t[kind]}
      hint={kind === 'birthdate' ? t.birthdateHint : t.phoneHint}
      error={error}
      value={typed}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
