import type { ReactNode } from 'react'

import { ToolHeader } from '@/components/tools/tool-header'
import { breadcrumbOf, STATIC_PAGES } from '@/lib/registry/static-pages'

/** The heading and layout of the professional calculator. */
export function ProfessionalFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <ToolHeader trail={[breadcrumbOf(STATIC_PAGES.calculator)]} current={STATIC_PAGES.professionalCalculator.name}>
        Room by room
      </ToolHeader>
      <div className="isolate mx-auto min-h-dvh max-w-[110rem] px-(--margin) pt-7 pb-(--section)">{children}</div>
    </>
  )
}
