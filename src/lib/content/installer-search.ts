import { areaOf, positionOf } from '@/lib/domain/places/outward-codes'
import { type Reached, withinReach } from '@/lib/domain/places/within-reach'

import type { Installer } from './installer'

/** Maximum installers per result. */
const NAMED_MAX = 20

/** Installers for an outward code, nearest first, at most `NAMED_MAX` of `total`. */
export type InstallerSearch = {
  code: string
  area: string
  /** Whether the district is unknown, so that distances are from the centre of the postcode area. */
  isWholeArea: boolean
  found: Reached<Installer>[]
  total: number
}

/** Null if the postcode area does not exist. */
export function searchInstallers({
  installers,
  code,
}: {
  installers: readonly Installer[]
  code: string
}): InstallerSearch | null {
  const origin = positionOf(code)
  if (!origin) return null
  const found = withinReach({ firms: installers, from: origin.position, code })
  return {
    code,
    area: areaOf(code),
    isWholeArea: origin.isWholeArea,
    found: found.slice(0, NAMED_MAX),
    total: found.length,
  }
}
