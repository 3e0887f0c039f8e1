'use client'

import { useEffect, useState } from 'react'

import type { Elements } from '@/components/ui/elements'
import { readStored } from '@/lib/browser/device-storage'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import type { CartProduct } from '@/lib/schemas/cart'

import { NotReached } from '../not-reached'
import { useLatePart } from '../use-late-part'
import { DESIGN_KEY, type DesignStart } from './design-start'
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
  const { part: tool, hasFailed, tryAgain } = useLatePart({ load: loadTool, isNeeded: start !== null })

  const open = (chosen: DesignStart) => {
    setStart(chosen)
    setProblem(null)
  }
  const leave = (why: string | null) => {
    setStart(null)
    setProblem(why)
  }
  useEffect(() => {
    const text = readStored(DESIGN_KEY)
    if (text === null) return
    const openSaved = () => setStart({ from: 'saved', text })
    void loadTool().then(openSaved, openSaved)
  }, [])

  if (hasFailed)
    return (
      <NotReached onTryAgain={tryAgain}>
        The designer couldn’t be loaded. Nothing saved on this device has been lost.
      </NotReached>
    )
  if (start && tool)
    return <tool.DesignerTool basis={basis} start={start} kinds={options.kinds} products={products} onLeave={leave} />
  return (
    <>
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
