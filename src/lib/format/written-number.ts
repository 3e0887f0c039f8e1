/** Text of a number with a minus sign instead of a hyphen: '−0.7'. */
export const withMinusSign = (written: string): string => written.replace('-', '−')

/** Cached: creating a formatter takes about 100 times as long as using one. */
const FORMATS = new Map<string, Intl.NumberFormat>()

/** A number in British notation: '5,646', '0.78'. Between `least` and `most` decimals. */
export function writtenNumber(value: number, { most = 0, least = 0 }: { most?: number; least?: number } = {}): string {
  const key = `${least} ${most}`
  const format =
    FORMATS.get(key) ?? new Intl.NumberFormat('en-GB', { minimumFractionDigits: least, maximumFractionDigits: most })
  FORMATS.set(key, format)
  return format.format(value)
}
