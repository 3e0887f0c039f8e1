import { NAMED_FIGURES } from './figure-options'
import type { PrintedFigures } from './printed-figures'

/** A figure that a text can reference, with its current value: 'Price of electricity, p/kWh', '26.32p'. */
export type FigureChoice = { key: string; name: string; text: string }

/** All figures that currently have a value. */
export function figureChoices(figures: PrintedFigures): FigureChoice[] {
  return NAMED_FIGURES.flatMap(({ value: key, label: name }) => {
    const figure = figures[key]
    return figure ? [{ key, name, text: figure.text }] : []
  })
}
