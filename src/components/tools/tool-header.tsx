import type { ReactNode } from 'react'

import { Breadcrumb } from '@/components/ui/breadcrumb'

type ToolHeaderProps = { trail: readonly { path: string; name: string }[]; current: string; children: ReactNode }

/** The top of a tool: the breadcrumb, and its heading on the ceiling rule. */
export function ToolHeader({ trail, current, children }: ToolHeaderProps) {
  return (
    <header className="title-band">
      <div className="grid-page pt-3 md:pt-7">
        <Breadcrumb trail={trail} current={current} />
        <h1 className="col-span-full pt-2 pb-5 text-h1 md:pb-7">{children}</h1>
        <div className="ceiling col-span-full" />
      </div>
    </header>
  )
}
