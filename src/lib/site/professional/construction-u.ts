import { assumed } from '@/lib/domain/house/sources'
import { usualWallKind } from '@/lib/domain/house/usual-fabric'
import type { Source } from '@/lib/domain/quantity/quantity'
import type { AgeBand } from '@/lib/domain/u-values/age-bands'
import type { Construction } from '@/lib/domain/u-values/constructions'
import type { Nation } from '@/lib/domain/u-values/nations'
import type { RoofKind } from '@/lib/domain/u-values/roofs'
import type { WallKind } from '@/lib/domain/u-values/walls'
import { usualWindowU, type Glazing } from '@/lib/domain/u-values/windows'

import { uValueOf, type UAsked } from '../calculations/u-value'

const WALL_THICKNESS_M = 0.3
/** Under a square metre the sums of ground floors mean nothing: a smaller piece has the U-value of this one. */
const SMALLEST_FLOOR_M2 = 1

export type BuiltAs = { ageBand: AgeBand; nation: Nation }
type Asked = { construction: Construction; areaM2: number; edgeM: number | null; home: BuiltAs }

/** The U-value of a construction in a home, W/m²K, with the table that it stands in. Throws OutOfRange. */
export function constructionU({ construction, home, ...size }: Asked): { value: number; source: Source } {
  if (construction === 'window.usual') return { value: usualWindowU(home.ageBand), source: assumed('Windows as usual in homes of that age') }
  return uValueOf(askedOf({ construction, home, ...size }), home)
}

function askedOf({ construction, areaM2, edgeM, home }: Asked): UAsked {
  const [part, kind = ''] = construction.split('.')
  switch (part) {
    case 'wall':
      return { from: 'walls', construction: kind === 'usual' ? usualWallKind(home.ageBand) : (kind as WallKind) } // a construction of walls names one of their kinds
    case 'window':
      return { from: 'windows', glazing: kind as Glazing, metalFrame: false, inRoof: false } // likewise
    case 'door':
      return { from: 'doors' }
    case 'roof':
      return kind.startsWith('loft-') ? { from: 'lofts', insulationMm: Number(kind.slice('loft-'.length)) } : { from: 'roofs', roof: kind as RoofKind } // likewise
    default:
      return kind === 'exposed' ? { from: 'exposed-floors' } : groundFloor({ areaM2, edgeM })
  }
}

/** A floor of unknown edge is taken for the corner of a square house: two of its sides are outdoors. */
function groundFloor({ areaM2, edgeM }: { areaM2: number; edgeM: number | null }): UAsked {
  const floorAreaM2 = Math.max(SMALLEST_FLOOR_M2, areaM2)
  return { from: 'ground-floors', floorAreaM2, perimeterM: edgeM ?? 2 * Math.sqrt(floorAreaM2), wallThicknessM: WALL_THICKNESS_M }
}
