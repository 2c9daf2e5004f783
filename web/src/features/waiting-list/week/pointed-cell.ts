/**
 * The slot keys of the cell that the pointer or the focus is on: the list marks who has time there.
 */
import { createContext, useContext } from 'react';

export const PointedCellContext = createContext<readonly string[]>([]);
export const usePointedCell = () => useContext(PointedCellContext);
