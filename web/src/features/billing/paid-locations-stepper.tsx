/** The number of paid locations: never fewer than exist. */
import { maxLocations } from '@platzwart/domain/billing/billing';
import { NumberStepper, type NumberStepperProps } from '../../ui/number-stepper.tsx';
import styles from './billing.module.css';
import { texts } from './texts.ts';

type Props = Omit<NumberStepperProps, 'label' | 'fewer' | 'more' | 'max'>;

export function PaidLocationsStepper(props: Props) {
  return (
    <div className={styles.stepper}>
      <NumberStepper {...texts.stepper} max={maxLocations} {...props} />
    </div>
  );
}
