import * as z from 'zod'

import { roomProblem } from '@/lib/domain/design/check-room'
import { DESIGN_LIMITS } from '@/lib/domain/design/design'
import { withLaidPanels } from '@/lib/domain/design/laid-design'

import { UNFIT_FOR_LINE } from '../fields'
import { id } from './fields'
import { designSchema, panel } from './saved-design'

/** Whether PostgreSQL can store the design: JSON may escape NUL and lone surrogates, which PostgreSQL rejects. */
const isKeptByDatabase = (design: unknown) => !/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(design))

/** A design with its panel positions, which only the browser has time to calculate. */
export const laidDesignSchema = z
  .strictObject({
    design: designSchema
      .refine(({ rooms }) => rooms.length > 0, 'Draw a room first')
      .refine(
        ({ rooms }) => rooms.every(({ name }) => !UNFIT_FOR_LINE.test(name)),
        'A room name contains characters that cannot be saved',
      )
      .refine(isKeptByDatabase, 'The project contains text that cannot be saved'),
    laid: z
      .record(id, z.array(panel).max(DESIGN_LIMITS.panels))
      .refine((laid) => Object.keys(laid).length <= DESIGN_LIMITS.rooms),
  })
  .refine(({ design, laid }) => withLaidPanels(design, laid).rooms.every((room) => roomProblem(room) === null), {
    path: ['laid'],
    message: 'A panel is in a position that is not allowed',
  })
