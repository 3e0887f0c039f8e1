'use client'

import { useCallback, useEffect, useState } from 'react'

import type { Elements } from '@/components/ui/elements'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import { DESIGN_MARKS } from '@/lib/domain/page-views/design-marks'
import type { CartProduct } from '@/lib/schemas/cart'

import { NotReached } from '../not-reached'
import { useLatePart } from '../use-late-part'
import { ClearedNotice } from './cleared-notice'
import type { DesignStart } from './design-start'
import type { Left } from './designer-tool'
import { numberToOpen, type Removed } from './kept-designs'
import { LateKeptList } from './late-kept-list'
import type { StartChoices } from './start-choices'
import { StartOptions } from './start-options'

const loadTool = () => import('./designer-tool')

type DesignerProps = {
  basis: Basis
  options: StartChoices
  /** The panels in the store; none while they cannot be ordered. */
  products: readonly CartProduct[]
  /** Shown below the choices, and without JavaScript. */
  children: Elements
}

/** The ways to start, and the drawing tool once one is chosen; the tool is too large for the initial bundle. */
export function Designer({ basis, options, products, children }: DesignerProps) {
  const [start, setStart] = useState<DesignStart | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const { part: tool, hasFailed, tryAgain } = useLatePart({ load: loadTool, isNeeded: start !== null })

  const open = useCallback((chosen: DesignStart) => {
    setStart(chosen)
    setProblem(null)
    setRemoved(null)
  }, [])
  const openSaved = useCallback((number: number) => open({ from: 'saved', number }), [open])
  const leave = useCallback(
    (left: Left) => {
      if (left.open !== undefined) return openSaved(left.open)
      setStart(null)
      setProblem(left.why ?? null)
      setRemoved(left.removed ?? null)
    },
    [openSaved],
  )
  useEffect(() => {
    const number = numberToOpen()
    if (number === null) return void performance.mark(DESIGN_MARKS.offered)
    const openIt = () => setStart({ from: 'saved', number })
    void loadTool().then(openIt, openIt)
  }, [])

  if (hasFailed)
    return (
      <NotReached onTryAgain={tryAgain}>
        The designer couldn’t be loaded. Nothing saved on this device has been lost.
      </NotReached>
    )
  if (start && tool)
    return (
      <tool.DesignerTool
        key={start.from === 'saved' ? start.number : start.from}
        {...{ basis, start, products }}
        kinds={options.kinds}
        onLeave={leave}
      />
    )
  return (
    <>
      {removed && <ClearedNotice removed={removed} onBack={openSaved} onFail={setProblem} />}
      {start === null && <LateKeptList key={removed ? 'cleared' : 'kept'} onOpen={openSaved} />}
      <StartOptions options={options} problem={problem} onStart={open} />
      {start && (
        <p role="status" className="mt-4 text-sm">
          Loading the drawing.
        </p>
      )}
      {children}
    </>
  )
}
