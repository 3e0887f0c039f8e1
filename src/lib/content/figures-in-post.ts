import type { PrintedFigure } from './printed-figures'

/** A figure of a post: name 'Price of electricity', text '26.32p'. */
export type FigureInPost = { key: string; name: string; text: string }

const FIGURES_MAX = 6

/** The maintained figures printed in the blocks of a post, without duplicates, in order of appearance. */
export function figuresInPost(blocks: unknown): FigureInPost[] {
  const figures = new Map<string, FigureInPost>()
  collect(blocks, ({ key, text, value, note }) => {
    if (value !== null && note && !figures.has(key)) figures.set(key, { key, name: nameIn(note.about), text })
  })
  return [...figures.values()].slice(0, FIGURES_MAX)
}

/** A note starts with the name of the figure, followed by its formula. */
const nameIn = (about: string) => about.replace(/ = .*$|\.$/s, '')

function collect(value: unknown, take: (figure: PrintedFigure) => void): void {
  if (Array.isArray(value)) value.forEach((item) => collect(item, take))
  else if (typeof value === 'object' && value !== null) {
    if (isNumber(value)) take(value.figure)
    else Object.values(value).forEach((child) => collect(child, take))
  }
}

const isNumber = (value: object): value is { figure: PrintedFigure } =>
  'kind' in value && value.kind === 'number' && 'figure' in value
