'use client'

import { DefaultEditView } from '@payloadcms/ui'
import type { DocumentViewClientProps } from 'payload'

/** The form of a post, laid out as the post: the same fields and draft, with all other fields left to the full form. */
export function WriterView(props: DocumentViewClientProps) {
  return (
    <div className="pb-writer">
      <DefaultEditView {...props} />
    </div>
  )
}
