/** The number of locations in the calculator. */
import { NumberStepper } from '../../ui/number-stepper.tsx';
import { texts as t } from './price-texts.ts';

/** The calculator's maximum; beyond it, practices contact us. */
const min = 1;
const max = 20;

type Props = { id: string; value: number; onChange: (value: number) => void };

export function LocationStepper(props: Props) {
  return (
    <NumberStepper
      {...props}
      label={t.locations}
      hint={t.hint(min, max)}
      fewer={t.fewer}
      more={t.more}
      min={min}
      max={max}
    />
  );
}
