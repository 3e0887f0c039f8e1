import type { ReactNode } from 'react'

import { Part } from '@/components/ui/part'

/** A form on its page: the white sheet on the left, supporting content on the right. */
export function FormSection({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="grid-page relative gap-y-11 pt-8 pb-(--section) md:pt-11">
      <div className="rounded-panel bg-panel px-5 py-7 shadow-cast max-md:-mx-2 md:col-span-8 md:p-9">
        <Part>{children}</Part>
      </div>
      <div className="md:col-span-4 md:wrap-anywhere lg:pl-4">
        <Part>{aside}</Part>
      </div>
    </div>
  )
}
