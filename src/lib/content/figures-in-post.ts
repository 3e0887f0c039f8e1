import type { PrintedFigure } from './printed-figures'

/** A figure of a post with its name: 'Price of electricity', '26.32p'. */
export type FigureInPost = { key: string; name: string; text: string }

const FIGURES_MAX = 6

/** The maintained figures that the blocks of a post print, each once, in order of appearance. */
export function figuresInPost(blocks: unknown): FigureInPost[] {
  const figures = new Map<string, FigureInPost>()
  collect(blocks, ({ key, text, value, note }) => {
    if (value !== null && note && !figures.has(key)) figures.set(key, { key, name: nameIn(note.about), text })
  })
  return [...figures.values()].slice(0, FIGURES_MAX)
}

/** Notes begin with the name of the figure, and go on to its formula. */
const nameIn = (about: string) => about.replace(/ = .*$|\.$/s, '')

function collect(part: unknown, take: (figure: PrintedFigure) => void): void {
  if (Array.isArray(part)) part.forEach((item) => collect(item, take))
  else if (typeof part === 'object' && part !== null) {
    if (isNumber(part)) take(part.figure)
    else Object.values(part).forEach((value) => collect(value, take))
  }
}

const isNumber = (part: object): part is { figure: PrintedFigure } =>
  'kind' in part && part.kind === 'number' && 'figure' in part
