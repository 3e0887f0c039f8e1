import { describe, expect, it } from 'vitest'

import { KEPT_FORM } from '@/lib/domain/project/limits'
import { EXAMPLE_PROJECT } from '@/lib/site/professional/example-project'
import { emptySheet, sheetOf, type Sheet } from '@/lib/site/professional/sheet'
import { changed } from '@/lib/site/professional/sheet-actions'

import { readKeptSheet } from './kept-sheet'

const savedAt = '2026-11-21T14:05:00.000Z'
const kept = (sheet: Sheet, version: number = KEPT_FORM) => JSON.stringify({ version, savedAt, sheet })

describe('what a device has kept', () => {
  it.each([
    ['an empty sheet', emptySheet()],
    ['an example', sheetOf(EXAMPLE_PROJECT)],
    ['what cannot be used', changed(emptySheet(), { type: 'paste', row: 0, column: 0, cells: [['x'.repeat(500), 'cave', 'four', '-1', '1e9']] })],
  ])('comes back as it was: %s', (_, sheet) => expect(readKeptSheet(kept(sheet))).toEqual({ savedAt, sheet }))

  it.each([
    ['no JSON', '{'],
    ['something else', '{"version":1}'],
    ['another form', kept(emptySheet(), KEPT_FORM + 1)],
    ['no rooms', kept({ ...emptySheet(), rooms: [] })],
  ])('is not taken for a sheet where it is none: %s', (_, text) => expect(readKeptSheet(text)).toBeNull())
})
