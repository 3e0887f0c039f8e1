'use client'

import { useDocumentInfo, useField, useFormModified } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

import { editMark } from '@/lib/domain/text/edit-mark'

/** Marks the form with the version it shows, so that saving it cannot overwrite a newer one. */
export function EditedIn() {
  const { value, setValue } = useField<string>({ path: 'editedIn' })
  const { data } = useDocumentInfo()
  useFormModified() // renders this again when there is something to save, at the latest
  const mark = useRef<string | null>(null)
  const savedAt: unknown = data?.updatedAt

  useEffect(() => {
    // Once a form: its own saves keep the mark it was opened with.
    if (mark.current === null && typeof savedAt === 'string')
      mark.current = editMark({ name: crypto.randomUUID(), savedAt })
    // Again whenever the server has filled in the form without it. This is not a change to be saved.
    if (mark.current !== null && value !== mark.current) setValue(mark.current, true)
  })

  return null
}
