/** The number of locations in the calculator. */
import { NumberStepper } from '../../ui/number-stepper.tsx';
import styles from './pricing.module.css';
import { texts } from './pricing-texts.ts';

const t = texts.calculator;

/** What the calculator counts to; above it one talks to us. */
const fewest = 1;
const most = 20;

type Props = { id: string; value: number; onChange: (value: number) => void };

export function LocationStepper(props: Props) {
  return (
    <NumberStepper
      {...props}
      label={t.locations}
      hint={t.hint(fewest, most)}
      fewer={t.fewer}
      more={t.more}
      fewest={fewest}
      most={most}
      className={styles.stepper}
      stepClassName={styles.step}
    />
  );
}
