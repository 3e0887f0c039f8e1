import * as z from 'zod'

import { DESIGN_LIMITS } from '@/lib/domain/design/design'
import { unpacked } from '@/lib/domain/design/packed-designs'

import { instant, text } from '../text'
import { designHomeSchema, designRoomSchema, savedDesignSchema, wiringSchema } from './saved-design'

/** What a device keeps of a design beside its drawing. */
export const KEPT_LIMITS = { name: 60, steps: 50, versions: 10 } as const

/** Undo, redo and versions. */
const MOST_STATES = 2 * KEPT_LIMITS.steps + KEPT_LIMITS.versions

const MOST_PARTS = MOST_STATES * DESIGN_LIMITS.rooms

const place = z.number().int().min(0).max(MOST_PARTS)

const states = z
  .strictObject({
    /** How many of the designs are steps to undo; then follow those to redo, and the versions. */
    past: z.number().int().min(0).max(KEPT_LIMITS.steps),
    /** When each version was kept. */
    versions: z.array(instant()).max(KEPT_LIMITS.versions),
    homes: z.array(designHomeSchema).max(MOST_STATES),
    rooms: z.array(designRoomSchema).max(MOST_PARTS),
    wirings: z.array(wiringSchema).max(MOST_STATES),
    designs: z
      .array(
        z.strictObject({
          home: place,
          rooms: z.array(place).max(DESIGN_LIMITS.rooms),
          wiring: place.optional(),
        }),
      )
      .max(MOST_STATES),
  })
  .transform(({ past, versions, ...parts }, context) => {
    const designs = unpacked(parts)
    if (designs && past + versions.length <= designs.length) return { past, versions, designs }
    context.addIssue({ code: 'custom', message: 'The steps do not fit together' })
    return z.NEVER
  })

/**
 * A design with what the device keeps of it. Absent from those that earlier versions saved: all but the drawing. Steps
 * that cannot be read are left out, because the drawing matters more.
 */
export const keptDesignSchema = savedDesignSchema.extend({
  name: text({ max: KEPT_LIMITS.name }).default(''),
  /** The told home that it began with, as a query; null: none. */
  begun: text({ max: 15_000 }).nullish(),
  states: states.optional().catch(undefined),
})
