import { groundFloorU, USUAL_WALL_THICKNESS } from '@/lib/domain/building/home/ground-floor'
import { withInsulation } from '@/lib/domain/building/u-values/added-insulation'
import { type AgeBand, builtBy } from '@/lib/domain/building/u-values/age-bands'
import type { Nation } from '@/lib/domain/building/u-values/nations'
import {
  DOORS_SOURCE,
  doorU,
  EXPOSED_FLOORS_SOURCE,
  exposedFloorU,
} from '@/lib/domain/building/u-values/other-elements'
import { loftU, type RoofKind, ROOFS_SOURCE, roofU } from '@/lib/domain/building/u-values/roofs'
import { type Stone, stoneFormula, stoneU } from '@/lib/domain/building/u-values/solid-walls'
import { USUAL_THICKNESS_MM, type WallKind, WALLS_SOURCE, wallU } from '@/lib/domain/building/u-values/walls'
import { type Glazing, WINDOWS_SOURCE, windowU } from '@/lib/domain/building/u-values/windows'
import { ANSWERED, assumed } from '@/lib/domain/quantity/common-sources'
import { derived, given, type Quantity, type Source } from '@/lib/domain/quantity/quantity'

import { inputQuantity } from './result'

/** A known U-value, or a table to look it up in. */
export type UValueInput =
  | { from: 'value'; wattsPerM2K: number }
  | { from: 'walls'; construction: WallKind; thicknessMm?: number | undefined; insulationMm?: number }
  | { from: 'windows'; glazing: Glazing; metalFrame: boolean; inRoof: boolean }
  | { from: 'doors' }
  | { from: 'roofs'; roof: RoofKind }
  | { from: 'lofts'; insulationMm: number }
  | GroundFloor
  | { from: 'exposed-floors' }

/** Without a perimeter, a corner of a square house is assumed: two sides outdoors. */
type GroundFloor = { from: 'ground-floors'; floorAreaM2: number; perimeterM: number | null; wallThicknessM: number }

type Built = { ageBand: AgeBand; nation: Nation }
type Named = Pick<Quantity, 'key' | 'name'>
type Sourced = Quantity & { source: Source }

/**
 * U-value of an element, W/m²K: looked up, or derived with its formula. `key` prefixes the keys of its inputs. Throws
 * OutOfRange.
 */
export function uValueOf({ asked, built, ...named }: Named & { asked: UValueInput; built: Built }): Sourced {
  if (asked.from === 'ground-floors') return groundFloorOf({ asked, built, ...named })
  if (asked.from === 'walls' && isStone(asked.construction) && builtBy(built.ageBand, 'E'))
    return stoneOf({ stone: asked.construction, thicknessMm: asked.thicknessMm, ...named })
  return given({ ...named, unit: 'W/m²K', ...lookedUp(asked, built) })
}

function lookedUp(
  asked: Exclude<UValueInput, GroundFloor>,
  { ageBand: band, nation }: Built,
): { value: number; source: Source } {
  switch (asked.from) {
    case 'value':
      return { value: asked.wattsPerM2K, source: ANSWERED }
    case 'walls': {
      const { construction: kind, thicknessMm, insulationMm = 0 } = asked
      const wattsPerM2K = wallU({ kind, band, nation, thicknessMm })
      return { value: withInsulation({ wattsPerM2K, insulationMm }), source: WALLS_SOURCE }
    }
    case 'windows':
      return { value: windowU(asked), source: WINDOWS_SOURCE }
    case 'doors':
      return { value: doorU({ band, nation }), source: DOORS_SOURCE }
    case 'roofs':
      return { value: roofU({ kind: asked.roof, band, nation }), source: ROOFS_SOURCE }
    case 'lofts':
      return { value: loftU(asked), source: ROOFS_SOURCE }
    case 'exposed-floors':
      return { value: exposedFloorU({ band, nation }), source: EXPOSED_FLOORS_SOURCE }
  }
}

const isStone = (kind: WallKind): kind is Stone => kind === 'granite' || kind === 'sandstone'

/** Before 1976 the U-value of stone depends on its thickness. */
function stoneOf({
  key,
  name,
  stone,
  thicknessMm,
}: Named & { stone: Stone; thicknessMm?: number | undefined }): Sourced {
  const usual = { value: USUAL_THICKNESS_MM[stone], source: assumed('Usual thickness of a stone wall') }
  const thickness = inputQuantity({
    key: `${key}.thickness`,
    name: 'Thickness of the wall',
    unit: 'mm',
    value: thicknessMm ?? usual.value,
    usual,
  })
  const worked = derived({
    key,
    name,
    unit: 'W/m²K',
    inputs: [thickness],
    formula: stoneFormula(stone),
    compute: (mm) => stoneU({ stone, thicknessMm: mm }),
  })
  return { ...worked, source: WALLS_SOURCE }
}

/** The ground-floor formula breaks down below a square metre; a smaller piece counts as part of a floor this large. */
const SMALLEST_FLOOR_M2 = 1

function groundFloorOf({
  key,
  name,
  asked: { floorAreaM2, perimeterM, wallThicknessM },
  built,
}: Named & { asked: GroundFloor; built: Built }): Sourced {
  const isTooSmall = floorAreaM2 < SMALLEST_FLOOR_M2
  const floorArea = given({
    key: `${key}.floor-area`,
    name: 'Area of the floor, for its U-value',
    unit: 'm²',
    value: isTooSmall ? SMALLEST_FLOOR_M2 : floorAreaM2,
    source: isTooSmall ? assumed('The smallest floor the formula covers') : ANSWERED,
  })
  const edge = { key: `${key}.edge`, name: 'Length of the floor’s edge that is outdoors', unit: 'm' }
  const outerEdge =
    perimeterM === null
      ? derived({
          ...edge,
          inputs: [floorArea],
          formula: '2 × √A',
          compute: (m2) => 2 * Math.sqrt(m2),
          source: assumed('The corner of a square house'),
        })
      : given({ ...edge, value: isTooSmall ? perimeterM / floorAreaM2 : perimeterM, source: ANSWERED })
  const wallThickness = inputQuantity({
    key: `${key}.wall-thickness`,
    name: 'Thickness of the walls on the floor’s edge',
    unit: 'm',
    value: wallThicknessM,
    usual: USUAL_WALL_THICKNESS,
  })
  return groundFloorU({ key, name, floorArea, outerEdge, wallThickness, built })
}
