import type { Design } from '@/lib/domain/design/design'
import { type WiringRequest, withCircuits } from '@/lib/domain/design/wiring'
import { VOLT_DROP_LIMIT_PERCENT } from '@/lib/domain/electrical/circuits/volt-drop'

import { unmetWords } from './circuit-words'
import { designCircuits } from './design-circuits'
import type { DesignElectrical } from './design-electrical'
import { homeOfDesign } from './project-of-design'
import type { RoomDesign } from './room-design'

type Input = { design: Design; found: ReadonlyMap<string, RoomDesign>; id: string; to: WiringRequest }

/** Why the panels of a room cannot be wired as requested; null if they can. */
export function whyNotCircuits({ design, found, id, to }: Input): string | null {
  const rooms = [...found.values()].filter(({ panels }) => panels.length > 0)
  const [first] = rooms
  if (!first) return null
  const { panel, product } = first
  const known = {
    rooms,
    home: homeOfDesign(design.home),
    panelWatts: panel.watts,
    limit: product.panelsPer16aMax,
  }
  const requested = withCircuits(design, { id, to })
  const after = designCircuits({ ...known, design: requested }).electrical
  const unmet = after?.unmet.find(({ choice }) => choice.rooms.includes(id))
  if (unmet) return unmetWords(design, unmet)
  const before = designCircuits({ ...known, design }).electrical
  return withoutCable(after) > withoutCable(before)
    ? `No cable of up to 4 mm² would carry the breaker and keep within a volt drop of ${VOLT_DROP_LIMIT_PERCENT}% on so long a route.`
    : null
}

const withoutCable = (electrical: DesignElectrical | null) =>
  electrical?.circuits.filter(({ cableMm2 }) => cableMm2 === null).length ?? 0
