import { assumed } from '@/lib/domain/house/sources'
import { USUAL_WALL_THICKNESS } from '@/lib/domain/house/ground-floor'
import { usualWallKind } from '@/lib/domain/house/usual-fabric'
import { given, type Quantity, type Source } from '@/lib/domain/quantity/quantity'
import type { AgeBand } from '@/lib/domain/u-values/age-bands'
import type { Construction } from '@/lib/domain/u-values/constructions'
import type { Nation } from '@/lib/domain/u-values/nations'
import type { RoofKind } from '@/lib/domain/u-values/roofs'
import type { WallKind } from '@/lib/domain/u-values/walls'
import { usualWindowU, type Glazing } from '@/lib/domain/u-values/windows'

import { uValueOf, type UAsked } from '../calculations/u-value'

export type BuiltAs = { ageBand: AgeBand; nation: Nation }
type Asked = { construction: Construction; areaM2: number; edgeM: number | null; home: BuiltAs }

/** The U-value of a construction in a home, W/m²K, with the table that it stands in. Throws OutOfRange. */
export function constructionU(asked: Asked): { value: number; source: Source } {
  return constructionQuantity({ key: 'u', name: 'U-value', ...asked })
}

/** The same with the sum it follows from, where it is not looked up. Throws OutOfRange. */
export function constructionQuantity({
  key,
  name,
  ...asked
}: Asked & Pick<Quantity, 'key' | 'name'>): Quantity & { source: Source } {
  const { construction, home } = asked
  if (construction === 'window.usual')
    return given({
      key,
      name,
      unit: 'W/m²K',
      value: usualWindowU(home.ageBand),
      source: assumed('Windows as usual in homes of that age'),
    })
  return uValueOf({ key, name, asked: askedOf(asked), built: home })
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
      return kind.startsWith('loft-')
        ? { from: 'lofts', insulationMm: Number(kind.slice('loft-'.length)) }
        : { from: 'roofs', roof: kind as RoofKind } // likewise
    default:
      return kind === 'exposed'
        ? { from: 'exposed-floors' }
        : { from: 'ground-floors', floorAreaM2: areaM2, perimeterM: edgeM, wallThicknessM: USUAL_WALL_THICKNESS.value }
  }
}
