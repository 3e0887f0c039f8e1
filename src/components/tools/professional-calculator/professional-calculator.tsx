'use client'

import { useEffect, useState, type ReactNode } from 'react'

import type { Basis } from '@/lib/site/quick-calculation/estimate'

import { NotReached } from './not-reached'

type Tool = typeof import('./calculator-tool')

const loadTool = () => import('./calculator-tool')

type ProfessionalCalculatorProps = {
  basis: Basis
  /** What stands there until the tool does, and without a script. */
  children: ReactNode
}

/** Fetches the professional calculator, which is too large for the first view. */
export function ProfessionalCalculator({ basis, children }: ProfessionalCalculatorProps) {
  const [tool, setTool] = useState<Tool | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const fetchTool = () => void loadTool().then(setTool, () => setFailed(true))
  const tryAgain = () => {
    setFailed(false)
    fetchTool()
  }
  useEffect(fetchTool, [])

  if (tool) return <tool.CalculatorTool basis={basis} />
  if (!hasFailed) return children
  return (
    <NotReached onTryAgain={tryAgain}>
      The calculator couldn’t be loaded. Nothing that this device has kept is lost.
    </NotReached>
  )
}
