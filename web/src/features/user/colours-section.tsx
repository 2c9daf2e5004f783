import { type ColourScheme, chooseColourScheme } from '../../ui/colour-scheme.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { useColourScheme } from '../../ui/use-colour-scheme.ts';
import styles from './account.module.css';
import { AccountSection } from './account-section.tsx';
import { texts } from './texts.ts';

const t = texts.colours;
const schemes: readonly ColourScheme[] = ['', 'light', 'dark'];

/** Light or dark, in this browser. */
export function ColoursSection() {
  const chosen = useColourScheme();
  return (
    <AccountSection id="darstellung" title={t.title} lead={t.hint}>
      <div className={styles.choice}>
        <RadioGroup
          name="farben"
          label={<span className="visually-hidden">{t.label}</span>}
          options={schemes.map((value) => ({ value, label: t.schemes[value] }))}
          value={chosen}
          onChange={({ target }) =>
            chooseColourScheme(schemes.find((one) => one === target.value) ?? '')
          }
        />
      </div>
    </AccountSection>
  );
}
