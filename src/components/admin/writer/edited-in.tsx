'use client'

import { useDocumentInfo, useField, useFormModified } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

import { editMark } from '@/lib/domain/text/edit-mark'

/** Marks the form with the version it shows, so that saving it cannot overwrite a newer one. */
export function EditedIn() {
  const { value, setValue } = useField<string>({ path: 'editedIn' })
  const { data } = useDocumentInfo()
  useFormModified() // re-renders this at the latest when there is something to save
  const mark = useRef<string | null>(null)
  const savedAt: unknown = data?.updatedAt

  useEffect(() => {
    // Once per form: later saves from the same form keep the mark that it was opened with.
    if (mark.current === null && typeof savedAt === 'string')
      mark.current = editMark({ name: crypto.randomUUID(), savedAt })
    // Again whenever the server has reset the form without it. This does not count as an unsaved change.
    if (mark.current !== null && value !== mark.current) setValue(mark.current, true)
  })

  return null
}
