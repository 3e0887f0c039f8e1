/** Making one takes a hundred times as long as using it. */
const FORMATS = new Map<string, Intl.NumberFormat>()

/** A number as it is written in Britain: '5,646', '0.78'. No more decimals than `most`, no fewer than `least`. */
export function writtenNumber(value: number, { most = 0, least = 0 }: { most?: number; least?: number } = {}): string {
  const key = `${least} ${most}`
  const format =
    FORMATS.get(key) ?? new Intl.NumberFormat('en-GB', { minimumFractionDigits: least, maximumFractionDigits: most })
  FORMATS.set(key, format)
  return format.format(value)
}
