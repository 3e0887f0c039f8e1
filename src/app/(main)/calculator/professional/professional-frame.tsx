import type { ReactNode } from 'react'

import { ToolHeader } from '@/components/tools/tool-header'
import { routes } from '@/lib/site/routes'

export const CALCULATORS = { path: routes.calculator, name: 'Calculators' }
export const PROFESSIONAL = { path: routes.professionalCalculator, name: 'Professional calculator' }

/** The heading of the professional calculator, and the room for it. */
export function ProfessionalFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <ToolHeader trail={[CALCULATORS]} current={PROFESSIONAL.name}>
        Room by room
      </ToolHeader>
      <div className="isolate mx-auto min-h-dvh max-w-[110rem] px-(--margin) pt-7 pb-(--section)">{children}</div>
    </>
  )
}
