/** '66 % less heat': what panels must do with, or may use, to cost as much as another way of heating. */
export function breakEvenWords(share: number): string {
  const percent = Math.round(100 * Math.abs(share))
  if (percent === 0) return 'the same heat'
  return `${percent} % ${share > 0 ? 'less' : 'more'} heat`
}
