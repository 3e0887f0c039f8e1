import { capitalised } from '@/lib/domain/text/capitalised'

import type { ClaimReading } from './claim'

/** A claim's figure with its unit, for large type: '£289', '99.8%', '10 yr', 'IP54' */
export function claimFigure({ value, unit }: Pick<ClaimReading, 'value' | 'unit'>): string {
  if (unit === '£') return `£${value}`
  if (unit === '' || unit === '%') return `${value}${unit}`
  return `${value} ${unit}`
}

/** A claim's text without its leading figure, for a caption below it: '2,850 panels fitted' as 'Panels fitted' */
export function figureCaption({ text, value, unit }: Pick<ClaimReading, 'text' | 'value' | 'unit'>): string {
  const figure = claimFigure({ value, unit })
  const leading = [figure, withThousands(figure)].find((start) => text.startsWith(`${start} `))
  const caption = leading ? text.slice(leading.length).trim() : text
  return capitalised(caption)
}

const withThousands = (figure: string) => figure.replace(/\d+/, (digits) => Number(digits).toLocaleString('en-GB'))
