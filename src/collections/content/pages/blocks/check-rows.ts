import type { TextareaFieldValidation } from 'payload'
import { textarea } from 'payload/shared'

import { checkNotationLinks } from '@/lib/cms/fields/text-checks'
import { whenGiven } from '@/lib/cms/fields/validators'
import { cellsOf, rowsOf } from '@/lib/domain/text/table-rows'

const checkText = whenGiven(checkNotationLinks, textarea)

/** Refuses rows with more or fewer cells than headings, and links that pages would not render. */
export const checkRows: TextareaFieldValidation = (value, options) => {
  const columns: unknown = 'columns' in options.siblingData ? options.siblingData.columns : undefined
  if (!value || typeof columns !== 'string') return checkText(value, options)
  const columnCount = cellsOf(columns).length
  const wrongRow = rowsOf(value).findIndex((cells) => cells.length !== columnCount)
  if (wrongRow === -1) return checkText(value, options)
  return `Row ${wrongRow + 1} has ${rowsOf(value)[wrongRow]?.length} cells, but there are ${columnCount} headings`
}
