import { ANSWERED, assumed } from '../../quantity/common-sources'
import { derived, given, type Quantity } from '../../quantity/quantity'
import type { HomeAnswers } from './answers'
import { checkHouse } from './ranges'
import { EXPOSURE, outerEdgeM } from './shape'

/** Area of one external door, as in RdSAP. */
const DOOR_M2 = 1.85

/** Surfaces of a typical home, m²: exposed areas and intermediate results. */
export type Surfaces = Record<
  | 'floorArea'
  | 'height'
  | 'storeys'
  | 'footprint'
  | 'outerEdge'
  | 'volume'
  | 'windows'
  | 'doors'
  | 'walls'
  | 'roof'
  | 'ground'
  | 'outerSurface',
  Quantity
>

/** A home as a box: external surfaces from floor area and storeys. Throws OutOfRange. */
export function surfacesOf(answers: HomeAnswers): Surfaces {
  checkHouse({ floorAreaM2: answers.floorAreaM2, storeys: answers.storeys })
  const exposure = EXPOSURE[answers.propertyType]
  const givens = givensOf(answers)
  const { floorArea, height, storeys, doors } = givens
  const { footprint, outerEdge, windows, walls } = wallsOf(givens, exposure)
  const { roof, ground } = levelsOf(footprint, exposure)
  const volume = derived({
    key: 'home.volume',
    name: 'Volume of the home',
    unit: 'm³',
    inputs: [floorArea, height],
    formula: 'A × height',
    compute: (floor, high) => floor * high,
  })
  const outerSurface = derived({
    ...AREA,
    key: 'home.outer-surface',
    name: 'Outer surface in all',
    inputs: [walls, windows, doors, roof, ground],
    formula: 'walls + windows + doors + roof + ground floor',
    compute: (wall, glass, door, top, bottom) => wall + glass + door + top + bottom,
  })
  return { floorArea, height, storeys, footprint, outerEdge, volume, windows, doors, walls, roof, ground, outerSurface }
}

const AREA = { unit: 'm²' }

type Exposure = (typeof EXPOSURE)[HomeAnswers['propertyType']]
type Givens = ReturnType<typeof givensOf>

/** What is answered, and what is usual. */
function givensOf({ propertyType, floorAreaM2, storeys: storeysAnswered }: HomeAnswers) {
  const exposure = EXPOSURE[propertyType]
  const floorArea = given({
    key: 'home.floor-area',
    name: 'Floor area',
    unit: 'm²',
    value: floorAreaM2,
    source: ANSWERED,
    spread: { low: 0.95 * floorAreaM2, high: 1.05 * floorAreaM2 },
  })
  const storeys = given({
    key: 'home.storeys',
    name: 'Storeys',
    unit: '',
    value: storeysAnswered ?? exposure.storeys,
    source: storeysAnswered ? ANSWERED : assumed('Usual for this type of home'),
  })
  const height = given({
    key: 'home.storey-height',
    name: 'Height of a storey',
    unit: 'm',
    value: 2.5,
    source: assumed('Usual height of rooms with the floor above'),
    spread: { low: 2.3, high: 2.8 },
  })
  const proportion = given({
    key: 'home.proportion',
    name: 'Long side of the plan over its short side',
    unit: '',
    value: 1.25,
    source: assumed('Usual proportions of a plan'),
    spread: { low: 1, high: 1.8 },
  })
  const glazedShare = given({
    key: 'home.glazed-share',
    name: 'Window area per square metre of floor',
    unit: '',
    value: 0.15,
    source: assumed('Usual share of windows'),
    spread: { low: 0.1, high: 0.25 },
  })
  const doors = given({
    key: 'home.door.area',
    name: 'Area of the external doors',
    unit: 'm²',
    value: exposure.doors * DOOR_M2,
    source: assumed('Doors of 1.85 m² each'),
  })

  return { floorArea, storeys, height, proportion, glazedShare, doors }
}

/** The plan, and what stands around it. */
function wallsOf({ floorArea, storeys, height, proportion, glazedShare, doors }: Givens, exposure: Exposure) {
  const footprint = derived({
    ...AREA,
    key: 'home.footprint',
    name: 'Area of the plan',
    inputs: [floorArea, storeys],
    formula: 'A ÷ storeys',
    compute: (floor, count) => floor / count,
  })
  const outerEdge = derived({
    key: 'home.outer-edge',
    name: 'Length of the external walls',
    unit: 'm',
    inputs: [footprint, proportion],
    formula: 'outer sides of the plan',
    compute: (footprintM2, ratio) => outerEdgeM({ footprintM2, proportion: ratio, ...exposure }),
  })
  const gross = derived({
    ...AREA,
    key: 'home.wall.gross-area',
    name: 'Area of the external walls with their windows and doors',
    inputs: [outerEdge, storeys, height],
    formula: 'length × storeys × height',
    compute: (edge, count, high) => edge * count * high,
  })
  const windows = derived({
    ...AREA,
    key: 'home.window.area',
    name: 'Area of the windows',
    inputs: [floorArea, glazedShare],
    formula: 'A × share',
    compute: (floor, share) => floor * share,
  })
  const walls = derived({
    ...AREA,
    key: 'home.wall.area',
    name: 'Area of the external walls',
    inputs: [gross, windows, doors],
    formula: 'gross − windows − doors, not under 0',
    compute: (all, glass, door) => Math.max(0, all - glass - door),
  })
  return { footprint, outerEdge, windows, walls }
}

/** What lies above and below; a flat may have other homes there. */
function levelsOf(footprint: Quantity, exposure: Exposure) {
  const roof = derived({
    ...AREA,
    key: 'home.roof.area',
    name: 'Area of the roof',
    inputs: [footprint],
    formula: exposure.roof ? 'plan' : 'none: a home above',
    compute: (plan) => exposure.roof * plan,
  })
  const ground = derived({
    ...AREA,
    key: 'home.floor.area',
    name: 'Area of the ground floor',
    inputs: [footprint],
    formula: exposure.ground ? 'plan' : 'none: a home below',
    compute: (plan) => exposure.ground * plan,
  })
  return { roof, ground }
}
