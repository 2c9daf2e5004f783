import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button, IconButton } from './button.tsx';
import { Checkbox, CheckboxGroup } from './checkbox.tsx';
import { Chip, ToggleChip } from './chip.tsx';
import { DateField } from './date-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FileField } from './file-field.tsx';
import { Markdown } from './markdown.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SelectField } from './select-field.tsx';
import { Empty, Failure, Loading } from './states.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const words = (element: HTMLElement, attribute: string) =>
  (element.getAttribute(attribute) ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

describe('buttons', () => {
  it('ignore a press while busy or off, and keep the focus', async () => {
    const user = userEvent.setup();
    const press = vi.fn();
    const { rerender } = render(
      <Button busy onClick={press}>
        Senden
      </Button>,
    );
    await user.click(screen.getByRole('button', { name: 'Senden' }));
    rerender(
      <Button aria-disabled onClick={press}>
        Senden
      </Button>,
    );
    await user.click(screen.getByRole('button', { name: 'Senden' }));
    expect(press).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Senden' }));
  });

  it('have a name even if they show only an icon', () => {
    render(<IconButton label="Schließen">x</IconButton>);
    expect(screen.getByRole('button', { name: 'Schließen' })).toBeTruthy();
  });
});

describe('fields', () => {
  it('are named by their label and described by error and hint', () => {
    render(
      <TextField
        name="stadt"
        label="Stadt"
        hint="Ohne Postleitzahl."
        error="Bitte geben Sie die Stadt ein."
      />,
    );
    const field = screen.getByRole('textbox', { name: 'Stadt' });
    expect(field.id).toBe('stadt');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(words(field, 'aria-describedby')).toBe(
      'Bitte geben Sie die Stadt ein. | Ohne Postleitzahl.',
    );
  });

  it('are not marked as wrong without an error', () => {
    render(<TextField name="stadt" label="Stadt" optional="(optional)" />);
    expect(
      screen.getByRole('textbox', { name: 'Stadt (optional)' }).hasAttribute('aria-invalid'),
    ).toBe(false);
  });

  it('count what is left from three quarters of the limit on', async () => {
    const user = userEvent.setup();
    render(<TextArea name="grund" label="Grund" limit={8} countText={(left) => `noch ${left}`} />);
    await user.type(screen.getByRole('textbox', { name: 'Grund' }), '12345');
    expect(screen.queryByText(/noch/)).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Grund' }), '6');
    expect(screen.getByText('noch 2')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Grund' }), '7890');
    expect(screen.getByText('noch -2')).toBeTruthy();
  });

  it('offer the choices of a list', async () => {
    const user = userEvent.setup();
    render(
      <SelectField
        name="dauer"
        label="Dauer"
        placeholder="Bitte wählen"
        options={[{ value: '30', label: '30 Minuten' }]}
      />,
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Dauer' }), '30 Minuten');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Dauer' }).value).toBe('30');
  });

  it('are ticked by a press on their words', async () => {
    const user = userEvent.setup();
    render(<Checkbox name="ja" label="Ich stimme zu" error="Zustimmung notwendig." />);
    await user.click(screen.getByText('Ich stimme zu'));
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Ich stimme zu' });
    expect(box.checked).toBe(true);
    expect(words(box, 'aria-describedby')).toBe('Zustimmung notwendig.');
  });

  it('of several boxes keep the order of the options', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }));
    render(
      <CheckboxGroup name="orte" label="Orte" options={options} value={['c']} onChange={change} />,
    );
    await user.click(screen.getByRole('checkbox', { name: 'a' }));
    expect(change).toHaveBeenCalledWith(['a', 'c']);
  });

  it('of one choice are a group with its question as the name', () => {
    render(
      <RadioGroup
        name="wer"
        label="Für wen?"
        error="Bitte wählen."
        aria-required
        options={[{ value: 'a', label: 'Für mich' }]}
      />,
    );
    const group = screen.getByRole('radiogroup', { name: 'Für wen?' });
    expect(words(group, 'aria-describedby')).toBe('Bitte wählen.');
    expect([group.getAttribute('aria-invalid'), group.getAttribute('aria-required')]).toEqual([
      'true',
      'true',
    ]);
    expect(screen.getByRole('radio', { name: 'Für mich' })).toBeTruthy();
  });

  it('of a date put it into its usual form on leaving', async () => {
    const user = userEvent.setup();
    const Example = () => {
      const [value, setValue] = useState('');
      return (
        <DateField
          name="tag"
          label="Tag"
          hint="TT.MM.JJJJ"
          value={value}
          onChange={setValue}
          tidy={(text) => text.replace(/-/g, '.')}
        />
      );
    };
    render(<Example />);
    await user.type(screen.getByRole('textbox', { name: 'Tag' }), '1-2');
    await user.tab();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Tag' }).value).toBe('1.2');
  });

  it('of a file say which one is chosen and let go of it', async () => {
    const user = userEvent.setup();
    const Example = () => {
      const [file, setFile] = useState<File>();
      const texts = {
        choose: 'Datei wählen',
        change: 'Andere wählen',
        remove: 'Entfernen',
        nothing: 'Keine Datei',
      };
      return <FileField name="logo" label="Logo" file={file} onChange={setFile} texts={texts} />;
    };
    render(<Example />);
    await user.upload(
      screen.getByLabelText('Logo Datei wählen'),
      new File(['x'.repeat(2000)], 'logo.txt', { type: 'text/plain' }),
    );
    expect(screen.getByText('logo.txt (2 kB)')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Entfernen' }));
    expect(screen.getByText('Keine Datei')).toBeTruthy();
  });
});

