import type { ReactElement } from 'react'

import { Fold } from './fold'

/** `isOpen`: it asks for something. */
type DetailSectionProps = { heading: string; isOpen?: boolean; children: ReactElement }

/** A detail of a result or a document, folded below its heading. */
export function DetailSection({ heading, isOpen = false, children }: DetailSectionProps) {
  return (
    <Fold isOpen={isOpen} heading={<h2 className="text-h3 font-medium">{heading}</h2>}>
      <div className="pb-7">{children}</div>
    </Fold>
  )
}
