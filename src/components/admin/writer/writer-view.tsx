'use client'

import { DefaultEditView } from '@payloadcms/ui'
import type { DocumentViewClientProps } from 'payload'

/** The form of a post as the post itself: the same fields and draft, with the rest left to the full form. */
export function WriterView(props: DocumentViewClientProps) {
  return (
    <div className="pb-writer">
      <DefaultEditView {...props} />
    </div>
  )
}
