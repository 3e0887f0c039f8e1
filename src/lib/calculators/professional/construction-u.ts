import { USUAL_WALL_THICKNESS } from '@/lib/domain/building/home/ground-floor'
import { usualWallKind } from '@/lib/domain/building/home/usual-fabric'
import type { AgeBand } from '@/lib/domain/building/u-values/age-bands'
import type { Construction } from '@/lib/domain/building/u-values/constructions'
import type { Nation } from '@/lib/domain/building/u-values/nations'
import type { RoofKind } from '@/lib/domain/building/u-values/roofs'
import type { WallKind } from '@/lib/domain/building/u-values/walls'
import { type Glazing, usualWindowU } from '@/lib/domain/building/u-values/windows'
import { assumed } from '@/lib/domain/quantity/common-sources'
import { given, type Quantity, type Source } from '@/lib/domain/quantity/quantity'

import { type UValueInput, uValueOf } from '../api/u-value'

export type BuiltAs = { ageBand: AgeBand; nation: Nation }
type Input = { construction: Construction; areaM2: number; edgeM: number | null; home: BuiltAs }

/** U-value of a construction in a home, W/m²K, with its source table. Throws OutOfRange. */
export function constructionU(input: Input): { value: number; source: Source } {
  return constructionQuantity({ key: 'u', name: 'U-value', ...input })
}

/** The same as a quantity, with its formula unless looked up. Throws OutOfRange. */
export function constructionQuantity({
  key,
  name,
  ...input
}: Input & Pick<Quantity, 'key' | 'name'>): Quantity & { source: Source } {
  const { construction, home } = input
  if (construction === 'window.usual')
    return given({
      key,
      name,
      unit: 'W/m²K',
      value: usualWindowU(home.ageBand),
      source: assumed('Windows as usual in homes of that age'),
    })
  return uValueOf({ key, name, asked: askedOf(input), built: home })
}

const METAL = /-metal$/
const THICKNESS = /-(\d+)$/

const LINED = /^lined-(\d+)$/

function wallAsked(kind: string, { ageBand }: BuiltAs): UValueInput {
  const lining = LINED.exec(kind)?.[1]
  if (kind === 'usual' || lining !== undefined)
    return { from: 'walls', construction: usualWallKind(ageBand), insulationMm: Number(lining ?? 0) }
  const thickness = THICKNESS.exec(kind)?.[1]
  const construction = kind.replace(THICKNESS, '') as WallKind // the prefix implies a kind of wall
  return { from: 'walls', construction, ...(thickness !== undefined && { thicknessMm: Number(thickness) }) }
}

function askedOf({ construction, areaM2, edgeM, home }: Input): UValueInput {
  const [part, kind = ''] = construction.split('.')
  switch (part) {
    case 'wall':
      return wallAsked(kind, home)
    case 'window': {
      const glazing = kind.replace(METAL, '') as Glazing // the prefix implies a kind of glazing
      return { from: 'windows', glazing, metalFrame: METAL.test(kind), inRoof: false }
    }
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
