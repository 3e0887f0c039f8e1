import * as z from 'zod'

import { readDocumentId } from './document-id'
import { text } from './text'

/** A place in a timeline: a time in UTC and the row, such as 20261129093000000000-event-5. */
const PLACE = /^\d{20}-[a-z]{1,20}-\d{1,10}(?:-\d{1,10})?$/

const id = text({ max: 10 }).transform((typed, { issues, value }) => {
  const read = readDocumentId(typed)
  if (read === null) issues.push({ code: 'custom', message: 'No such record.', input: value })
  return read ?? z.NEVER
})

const place = text({ max: 70 }).regex(PLACE)

/** The timeline of one lead or of one person, from the newest entry or from before another. */
export const leadTimelineSchema = z.union([
  z.strictObject({ lead: id, before: place.optional() }),
  z.strictObject({ person: id, before: place.optional() }),
])
