'use client'

import type { ReactNode } from 'react'

import type { Elements } from '@/components/ui/elements'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'

import { NotReached } from '../not-reached'
import { useLatePart } from '../use-late-part'

const loadTool = () => import('./calculator-tool')

type ProfessionalCalculatorProps = {
  basis: Basis
  /** Below the table, rendered on the server to keep it out of the bundle. */
  keyHelp: Elements
  /** Shown until the tool has loaded, and without JavaScript. */
  children: ReactNode
}

/** Loads the professional calculator, which is too large for the initial bundle. */
export function ProfessionalCalculator({ basis, keyHelp, children }: ProfessionalCalculatorProps) {
  const { part: tool, hasFailed, tryAgain } = useLatePart({ load: loadTool, isNeeded: true })

  if (tool) return <tool.CalculatorTool basis={basis} keyHelp={keyHelp} />
  if (!hasFailed) return children
  return (
    <NotReached onTryAgain={tryAgain}>
      The calculator couldn’t be loaded. Nothing saved on this device has been lost.
    </NotReached>
  )
}
