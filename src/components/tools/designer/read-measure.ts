import { LENGTH_UNITS, type LengthUnit, readLength } from '@/lib/domain/room-plan/length'

export type MeasureRead = { ok: true; mm: number } | { ok: false; message: string }

const EXAMPLES: Readonly<Record<LengthUnit, string>> = { m: '4.2', cm: '420', mm: '4200', ft: '13′ 9″' }

/** A typed length, or what is wrong with it. A number alone is in `unit`. */
export function readMeasure(text: string, unit: LengthUnit): MeasureRead {
  const mm = readLength(text, unit)
  if (mm !== null) return { ok: true, mm }
  const label = LENGTH_UNITS.find(({ value }) => value === unit)?.label.toLowerCase() ?? unit
  return { ok: false, message: `Enter a length in ${label} up to 50 m, such as ${EXAMPLES[unit]}` }
}
