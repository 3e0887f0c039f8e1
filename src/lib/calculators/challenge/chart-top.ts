/**
 * Upper limit of a chart's scale for values up to `most`: 1, 2, 4, 6, 8 or 10 times a power of ten, so that its half is
 * round too.
 */
export function chartTop(most: number): number {
  if (most <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(most))
  return ([1, 2, 4, 6, 8].find((steps) => steps * power >= most) ?? 10) * power
}
