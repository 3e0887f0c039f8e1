import type { z } from 'zod'

import { circuitsQuestionSchema } from '@/lib/schemas/calculate/circuits'
import { comfortQuestionSchema } from '@/lib/schemas/calculate/comfort'
import { houseQuestionSchema } from '@/lib/schemas/calculate/house'
import { quickEstimateSchema } from '@/lib/schemas/calculate/quick-estimate'
import { quickEstimateResultSchema } from '@/lib/schemas/calculate/quick-estimate-result'
import { resultOf } from '@/lib/schemas/calculate/result-envelope'
import {
  circuitsResultSchema,
  comfortResultSchema,
  houseResultSchema,
  roomResultSchema,
  runningCostResultSchema,
} from '@/lib/schemas/calculate/results'
import { roomQuestionSchema } from '@/lib/schemas/calculate/room'
import { runningCostQuestionSchema } from '@/lib/schemas/calculate/running-cost'

import { CIRCUITS, COMFORT, HOUSE, QUICK, ROOM, RUNNING_COST } from './examples'

export const ANSWERS = {
  QuickAnswer: quickEstimateResultSchema,
  RoomAnswer: resultOf(roomResultSchema),
  HouseAnswer: resultOf(houseResultSchema),
  ComfortAnswer: resultOf(comfortResultSchema),
  CircuitsAnswer: resultOf(circuitsResultSchema),
  RunningCostAnswer: resultOf(runningCostResultSchema),
} as const

type Calculation = { name: string; summary: string; schema: z.ZodType; example: object; answer: keyof typeof ANSWERS }

/** Every available calculation, as the OpenAPI document describes it. */
export const CALCULATIONS: readonly Calculation[] = [
  {
    name: 'quick',
    summary: 'Panels, cost and carbon of a home from a few answers',
    schema: quickEstimateSchema,
    example: QUICK,
    answer: 'QuickAnswer',
  },
  {
    name: 'room',
    summary: 'What one room loses on a cold day',
    schema: roomQuestionSchema,
    example: ROOM,
    answer: 'RoomAnswer',
  },
  {
    name: 'house',
    summary: 'What a home loses, room by room',
    schema: houseQuestionSchema,
    example: HOUSE,
    answer: 'HouseAnswer',
  },
  {
    name: 'comfort',
    summary: 'How warm a room feels under panels',
    schema: comfortQuestionSchema,
    example: COMFORT,
    answer: 'ComfortAnswer',
  },
  {
    name: 'circuits',
    summary: 'Circuits, cable and supply for some panels',
    schema: circuitsQuestionSchema,
    example: CIRCUITS,
    answer: 'CircuitsAnswer',
  },
  {
    name: 'running-cost',
    summary: 'Cost and carbon of a year by every way of heating',
    schema: runningCostQuestionSchema,
    example: RUNNING_COST,
    answer: 'RunningCostAnswer',
  },
]
