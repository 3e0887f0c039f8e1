import * as z from 'zod'

import { ownFigureLimits } from '@/lib/domain/estimate/own-figure-limits'
import { OWN_FIGURES_MAX } from '@/lib/domain/estimate/own-figures'
import { readOwnFigures } from '@/lib/domain/estimate/own-figures-text'
import { amountMessage } from '@/lib/domain/estimate/project-limits'

import { text } from '../text'

/** A user's own figures by key, each within its limits. */
export const ownFiguresSchema = z
  .record(text({ max: 80 }).regex(/^[a-z0-9.-]{1,80}$/), z.number('Must be a number'), 'Must be figures by their keys')
  .superRefine((own, context) => {
    for (const [key, value] of Object.entries(own)) {
      const limits = ownFigureLimits(key)
      if (!limits) context.addIssue({ code: 'custom', path: [key], message: 'Not a figure that can be changed' })
      else if (value < limits.min || value > limits.max)
        context.addIssue({ code: 'custom', path: [key], message: amountMessage(limits) })
    }
    if (Object.keys(own).length > OWN_FIGURES_MAX)
      context.addIssue({ code: 'custom', message: `Must be at most ${OWN_FIGURES_MAX} figures` })
  })
  .default({})
  .describe("Your own figures in place of our assumptions, by their keys in the working: 'price.electricity'")

/** The same, also accepted as text from a form or URL. */
export const ownFiguresParameter = z.preprocess(
  (value) => (typeof value === 'string' ? readOwnFigures(value) : value),
  ownFiguresSchema,
)
