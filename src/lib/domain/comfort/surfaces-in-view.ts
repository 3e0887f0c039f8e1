import { derived, type Quantity } from '../quantity/quantity'
import type { Patch, Point } from './radiant-field/patch'
import { planeViewFactor, sphereViewFactor } from './radiant-field/view-factor'
import { type Face, FACES, patchOfFace, patchOfPiece, type Piece, type Room } from './room'
import type { RadiantScene } from './scene'
import { insideSurfaceC, SURFACE_RESISTANCE } from './surface-temperature'

export type HeatedRoom = {
  /** Key prefix: 'room.2'. */
  key: string
  room: Room
  air: Quantity
  outside: Quantity
  /** U-value of each external face. A face without one is at air temperature. */
  uValues: Readonly<Partial<Record<Face, Quantity>>>
  windows: readonly { piece: Piece; uValue: Quantity }[]
  panels: readonly Piece[]
  /** Radiant temperature of the panels' fronts. */
  panel: Quantity
}

/** A temperature in view, with the view factors of all surfaces at it: all round, from above and from below. */
export type TemperatureInView = { temperature: Quantity; globe: number; up: number; down: number }

const NAMES: Readonly<Record<Face, string>> = {
  floor: 'the floor',
  ceiling: 'the ceiling',
  west: 'the wall on the left of the plan',
  east: 'the wall on the right of the plan',
  south: 'the wall at the foot of the plan',
  north: 'the wall at the head of the plan',
}

/** All surfaces in view of a point, by temperature. Throws OutOfRange for a point on a face. */
export function temperaturesInView({ heated, point }: { heated: HeatedRoom; point: Point }): TemperatureInView[] {
  const { room, windows, panels, panel } = heated
  const inView = new Map<string, TemperatureInView>()
  const add = (patch: Patch, temperature: Quantity, sign: 1 | -1) => {
    const { globe, up, down } = inView.get(temperature.key) ?? { globe: 0, up: 0, down: 0 }
    inView.set(temperature.key, {
      temperature,
      globe: globe + sign * sphereViewFactor({ point, patch }),
      up: up + sign * planeViewFactor({ point, patch, facing: '+z' }),
      down: down + sign * planeViewFactor({ point, patch, facing: '-z' }),
    })
  }
  const addPiece = (piece: Piece, temperature: Quantity) => {
    const patch = patchOfPiece({ room, piece })
    add(patch, temperature, 1)
    add(patch, faceTemperature(heated, piece.on), -1) // subtract the area of the face it covers
  }
  for (const face of FACES) add(patchOfFace({ room, face }), faceTemperature(heated, face), 1)
  windows.forEach(({ piece, uValue }, index) => addPiece(piece, windowTemperature(heated, uValue, index)))
  for (const piece of panels) addPiece(piece, panel)
  return [...inView.values()]
}

/** The same room as a scene, for a map. Throws OutOfRange. */
export function sceneOf(heated: HeatedRoom): RadiantScene {
  const { room, windows, panels, panel } = heated
  const faceC = (face: Face) => faceTemperature(heated, face).value
  return {
    room,
    facesC: {
      floor: faceC('floor'),
      ceiling: faceC('ceiling'),
      west: faceC('west'),
      east: faceC('east'),
      south: faceC('south'),
      north: faceC('north'),
    },
    pieces: [
      ...windows.map(({ piece, uValue }, index) => ({
        ...piece,
        surfaceC: windowTemperature(heated, uValue, index).value,
      })),
      ...panels.map((piece) => ({ ...piece, surfaceC: panel.value })),
    ],
  }
}

function faceTemperature({ key, air, outside, uValues }: HeatedRoom, face: Face): Quantity {
  const uValue = uValues[face]
  if (!uValue) return air
  const surfaceResistance = face === 'floor' || face === 'ceiling' ? SURFACE_RESISTANCE[face] : SURFACE_RESISTANCE.wall
  return insideOf({
    key: `${key}.surface.${face}`,
    name: `Inside of ${NAMES[face]}`,
    inputs: [air, uValue, outside],
    surfaceResistance,
  })
}

function windowTemperature({ key, air, outside }: HeatedRoom, uValue: Quantity, index: number): Quantity {
  return insideOf({
    key: `${key}.surface.window-${index + 1}`,
    name: `Inside of window ${index + 1}`,
    inputs: [air, uValue, outside],
    surfaceResistance: SURFACE_RESISTANCE.window,
  })
}

type Inside = {
  key: string
  name: string
  inputs: readonly [air: Quantity, uValue: Quantity, outside: Quantity]
  surfaceResistance: number
}

const insideOf = ({ surfaceResistance, ...named }: Inside): Quantity =>
  derived({
    ...named,
    unit: '°C',
    formula: `Ta − U × ${surfaceResistance} × (Ta − Te)`,
    compute: (airC, uValue, outsideC) => insideSurfaceC({ airC, outsideC, uValue, surfaceResistance }),
  })
