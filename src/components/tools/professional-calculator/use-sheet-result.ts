import { useEffect, useMemo, useState } from 'react'

import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import type { Sheet } from '@/lib/calculators/professional/sheet'
import { type SheetInput, sheetReader } from '@/lib/calculators/professional/sheet-reader'
import type { SheetResult } from '@/lib/calculators/professional/sheet-result'

/** The heights of districts are loaded with the calculation. */
const noHeight = () => null

type Calculate = (sheet: Sheet) => SheetResult

/** `result` is null until there is a complete room, which causes the calculation to be loaded. */
type Outcome = Omit<SheetResult, 'result'> & {
  result: SheetResult['result'] | null
  hasFailed: boolean
  tryAgain: () => void
}

/** Parses the sheet immediately, and calculates it once the calculation has been loaded. */
export function useSheetResult({ sheet, basis }: { sheet: Sheet; basis: Basis }): Outcome {
  const [read] = useState(() => sheetReader(basis, noHeight))
  const [calculate, setCalculate] = useState<Calculate | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const outcome = useMemo(() => calculate?.(sheet) ?? withoutResult(read(sheet)), [calculate, read, sheet])
  const shouldLoad = !calculate && !hasFailed && outcome.project.rooms.length > 0
  useEffect(() => {
    if (!shouldLoad) return
    import('@/lib/calculators/professional/sheet-result').then(
      ({ sheetCalculator }) => setCalculate(() => sheetCalculator(basis)),
      () => setFailed(true),
    )
  }, [shouldLoad, basis])
  return { ...outcome, hasFailed, tryAgain: () => setFailed(false) }
}

function withoutResult({ rooms, ...input }: SheetInput) {
  return { ...input, rows: rooms.map((read) => ({ read, result: null })), result: null }
}
