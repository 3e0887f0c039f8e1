import * as z from 'zod'

import { ROOM_KINDS } from '@/lib/domain/building/heat-loss/room-kinds'

import { amount, fieldsOf, id, listOf, name, oneOf, repeatedIds } from './fields'
import { homeSchema, panelWatts } from './home'
import { uValueSchema } from './u-value'

const beyond = z
  .discriminatedUnion(
    'space',
    [
      fieldsOf({ space: z.literal('outside') }),
      fieldsOf({ space: z.literal('ground') }),
      fieldsOf({ space: z.literal('heated') }),
      fieldsOf({ space: z.literal('room'), id: id.describe('The id of another room of the home') }),
      fieldsOf({
        space: z.literal('unheated'),
        atC: amount({ min: -30, max: 40, is: 'Temperature of the space on a cold day, °C' }),
      }),
    ],
    'Must be one of: outside, ground, heated, room, unheated',
  )
  .default({ space: 'outside' })
  .describe('What is on the far side. State a wall between two rooms once, in either room')

const elementSchema = fieldsOf({
  id,
  name: name.optional(),
  kind: oneOf(
    ['wall', 'window', 'door', 'roof', 'floor', 'ceiling'],
    'What it is; a room with a window to outdoors has air changes',
  ),
  areaM2: amount({ min: 0, max: 1_000, is: 'Without the windows and doors in it, m²' }),
  u: uValueSchema,
  beyond,
})

export const roomSchema = fieldsOf({
  id,
  name: name.optional(),
  kind: oneOf(ROOM_KINDS, 'What it is used for'),
  floorAreaM2: amount({ min: 0.5, max: 2_000, is: 'm²' }),
  heightM: amount({ min: 1.5, max: 12, is: 'm' }),
  indoorC: amount({ min: 5, max: 35, is: '°C; usual for the kind of room if absent' }).optional(),
  chimney: oneOf(['open', 'restricted'], 'An open chimney, or one with a narrowed throat').optional(),
  elements: listOf(elementSchema, { max: 20, is: 'Walls, windows, doors, floor and roof' }).superRefine(
    (elements, context) =>
      repeatedIds(elements, (index, message) => context.addIssue({ code: 'custom', path: [index, 'id'], message })),
  ),
})

export const roomQuestionSchema = fieldsOf({ home: homeSchema, room: roomSchema, panelWatts }).superRefine(
  ({ room: { elements } }, context) =>
    elements.forEach(({ beyond: { space } }, index) => {
      if (space === 'room')
        context.addIssue({
          code: 'custom',
          path: ['room', 'elements', index, 'beyond'],
          message: 'There is no other room here: use /api/calculate/house instead',
        })
    }),
)
