'use client'

import { useEffect, useState, type ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { FaultNotice } from '@/components/ui/notice'
import type { Basis } from '@/lib/site/quick-calculation/estimate'

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
    <FaultNotice>
      <p>The calculator couldn’t be loaded. Nothing that this device has kept is lost.</p>
      <Button size="sm" look="secondary" onClick={tryAgain} className="mt-3">
        Try again
      </Button>
    </FaultNotice>
  )
}
