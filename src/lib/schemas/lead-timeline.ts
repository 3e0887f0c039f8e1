import * as z from 'zod'

import { readDocumentId } from './document-id'

/** A place in a timeline: a time in UTC and the row, such as 20261129093000000000-event-5. */
const PLACE = /^\d{20}-[a-z]{1,20}-\d{1,10}(?:-\d{1,10})?$/

const id = z.string().transform((text, { issues, value }) => {
  const read = readDocumentId(text)
  if (read === null) issues.push({ code: 'custom', message: 'No such record.', input: value })
  return read ?? z.NEVER
})

/** The timeline of one lead or of one person, from the newest entry or from before another. */
export const leadTimelineSchema = z.union([
  z.strictObject({ lead: id, before: z.string().regex(PLACE).optional() }),
  z.strictObject({ person: id, before: z.string().regex(PLACE).optional() }),
])
