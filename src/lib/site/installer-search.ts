import { areaOf, positionOf } from '@/lib/domain/places/outward-codes'
import { withinReach, type Reached } from '@/lib/domain/places/within-reach'

import type { Installer } from './installer'

/** How many firms one answer names. */
export const NAMED_MAX = 20

/** The firms for a postcode's first half, nearest first, up to `NAMED_MAX` of `total`. */
export type InstallerSearch = {
  code: string
  area: string
  /** Only the letters of the code are known, so that distances are from the middle of their whole area. */
  isWholeArea: boolean
  found: Reached<Installer>[]
  total: number
}

/** Null where no area has the letters of the code. */
export function searchInstallers({
  installers,
  code,
}: {
  installers: readonly Installer[]
  code: string
}): InstallerSearch | null {
  const place = positionOf(code)
  if (!place) return null
  const found = withinReach({ firms: installers, from: place.position, code })
  return {
    code,
    area: areaOf(code),
    isWholeArea: place.isWholeArea,
    found: found.slice(0, NAMED_MAX),
    total: found.length,
  }
}
