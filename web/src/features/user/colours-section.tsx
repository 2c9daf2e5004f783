import { useState } from 'react';
import { type ColourScheme, chooseColourScheme, chosenColourScheme } from '../../ui/colour-scheme.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import styles from './account.module.css';
import { AccountSection } from './account-section.tsx';
import { texts } from './texts.ts';

const t = texts.colours;
const schemes: readonly ColourScheme[] = ['', 'light', 'dark'];

/** Light or dark, in this browser. */
export function ColoursSection() {
  const [chosen, setChosen] = useState(chosenColourScheme);
  return (
    <AccountSection id="darstellung" title={t.title} lead={t.hint}>
      <div className={styles.choice}>
        <RadioGroup
          name="farben"
          label={<span className="visually-hidden">{t.label}</span>}
          options={schemes.map((value) => ({ value, label: t.schemes[value] }))}
          value={chosen}
          onChange={({ target }) => {
            const scheme = schemes.find((one) => one === target.value) ?? '';
            setChosen(scheme);
            chooseColourScheme(scheme);
          }}
        />
      </div>
    </AccountSection>
  );
}
