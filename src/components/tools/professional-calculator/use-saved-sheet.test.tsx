import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { EXAMPLE_PROJECT } from '@/lib/calculators/professional/example-project'
import { emptySheet, sheetOf } from '@/lib/calculators/professional/sheet'
import { changed } from '@/lib/calculators/professional/sheet-actions'
import { type HistoryAction, historyOf, withHistory } from '@/lib/calculators/professional/sheet-history'
import { KEPT_FORM } from '@/lib/domain/estimate/project-limits'

import { KEPT_KEY } from './kept-key'
import { useSavedSheet } from './use-saved-sheet'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null })
})
afterEach(() => vi.unstubAllGlobals())

it('brings the sheet back by undo after another tab’s has been shown instead', async () => {
  const own = changed(emptySheet(), { type: 'name', text: 'Our semi' })
  const others = sheetOf(EXAMPLE_PROJECT)
  const actions: HistoryAction[] = []
  function Shown() {
    const { takeOver } = useSavedSheet({ sheet: own, dispatch: (action) => actions.push(action) })
    stored.set(KEPT_KEY, JSON.stringify({ version: KEPT_FORM, savedAt: new Date().toISOString(), sheet: others }))
    takeOver()
    return null
  }
  renderToStaticMarkup(<Shown />)
  await expect.poll(() => actions).toHaveLength(1)
  const taken = actions.reduce(withHistory, historyOf(own))
  expect(taken.sheet).toEqual(others)
  expect(withHistory(taken, { type: 'undo' }).sheet).toBe(own)
})
