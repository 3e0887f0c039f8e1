import type { PrintedFigures } from './printed-figures'

const NUMBER = /\{number:([\w.-]+)\}/g

/** Placeholder for a figure in plain text and in the search index, replaced with the current value when shown. */
export function numberMark(key: string): string {
  return `{number:${key}}`
}

/** Whether the text contains a placeholder. */
export function namesNumbers(text: string): boolean {
  return text.includes('{number:')
}

/** Replaces each {number:key} with the current figure; unknown keys become empty. */
export function withNumbers(text: string, figures: PrintedFigures): string {
  return text.replaceAll(NUMBER, (_, key: string) => figures[key]?.text ?? '')
}
