import { NAMED_FIGURES } from './figure-options'
import type { PrintedFigures } from './printed-figures'

/** A figure that a text can reference, with its current value: 'Price of electricity, p/kWh', '26.32p'. */
export type FigureChoice = { key: string; name: string; text: string }

const CHOICES_MAX = 8

/** Every figure that has a value today. */
export function figureChoices(figures: PrintedFigures): FigureChoice[] {
  return NAMED_FIGURES.flatMap(({ value: key, label: name }) => {
    const figure = figures[key]
    return figure ? [{ key, name, text: figure.text }] : []
  })
}

/** Figures whose value begins with what was typed, or whose name contains it, as in '26' and 'heatingoil'. */
export function choicesFor(typed: string, choices: readonly FigureChoice[]): FigureChoice[] {
  const wanted = bare(typed)
  if (wanted === '') return []
  const byValue = choices.filter(({ text }) => bare(text).startsWith(wanted))
  const byName = choices.filter((choice) => !byValue.includes(choice) && bare(choice.name).includes(wanted))
  return [...byValue, ...byName].slice(0, CHOICES_MAX)
}

/** Menus stop at spaces and punctuation, so neither counts. */
const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
