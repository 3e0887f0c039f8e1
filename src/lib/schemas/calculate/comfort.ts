import * as z from 'zod'

import { DEFAULT_ANSWERS } from '@/lib/domain/assumptions/default-answers'

import { amount, fieldsOf, listOf } from './fields'

const coordinate = amount({ min: 0, max: 25, is: 'm' })
const side = amount({ min: 1, max: 25, is: 'm' })
const span = z.tuple([coordinate, coordinate], 'Must be a list of two numbers').describe('From and to, m')
const wattsPerM2K = amount({ min: 0.05, max: 7, is: 'W/m²K' })

/** A rectangle on a face of the room, in plan coordinates: x to the right, y up the page, z above the floor. */
const piece = z.discriminatedUnion(
  'on',
  [
    fieldsOf({ on: z.enum(['floor', 'ceiling']), xM: span, yM: span }),
    fieldsOf({ on: z.enum(['west', 'east']), yM: span, zM: span }),
    fieldsOf({ on: z.enum(['south', 'north']), xM: span, zM: span }),
  ],
  'Must be one of: floor, ceiling, west, east, south, north',
)

const face = wattsPerM2K.optional()

export const comfortQuestionSchema = fieldsOf({
  room: fieldsOf({ lengthM: side, widthM: side, heightM: amount({ min: 1.8, max: 12, is: 'm' }) }),
  airC: amount({ min: 0, max: 40, is: 'Air in the room, °C' }),
  outdoorC: amount({ min: -30, max: 40, is: '°C' }),
  airSpeedMPerS: amount({ min: 0, max: 1, is: 'Past a person, m/s' }).default(DEFAULT_ANSWERS.airSpeedMPerS.value),
  wattsPerM2K: fieldsOf({ floor: face, ceiling: face, west: face, east: face, south: face, north: face })
    .default({})
    .describe('U-values of the faces exposed to outdoors; all others are at air temperature'),
  windows: listOf(fieldsOf({ piece, wattsPerM2K }), { max: 20, is: 'Windows' }).default([]),
  panels: listOf(piece, { max: 60, is: 'Panels, which must not overlap' }).default([]),
  panelC: amount({
    min: 15,
    max: 110,
    is: 'Mean surface temperature, °C; if absent, that at which our panel emits its rated power',
  }).optional(),
  point: fieldsOf({ xM: coordinate, yM: coordinate, zM: coordinate }).describe(
    'The middle of a person; seated, about 0.6 m above the floor',
  ),
  person: fieldsOf({
    relativeHumidityPct: amount({ min: 0, max: 100, is: '%' }).default(50),
    met: amount({ min: 0.8, max: 4, is: 'Activity: 1 sitting still, 1.2 at a desk' }),
    clo: amount({ min: 0, max: 2, is: 'Clothes: 0.5 in summer, 1 in winter indoors' }),
  })
    .optional()
    .describe('For the predicted mean vote of ISO 7730'),
  map: fieldsOf({
    atHeightM: amount({ min: 0.05, max: 12, is: 'Above the floor, m' }),
    stepM: amount({ min: 0.05, max: 1, is: 'Size of a cell, m' }),
  })
    .optional()
    .describe('Asks for the whole plan at one height, in no more than 5,000 cells'),
})
