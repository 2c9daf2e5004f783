import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DemandInRow, DemandWeek } from './demand-week.tsx';

const place = (weekday: 1 | 2 | 3) => ({ locationId: 'c', weekday, start: '08:30', end: '09:30' });

test('says when many want to come, whatever the location, and is not there while too few wait', () => {
  const { rerender, container } = render(
    <DemandWeek
      levels={{
        'a_1_0800-0900': 'low',
        'a_2_0800-0900': 'high',
        'b_2_0900-1000': 'high',
        'b_3_0900-1000': 'medium',
      }}
      free={[place(2), place(3)]}
    />,
  );
  expect(screen.getByRole('img', { name: /^Viel gefragt: Di\s8–10$/ })).toBeTruthy();
  expect(screen.getByText('2 freie Plätze, 1 davon, wo viel gefragt wird')).toBeTruthy();
  rerender(<DemandWeek levels={{ 'a_1_0800-0900': 'medium' }} free={[place(1)]} />);
  expect(screen.getByRole('img', { name: 'Überall ähnlich gefragt' })).toBeTruthy();
  expect(screen.getByText('1 freier Platz')).toBeTruthy();
  rerender(<DemandWeek levels={{}} free={[place(1)]} />);
  expect(container.innerHTML).toBe('');
});

test('in words says which half of the day many want', () => {
  const levels = (morning: 'low' | 'high', afternoon: 'low' | 'high') =>
    Object.fromEntries(
      [1, 2, 3].flatMap((day) => [
        [`a_${day}_0800-0900`, morning] as const,
        [`a_${day}_1500-1600`, afternoon] as const,
      ]),
    );
  const { rerender, container } = render(<DemandInRow levels={levels('low', 'high')} />);
  expect(container.textContent).toBe('meist nachmittags');
  rerender(<DemandInRow levels={levels('high', 'low')} />);
  expect(container.textContent).toBe('meist vormittags');
  rerender(<DemandInRow levels={levels('low', 'low')} />);
  expect(container.textContent).toBe('über den Tag verteilt');
  rerender(<DemandInRow levels={{}} />);
  expect(container.textContent).toBe('');
});
