import { readStored, removeStored, writeStored } from '@/lib/browser/device-storage'
import type { Placing } from '@/lib/domain/design/underlay'
import { savedUnderlaySchema } from '@/lib/schemas/calculate/saved-underlay'

import { UNDERLAY_KEY } from './design-start'
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

const ON_DEVICE: UnderlayStore = {
  read: () => {
    try {
      return savedUnderlaySchema.parse(JSON.parse(readStored(UNDERLAY_KEY) ?? 'null'))
    } catch {
      return null // none, or unreadable
    }
  },
  keep: (underlay) => {
    const text = JSON.stringify(underlay)
    const fits = text.length <= LARGEST_TEXT && writeStored(UNDERLAY_KEY, text)
    if (!fits) removeStored(UNDERLAY_KEY)
    return fits
  },
  remove: () => removeStored(UNDERLAY_KEY),
}

const NOWHERE: UnderlayStore = { read: () => null, keep: () => true, remove: () => undefined }

/** Where the picture is kept: nowhere for a shared design, because it would replace that of the device's own. */
export const underlayStore = ({ isShared }: { isShared: boolean }): UnderlayStore => (isShared ? NOWHERE : ON_DEVICE)
