import { DEFAULT_ANSWERS } from '@/lib/domain/assumptions/default-answers'
import { judgeCeiling } from '@/lib/domain/comfort/asymmetry'
import { comfortMap } from '@/lib/domain/comfort/comfort-map'
import { comfortWorking } from '@/lib/domain/comfort/comfort-working'
import { gridOver } from '@/lib/domain/comfort/map-grid'
import { predictedVote, type ThermalState, type Vote } from '@/lib/domain/comfort/pmv'
import { CLEARANCE_M } from '@/lib/domain/comfort/ranges'
import { type Face, FACES, type Room } from '@/lib/domain/comfort/room'
import { type HeatedRoom, sceneOf } from '@/lib/domain/comfort/surfaces-in-view'
import { radiantTemperature, ratedSurface } from '@/lib/domain/panel/panel-radiance'
import { OutOfRange } from '@/lib/domain/quantity/range-check'

import type { Basis } from '../engine/estimate-basis'
import { type PieceInput, pieceOf, refusalsOfPieces } from './pieces'
import { calculated, inputQuantity, type Refusal, withWorking } from './result'

type PointInput = { xM: number; yM: number; zM: number }

type ComfortInput = {
  /** The panel whose rated power is taken for panels of unknown temperature. */
  basis: Pick<Basis, 'panel'>
  room: Room
  airC: number
  outdoorC: number
  airSpeedMPerS: number
  wattsPerM2K: Readonly<Partial<Record<Face, number | undefined>>>
  windows: readonly { piece: PieceInput; wattsPerM2K: number }[]
  panels: readonly PieceInput[]
  /** Surface temperature, if known; otherwise derived from the rated power. */
  panelC?: number | undefined
  point: PointInput
  person?: { relativeHumidityPct: number; met: number; clo: number } | undefined
  map?: { atHeightM: number; stepM: number } | undefined
}

const SURFACE = { key: 'panel.surface-temperature', name: 'Mean temperature of the fronts of the panels', unit: '°C' }

/** Limits the computing time of a response. */
const MAX_CELLS = 5_000

const FIELDS = {
  heightM: 'map.atHeightM',
  airC: 'airC',
  surfaceC: 'outdoorC',
}

/** Comfort under panels: at a point, for a person, and over the whole plan. */
export function calculateComfort(input: ComfortInput) {
  const errors = refusalsOf(input)
  return errors.length > 0
    ? { ok: false as const, errors }
    : calculated({ fields: FIELDS, calculate: () => comfortOf(input) })
}

function comfortOf(input: ComfortInput) {
  const { airC, airSpeedMPerS: airSpeed, point, person, map } = input
  const heated = heatedOf(input)
  const felt = comfortWorking({
    heated,
    point: { x: point.xM, y: point.yM, z: point.zM },
    airSpeed: inputQuantity({
      key: 'air-speed',
      name: 'Speed of the air',
      unit: 'm/s',
      value: airSpeed,
      usual: DEFAULT_ANSWERS.airSpeedMPerS,
    }),
  })
  const { radiant, rise, operative, asymmetry } = felt
  const result = {
    radiantC: radiant.value,
    riseK: rise.value,
    operativeC: operative.value,
    asymmetryK: asymmetry.value,
    ceiling: judgeCeiling(asymmetry.value),
    vote: person ? voteOf({ ...person, airC, radiantC: radiant.value, airSpeed }) : null,
    map: map ? mapOf({ heated, airC, airSpeed, ...map }) : null,
  }
  return withWorking(result, Object.values(felt))
}

/** Outside the range of ISO 7730 there is no vote, but the other results hold. */
function voteOf(state: ThermalState): Vote | { ok: false; reason: 'not-covered' } {
  try {
    return predictedVote(state)
  } catch (error) {
    if (error instanceof OutOfRange) return { ok: false, reason: 'not-covered' }
    throw error
  }
}

function heatedOf({
  room,
  airC,
  outdoorC,
  wattsPerM2K,
  windows,
  panels,
  panelC,
  basis: { panel },
}: ComfortInput): HeatedRoom {
  const uValue = (of: string, value: number) =>
    inputQuantity({ key: `room.u-value.${of}`, name: `U-value: ${of}`, unit: 'W/m²K', value })
  const air = inputQuantity({ key: 'air', name: 'Temperature of the air', unit: '°C', value: airC })
  return {
    key: 'room',
    room,
    air,
    outside: inputQuantity({ key: 'climate.outdoor', name: 'Temperature outdoors', unit: '°C', value: outdoorC }),
    uValues: Object.fromEntries(
      FACES.flatMap((face) => (wattsPerM2K[face] === undefined ? [] : [[face, uValue(face, wattsPerM2K[face])]])),
    ),
    windows: windows.map(({ piece, wattsPerM2K: value }, index) => ({
      piece: pieceOf(piece),
      uValue: uValue(`window-${index + 1}`, value),
    })),
    panels: panels.map(pieceOf),
    panel: radiantTemperature({
      surface: panelC === undefined ? ratedSurface({ panel, air }) : inputQuantity({ ...SURFACE, value: panelC }),
      air,
    }),
  }
}

type MapAsked = { heated: HeatedRoom; airC: number; airSpeed: number; atHeightM: number; stepM: number }

function mapOf({ heated, airC, airSpeed, atHeightM, stepM }: MapAsked) {
  const { radiantC, operativeC, asymmetryK, ...grid } = comfortMap({
    scene: sceneOf(heated),
    heightM: atHeightM,
    airC,
    airSpeed,
    stepM,
  })
  return {
    ...grid,
    radiantC: hundredths(radiantC),
    operativeC: hundredths(operativeC),
    asymmetryK: hundredths(asymmetryK),
  }
}

const hundredths = (values: Float64Array) => Array.from(values, (value) => Math.round(100 * value) / 100)

/** Rejects items outside their bounds. */
function refusalsOf({ room, windows, panels, point, map }: ComfortInput): Refusal[] {
  const placed = [
    ...windows.map(({ piece }, index) => ({ path: `windows.${index}.piece`, piece: pieceOf(piece) })),
    ...panels.map((piece, index) => ({ path: `panels.${index}`, piece: pieceOf(piece) })),
  ]
  const size = { xM: room.lengthM, yM: room.widthM, zM: room.heightM }
  const outside = (['xM', 'yM', 'zM'] as const).filter(
    (axis) => !(point[axis] >= CLEARANCE_M && point[axis] <= size[axis] - CLEARANCE_M),
  )
  const grid = map && gridOver(room, map.stepM)
  return [
    ...refusalsOfPieces({ room, placed }),
    ...outside.map((axis) => ({
      path: `point.${axis}`,
      message: `Must lie in the room, ${CLEARANCE_M} m or more from its faces`,
    })),
    ...(grid && grid.columns * grid.rows > MAX_CELLS
      ? [{ path: 'map.stepM', message: 'Must be larger: a map has no more than 5,000 cells' }]
      : []),
  ]
}
