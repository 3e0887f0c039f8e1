import type { CollectionBeforeChangeHook } from 'payload'

import { now } from '@/lib/platform/clock'

type Note = { id?: string; text: string; author?: number | null; writtenAt?: string | null }

/** A note carries who wrote the words that stand there, and when, whatever the request says about it. */
export const stampNotes: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!Array.isArray(data.notes)) return data
  const before: Note[] = originalDoc?.notes ?? []
  const stamped = data.notes.map((note: Note) => {
    const unchanged = before.find(({ id, text }) => id === note.id && text === note.text)
    return unchanged
      ? { ...note, author: unchanged.author, writtenAt: unchanged.writtenAt }
      : { ...note, author: req.user?.id ?? null, writtenAt: now().toISOString() }
  })
  return { ...data, notes: stamped }
}
