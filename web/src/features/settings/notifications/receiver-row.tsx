import { NewRequestEmails } from '@platzwart/domain/practice/account';
import type { ReactNode } from 'react';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from './notifications.module.css';
import { texts } from './texts.ts';

const options = NewRequestEmails.options.map((value) => ({ value, label: texts.frequency[value] }));

type Props = {
  who: string;
  /** Next to the name. */
  mark?: ReactNode;
  /** Field props from the form. */
  field: { name: string; error: string | undefined; onInput: () => void };
  value: NewRequestEmails;
  onChange: (frequency: NewRequestEmails) => void;
  /** Below the name. */
  children: ReactNode;
};

/** A possible recipient, and how often they get e-mails. */
export function ReceiverRow({ who, mark, field, value, onChange, children }: Props) {
  return (
    <div className={`stack gap-2 across-4 ${styles.row}`}>
      <div className="anywhere">
        <p className="strong">
          {who} {mark}
        </p>
        <p className="stack gap-0 left hint">{children}</p>
      </div>
      <SelectField
        {...field}
        label={
          <>
            {texts.select}
            <span className="visually-hidden">: {who}</span>
          </>
        }
        options={options}
        value={value}
        onChange={(event) => onChange(NewRequestEmails.parse(event.target.value))}
      />
    </div>
  );
}
