import { writtenNumber } from './written-number'

const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const
const STEP = 1000

/** A human-readable file size: '420 bytes', '38 KB', '2.4 MB'. */
export function fileSize(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const amount = bytes / STEP ** power
  const unit = amount === 1 && power === 0 ? 'byte' : UNITS[power]
  return `${writtenNumber(amount, { most: power > 0 && amount < 10 ? 1 : 0 })} ${unit}`
}
