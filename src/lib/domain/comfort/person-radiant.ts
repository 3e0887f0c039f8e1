import { planeRadiantC } from './mean-radiant'
import type { Point } from './radiant-field/patch'
import type { Direction } from './radiant-field/view-factor'
import { checkComfort } from './ranges'
import type { RadiantScene } from './scene'

type Posture = 'standing' | 'seated'

/** Projected area factors of a person: vertical, sideways, front and back (ISO 7726:1998, annex B). */
const WEIGHTS: Readonly<Record<Posture, { vertical: number; sideways: number; forwards: number }>> = {
  standing: { vertical: 0.08, sideways: 0.23, forwards: 0.35 },
  seated: { vertical: 0.18, sideways: 0.22, forwards: 0.3 },
}

type Person = { posture: Posture; /** Axis along which the person faces. */ facing: 'x' | 'y' }

/** Mean radiant temperature of a person, °C, from plane radiant temperatures in six directions. Throws OutOfRange. */
export function sixPlaneRadiantC({
  planesC,
  posture,
  facing,
}: Person & { planesC: Readonly<Record<Direction, number>> }): number {
  // A plane radiant temperature is within the range of the surfaces.
  for (const surfaceC of Object.values(planesC)) checkComfort({ surfaceC })
  const { vertical, sideways, forwards } = WEIGHTS[posture]
  const [x, y] = facing === 'x' ? [forwards, sideways] : [sideways, forwards]
  const weighted =
    vertical * (planesC['+z'] + planesC['-z']) +
    x * (planesC['+x'] + planesC['-x']) +
    y * (planesC['+y'] + planesC['-y'])
  return weighted / (2 * (vertical + sideways + forwards))
}

/**
 * Mean radiant temperature of a person in a room, °C; `point` is their centre: 0.6 m up when seated, 1.1 m standing.
 * Throws OutOfRange for a point on a face.
 */
export function personRadiantC({
  scene,
  point,
  posture,
  facing,
}: Person & { scene: RadiantScene; point: Point }): number {
  const plane = (direction: Direction) => planeRadiantC({ scene, point, facing: direction })
  const planesC = {
    '+x': plane('+x'),
    '-x': plane('-x'),
    '+y': plane('+y'),
    '-y': plane('-y'),
    '+z': plane('+z'),
    '-z': plane('-z'),
  }
  return sixPlaneRadiantC({ planesC, posture, facing })
}
