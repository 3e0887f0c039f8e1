import { predictedVote } from '@/lib/domain/comfort/pmv'
import { celsiusOf } from '@/lib/domain/comfort/radiant-field/fourth-power'
import type { Point } from '@/lib/domain/comfort/radiant-field/patch'
import { type Direction, planeViewFactor } from '@/lib/domain/comfort/radiant-field/view-factor'
import { type RadiantScene, sourcesOf } from '@/lib/domain/comfort/scene'

import type { CheckTable } from './check-table'
import { STANDARDS } from './standards'

/**
 * ISO 7730:2005, table D.1: air and radiant temperature, air speed, humidity, activity, clothes, predicted mean vote.
 * Without the row of 23.5 °C, 0.1 m/s and 1 clo: it prints 0.50, where the standard’s own formula gives 0.36.
 */
const VOTES = [
  [22, 22, 0.1, 60, 1.2, 0.5, -0.75],
  [27, 27, 0.1, 60, 1.2, 0.5, 0.77],
  [27, 27, 0.3, 60, 1.2, 0.5, 0.44],
  [23.5, 25.5, 0.1, 60, 1.2, 0.5, -0.01],
  [23.5, 25.5, 0.3, 60, 1.2, 0.5, -0.55],
  [19, 19, 0.1, 40, 1.2, 1, -0.6],
  [23.5, 23.5, 0.3, 40, 1.2, 1, 0.12],
  [23, 21, 0.1, 40, 1.2, 1, 0.05],
  [23, 21, 0.3, 40, 1.2, 1, -0.16],
  [22, 22, 0.1, 60, 1.6, 0.5, 0.05],
  [27, 27, 0.1, 60, 1.6, 0.5, 1.17],
  [27, 27, 0.3, 60, 1.6, 0.5, 0.95],
] as const

/** How warm a person feels against the table of the standard. */
export const checkVotes = (): CheckTable => ({
  id: 'iso-7730',
  heading: 'Comfort against ISO 7730',
  text: 'The standard prints votes from −3, cold, to 3, hot. Of its thirteen rows we leave out one, which contradicts the formula of the standard itself.',
  source: STANDARDS.comfort,
  checks: VOTES.map(([airC, radiantC, airSpeed, relativeHumidityPct, met, clo, reference]) => {
    const vote = predictedVote({ airC, radiantC, airSpeed, relativeHumidityPct, met, clo })
    return {
      what: `Air ${airC} °C, surfaces ${radiantC} °C, ${airSpeed} m/s, ${relativeHumidityPct} % humidity, ${met} met, ${clo} clo`,
      reference,
      ours: vote.ok ? vote.pmv : NaN,
      unit: '',
      digits: 2,
      within: 0.01,
    }
  }),
})

/** A corner room with a window and four panels at their radiant temperature. */
export const TRACED_ROOM: RadiantScene = {
  room: { lengthM: 5, widthM: 4, heightM: 2.4 },
  facesC: { floor: 18.5, ceiling: 19.5, west: 17.5, east: 19, south: 17, north: 19 },
  pieces: [
    { on: 'ceiling', x: [0.4, 1.6], y: [0.7, 1.3], surfaceC: 58.7 },
    { on: 'ceiling', x: [3.4, 4.6], y: [0.7, 1.3], surfaceC: 58.7 },
    { on: 'ceiling', x: [0.4, 1.6], y: [2.7, 3.3], surfaceC: 58.7 },
    { on: 'ceiling', x: [3.4, 4.6], y: [2.7, 3.3], surfaceC: 58.7 },
    { on: 'south', x: [1.5, 3.5], z: [0.9, 2.1], surfaceC: 12 },
  ],
}

export const TRACED_POINTS: readonly Point[] = [
  { x: 2.5, y: 2, z: 0.6 },
  { x: 1, y: 1, z: 0.6 },
  { x: 4, y: 3, z: 1.1 },
  { x: 2.5, y: 0.5, z: 0.6 },
  { x: 1, y: 3, z: 1.1 },
]

/** Eight million rays from each point, traced in Python without our code; the standard error is 0.008 K at most. */
const TRACED_K = [3.767, 4.042, 6.789, 1.935, 6.78] as const

/** How much warmer it is above than below, against random rays. */
export const checkAsymmetry = (): CheckTable => ({
  id: 'asymmetry',
  heading: 'A warm ceiling against traced rays',
  text: 'The comfort limit rests on how much warmer a room is above a person than below. Our formula is exact; here it is set against eight million random rays from each of five points in a room of 5 by 4 m with a window and four panels.',
  source: {
    title: 'Rays traced by a separate program of ours in Python, standard error 0.008 K',
    date: '2026-11-29',
    confidence: 'computed',
  },
  checks: TRACED_POINTS.map((point, index) => ({
    what: `${point.x} m and ${point.y} m from two walls, ${point.z} m above the floor`,
    reference: TRACED_K[index] ?? NaN,
    ours: planeRadiantC(point, '+z') - planeRadiantC(point, '-z'),
    unit: 'K',
    digits: 2,
    within: 0.03,
  })),
})

/** The plane radiant temperature that a small horizontal surface receives, °C. */
const planeRadiantC = (point: Point, facing: Direction): number =>
  celsiusOf(
    sourcesOf(TRACED_ROOM).reduce(
      (sum, { patch, kelvin4 }) => sum + kelvin4 * planeViewFactor({ point, patch, facing }),
      0,
    ),
  )