describe('the error summary', () => {
  it('takes the focus with every attempt', () => {
    const { rerender } = render(
      <ErrorSummary title="Bitte prüfen" errors={[{ message: 'Es fehlt etwas.' }]} attempt={1} />,
    );
    const box = screen.getByRole('alert');
    expect(document.activeElement).toBe(box);
    box.blur();
    rerender(<ErrorSummary title="Bitte prüfen" errors={[]} attempt={2} />);
    expect(document.activeElement).toBe(box);
  });
});

describe('texts of others', () => {
  it('stay as they are without signs of markdown', () => {
    render(<Markdown text={'Erster Absatz,\nzweite Zeile.\n\nZweiter Absatz.'} />);
    expect(screen.getAllByRole('paragraph').map((paragraph) => paragraph.textContent)).toEqual([
      'Erster Absatz,\nzweite Zeile.',
      'Zweiter Absatz.',
    ]);
  });

  it('become links that tell nothing about where one came from, without HTML, scripts and images', async () => {
    render(
      <Markdown
        text={
          '[Seite](https://beispiel.at) [Falle](javascript:alert(1)) ![Bild](https://fremd.example/x.png) <img src=x onerror=alert(1)> **fett**'
        }
      />,
    );
    const link = await screen.findByRole('link', { name: 'Seite (beispiel.at)' });
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
    expect(document.querySelector('img')).toBeNull();
    expect(document.querySelector('[href^="javascript"]')).toBeNull();
    await waitFor(() => expect(screen.getByText('fett').tagName).toBe('STRONG'));
  });
});

describe('marks and states', () => {
  it('say in words what they show', () => {
    render(
      <>
        <Chip color="teal">Kind</Chip>
        <ToggleChip isOn color="red">
          Dringend
        </ToggleChip>
        <Loading text="Wird geladen …" />
        <Empty title="Noch nichts da" />
        <Failure title="Nicht zu laden">Bitte später.</Failure>
      </>,
    );
    expect(screen.getByText('Kind')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Dringend', pressed: true })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Wird geladen …');
    expect(screen.getByRole('heading', { name: 'Noch nichts da' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Nicht zu laden');
  });

  it('let one wait go on in another: what takes its place at once is there at once', () => {
    const later = 1_000_000_000;
    const clock = vi.spyOn(performance, 'now');
    const classAt = (milliseconds: number, shown: ReactNode) => {
      clock.mockReturnValue(later + milliseconds);
      rerender(shown);
      return screen.queryByRole('status')?.className;
    };
    const { rerender } = render(null);
    const delayed = classAt(0, <Loading key="page" text="Seite" />);
    expect(classAt(150, <Loading key="soon" text="Teil" />)).toBe(delayed);
    expect(classAt(300, <Loading key="practice" text="Praxis" />)).not.toBe(delayed);
    expect(classAt(400, null)).toBeUndefined();
    expect(classAt(600, <Loading key="other" text="Anderes" />)).toBe(delayed);
    clock.mockRestore();
  });
});
