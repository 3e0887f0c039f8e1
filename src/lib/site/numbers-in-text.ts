import type { PrintedFigures } from './printed-figures'

const NUMBER = /\{number:([\w.-]+)\}/g

/** How a number is written out where there is no editor, and kept for the search: its words are today's whenever they are read. */
export function numberMark(key: string): string {
  return `{number:${key}}`
}

/** Whether anything is to be filled in. */
export function namesNumbers(text: string): boolean {
  return text.includes('{number:')
}

/** A text of plain words with each {number:key} as the figure stands today; one that we do not hold leaves nothing. */
export function withNumbers(text: string, figures: PrintedFigures): string {
  return text.replaceAll(NUMBER, (_, key: string) => figures[key]?.text ?? '')
}
