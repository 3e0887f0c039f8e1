import type { OwnFigures } from './project'

/** Own figures as one URL parameter, in a fixed order: 'order.panel_28900 price.electricity_40'. */
export function writeOwnFigures(own: OwnFigures): string {
  return Object.entries(own)
    .map(([key, value]) => `${key}_${value}`)
    .sort()
    .join(' ')
}

/** The same read back, unchecked: anything that is not a number is NaN. */
export function readOwnFigures(text: string): Record<string, number> {
  return Object.fromEntries(
    text
      .split(' ')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [key = '', value = ''] = pair.split('_')
        return [key, value === '' ? NaN : Number(value)]
      }),
  )
}
