import * as z from 'zod'

import { roomProblem } from '@/lib/domain/design/check-room'
import { DESIGN_LIMITS } from '@/lib/domain/design/design'
import { withLaidPanels } from '@/lib/domain/design/laid-design'
import { cleanLine } from '@/lib/domain/text/clean-text'

import { id } from './fields'
import { designSchema, panel } from './saved-design'

/** More than any text of a design may have; longer ones are refused without being cleaned. */
const TEXT_LENGTH_MAX = 2_000

/** Cleans every text of a value, since a design keeps what is typed exactly as it was until it leaves the device. */
function withCleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.length > TEXT_LENGTH_MAX ? value : cleanLine(value)
  if (Array.isArray(value)) return value.map(withCleanTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [withCleanTexts(key), withCleanTexts(inner)]))
}

const laidDesign = z
  .strictObject({
    design: designSchema.refine(({ rooms }) => rooms.length > 0, 'Draw a room first'),
    laid: z
      .record(id, z.array(panel).max(DESIGN_LIMITS.panels))
      .refine((laid) => Object.keys(laid).length <= DESIGN_LIMITS.rooms),
  })
  .refine(({ design, laid }) => withLaidPanels(design, laid).rooms.every((room) => roomProblem(room) === null), {
    path: ['laid'],
    message: 'A panel is in a position that is not allowed',
  })

/** A design with its panel positions, which only the browser has time to calculate. */
export const laidDesignSchema = z.preprocess(withCleanTexts, laidDesign)
