import type { TextareaFieldValidation } from 'payload'
import { textarea } from 'payload/shared'

import { cellsOf, rowsOf } from '@/lib/domain/text/table-rows'

/** Refuses a row that has not as many cells as there are headings. */
export const checkRows: TextareaFieldValidation = (value, options) => {
  const columns: unknown = 'columns' in options.siblingData ? options.siblingData.columns : undefined
  if (!value || typeof columns !== 'string') return textarea(value, options)
  const wanted = cellsOf(columns).length
  const wrong = rowsOf(value).findIndex((cells) => cells.length !== wanted)
  if (wrong === -1) return textarea(value, options)
  return `Row ${wrong + 1} has ${rowsOf(value)[wrong]?.length} cells, but there are ${wanted} headings`
}
