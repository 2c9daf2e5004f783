/** With whom the contract is: shown once it is known, else asked for. */
import {
  maxPartyAddress,
  type ContractParty as Party,
} from '@platzwart/domain/practice/contract-party';
import { type FormEvent, useState } from 'react';
import { messageAt } from '../../calls/problem.ts';
import { run } from '../../calls/run.ts';
import { useCommand } from '../../calls/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useUnsavedInput } from '../../ui/unsaved-input.ts';
import { texts as t } from './contract-party-texts.ts';

type Props = { slug: string; party: Party | undefined; isAllowed: boolean };

export function ContractParty({ slug, party, isAllowed }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  if (!isAllowed || (party && !isOpen))
    return (
      <div className="stack gap-2">
        {party ? <PartyLines party={party} /> : <p className="hint">{t.missing}</p>}
        <p role="status" className="done">
          {isSaved && t.saved}
        </p>
        {isAllowed ? (
          <div>
            <Button onClick={() => setOpen(true)}>{t.change}</Button>
          </div>
        ) : (
          !party && <p className="hint">{t.administratorsOnly}</p>
        )}
      </div>
    );
  return (
    <PartyForm
      slug={slug}
      party={party}
      onCancel={party && (() => setOpen(false))}
      onSaved={() => {
        setSaved(true);
        setOpen(false);
      }}
    />
  );
}

function PartyLines({ party: { name, legalForm, address } }: { party: Party }) {
  return (
    <address className="anywhere">
      <strong className="block">{legalForm ? `${name}, ${legalForm}` : name}</strong>
      {address.split('\n').map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}

type FormProps = {
  slug: string;
  party: Party | undefined;
  onCancel: (() => void) | undefined;
  onSaved: () => void;
};

const nobody: Party = { name: '', legalForm: '', address: '' };

function PartyForm({ slug, party = nobody, onCancel, onSaved }: FormProps) {
  const [typed, setTyped] = useState(party);
  const { start, isRunning, problem, forget } = useCommand(() =>
    run('setContractParty', { companySlug: slug, party: typed }),
  );
  const isDirty = JSON.stringify(typed) !== JSON.stringify(party);
  useUnsavedInput(isDirty, { text: t.wouldBeLost });
  const at = (field: keyof Party) => messageAt(problem, `party.${field}`);
  const change = (changes: Partial<Party>) => {
    forget();
    setTyped({ ...typed, ...changes });
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await start()) onSaved();
  };
  const isGeneral = (['name', 'legalForm', 'address'] as const).every((field) => !at(field));
  return (
    <form noValidate className="stack gap-3" onSubmit={(event) => void save(event)}>
      {(['name', 'legalForm'] as const).map((field) => (
        <TextField
          key={field}
          id={`vertragspartner-${field}`}
          label={t[field]}
          hint={t[`${field}Hint`]}
          optional={field === 'legalForm' ? t.optional : undefined}
          error={at(field)}
          value={typed[field]}
          onChange={(event) => change({ [field]: event.target.value })}
        />
      ))}
      <TextArea
        id="vertragspartner-anschrift"
        label={t.address}
        error={at('address')}
        rows={3}
        limit={maxPartyAddress}
        value={typed.address}
        onChange={(event) => change({ address: event.target.value })}
      />
      <div role="alert">
        <FieldError id="vertragspartner-fehler" error={isGeneral ? problem?.message : undefined} />
      </div>
      <FormButtons busy={isRunning} onCancel={onCancel}>
        {isRunning ? t.saving : t.save}
      </FormButtons>
    </form>
  );
}
