/**
 * A part of the form in which staff edit a request: its answers in a line, which a press turns into
 * fields.
 */
import { questionOf, type Section } from '@platzwart/domain/booking/questions';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './edit-request.module.css';
import { editTexts } from './edit-texts.ts';
import type { EditedField } from './edit-values.ts';

export type EditPartName = 'person' | 'contact' | 'times' | 'therapy' | 'closing';

const sectionsOf: Record<EditPartName, readonly Section[]> = {
  person: ['requester', 'person', 'contactPerson'],
  contact: ['contact', 'address'],
  times: ['times'],
  therapy: ['reason', 'therapy', 'own'],
  closing: ['closing'],
};

export const editParts = Object.keys(sectionsOf) as EditPartName[];

export function partOf(field: EditedField): EditPartName | undefined {
  return editParts.find((part) => sectionsOf[part].includes(questionOf(field).section));
}

type Props = {
  name: EditPartName;
  isOpen: boolean;
  /** Its answers, in words. */
  line: string;
  onOpen: () => void;
  children: ReactNode;
};

export function EditPart({ name, isOpen, line, onOpen, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // The button is gone: its first field takes the focus.
  useEffect(() => {
    if (isOpen && isPressed.current)
      box.current?.querySelector<HTMLElement>('input, textarea, select, [tabindex="0"]')?.focus();
    isPressed.current = false;
  }, [isOpen]);
  if (isOpen) {
    return (
      <div ref={box} className="stack gap-5">
        {children}
      </div>
    );
  }
  const title = editTexts.parts[name];
  return (
    <button
      type="button"
      className={`stack full tall line-above dark ${styles.folded}`}
      aria-expanded={false}
      aria-label={editTexts.change(title, line)}
      onClick={() => {
        isPressed.current = true;
        onOpen();
      }}
    >
      <span className="strong">{title}</span>
      <span className={line === '' ? 'hint' : 'small clamped'}>{line || editTexts.nothing}</span>
      <ChevronDown size={18} aria-hidden="true" />
    </button>
  );
}
