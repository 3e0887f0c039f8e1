import { type EnergyUnit, isEnergyUnit, kwhPer, type UnitFound, unitIn } from '@/lib/domain/challenge/energy-units'
import { type DecimalMark, type Notation, notationOf, numberIn, splitAmount } from '@/lib/domain/text/decimal-mark'

/** How suppliers write a missing reading. */
const MISSING = /^(?:|null|none|n\/?a|-|–|—|nan|unknown|unavailable)$/i

/** Whether a cell stands for a reading that is missing. */
export const isMissing = (cell: string): boolean => MISSING.test(cell.trim())

/** A cell as a number and what follows it: '0.25 kWh' has a unit of its own. */
export function amountIn(cell: string): { number: string; unit: UnitFound; suffix: string } {
  const { number, suffix } = splitAmount(cell)
  return { number, suffix, unit: suffix === '' ? null : unitIn(suffix) }
}

/** Whether a cell holds a number, in either notation. */
export function isAmount(cell: string): boolean {
  const { number } = amountIn(cell)
  return numberIn(number, '.') !== null || numberIn(number, ',') !== null
}

/** kWh of a cell; NaN if it cannot be read. `unit` is used if the cell has none. */
export function kwhIn(cell: string, { mark, unit }: { mark: DecimalMark; unit: EnergyUnit }): number {
  const { number, unit: own, suffix } = amountIn(cell)
  if (suffix !== '' && !isEnergyUnit(own)) return NaN
  return (numberIn(number, mark) ?? NaN) * kwhPer(isEnergyUnit(own) ? own : unit)
}

/** The notation of cells with amounts. */
export function amountNotation(cells: Iterable<string>): Notation {
  return notationOf(numbersOf(cells))
}

function* numbersOf(cells: Iterable<string>) {
  for (const cell of cells) yield amountIn(cell).number
}
