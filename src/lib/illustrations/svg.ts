import { PAPER } from './heat-ramp'

/** Drawing widths in SVG units: one drawing for desktop and one for mobile, so that text has the same size in both. */
export const WIDTHS = { wide: 860, narrow: 340 } as const

export type Width = keyof typeof WIDTHS

const TYPE_PX = 15

/** A complete drawing. It uses the page's font, so it must be inlined. */
export function svg({ width, height, parts }: { width: number; height: number; parts: readonly string[] }): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="${PAPER.ink}" stroke-width="1.5" font-size="${TYPE_PX}" `,
    'style="display:block;width:100%;height:auto;font-family:var(--font-text);font-variant-numeric:tabular-nums">',
    ...parts,
    '</svg>',
  ].join('')
}

type Words = {
  x: number
  y: number
  words: string
  isBold?: boolean
  size?: number
  anchor?: 'start' | 'middle' | 'end'
  colour?: string
  isOnPaper?: boolean
}

/** A line of text; over lines or fills it has a paper-coloured halo. */
export function words({
  x,
  y,
  words,
  isBold = false,
  size,
  anchor = 'start',
  colour = PAPER.ink,
  isOnPaper = true,
}: Words): string {
  const halo = isOnPaper ? '' : ` style="paint-order:stroke" stroke="${PAPER.panel}" stroke-width="4"`
  const looks = `${isBold ? ' font-weight="600"' : ''}${size ? ` font-size="${size}"` : ''}${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}`
  return `<text x="${round(x)}" y="${round(y)}" fill="${colour}"${halo || ' stroke="none"'}${looks}>${escaped(words)}</text>`
}

/** Several lines of text, the first in bold. */
export function wordsBelow({
  lines,
  ...position
}: Omit<Words, 'words' | 'isBold'> & { lines: readonly string[] }): string {
  return lines
    .map((line, index) => words({ ...position, y: position.y + index * LINE_PX, words: line, isBold: index === 0 }))
    .join('')
}

/** From one line of text to the next. */
export const LINE_PX = 20

type Box = { x: number; y: number; width: number; height: number; fill?: string; stroke?: string }

export function box({ x, y, width, height, fill = PAPER.panel, stroke }: Box): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${stroke ? ` stroke="${stroke}"` : ''}/>`
}

export function path(d: string, looks = ''): string {
  return `<path d="${d}"${looks && ` ${looks}`}/>`
}

/** Rounds to a tenth of a unit, below what is visible. */
export const round = (value: number) => Math.round(value * 10) / 10

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
