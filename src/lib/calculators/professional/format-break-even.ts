/** '66% less heat': the change in heat at which panels cost the same as another heating system. */
export function formatBreakEven(share: number): string {
  const percent = Math.round(100 * Math.abs(share))
  if (percent === 0) return 'the same heat'
  return `${percent}% ${share > 0 ? 'less' : 'more'} heat`
}
