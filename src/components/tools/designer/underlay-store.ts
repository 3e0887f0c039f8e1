import { readStored, removeStored, writeStored } from '@/lib/browser/device-storage'
import type { Placing } from '@/lib/domain/design/underlay'
import { savedUnderlaySchema } from '@/lib/schemas/calculate/saved-underlay'

import { keyOfUnderlay } from './kept-designs'
import type { Picture } from './read-picture'

/**
 * A picture under the plan of a storey. It shows where someone lives, so it stays on the device: it is in no file, link
 * or quote request, and shown from a `data:` URL, which the content security policy allows.
 */
export type Underlay = { picture: Picture; storey: number; placing: Placing; opacityPercent: number }

type UnderlayStore = {
  read: () => Underlay | null
  /** Returns false if the picture cannot be kept where it should be; an earlier one is removed then. */
  keep: (underlay: Underlay) => boolean
  remove: () => void
}

/** A larger picture would leave too little storage for the drawing itself. */
const LARGEST_TEXT = 2_000_000

const onDevice = (key: string): UnderlayStore => ({
  read: () => {
    try {
      return savedUnderlaySchema.parse(JSON.parse(readStored(key) ?? 'null'))
    } catch {
      return null // none, or unreadable
    }
  },
  keep: (underlay) => {
    const text = JSON.stringify(underlay)
    const fits = text.length <= LARGEST_TEXT && writeStored(key, text)
    if (!fits) removeStored(key)
    return fits
  },
  remove: () => removeStored(key),
})

const NOWHERE: UnderlayStore = { read: () => null, keep: () => true, remove: () => undefined }

/** Where the picture of a design of this device is kept; null: a shared design, whose picture is kept nowhere. */
export const underlayStore = (design: number | null): UnderlayStore =>
  design === null ? NOWHERE : onDevice(keyOfUnderlay(design))
