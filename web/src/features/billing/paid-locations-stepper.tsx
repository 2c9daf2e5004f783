/** The number of paid locations: never fewer than exist. */
import { maxLocations } from '@platzwart/domain/billing/billing';
import { NumberStepper, type NumberStepperProps } from '../../ui/number-stepper.tsx';
import { texts } from './texts.ts';

type Props = Omit<NumberStepperProps, 'label' | 'fewer' | 'more' | 'max'>;

export function PaidLocationsStepper(props: Props) {
  return (
    <div className="short">
      <NumberStepper {...texts.stepper} max={maxLocations} {...props} />
    </div>
  );
}
