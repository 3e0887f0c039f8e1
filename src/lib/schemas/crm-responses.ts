import * as z from 'zod'

import { text } from './text'

/** Far more than the CRM takes, as a longer text makes us believe that it has not answered. */
const LONG_TEXT_MAX = 200_000
const REASON_MAX = 10_000
const SHORT_TEXT_MAX = 1_000

const id = text({ max: 200 }).min(1)
const shortText = text({ max: SHORT_TEXT_MAX })
const longText = text({ max: LONG_TEXT_MAX })
const reason = text({ max: REASON_MAX })

/** Why the CRM refuses a request. */
export const refusalResponse = z.object({ message: z.union([reason, z.array(reason)]) })

export const contactResponse = z.object({ contact: z.object({ id }) })

/** A field of another kind than text may have any value. */
const fieldValue = z.object({ id, value: shortText.nullish().catch(null) })

export const storedContactResponse = z.object({
  contact: z.object({ id, email: shortText.nullish(), customFields: z.array(fieldValue).nullish() }),
})

export const noteResponse = z.object({ note: z.object({ id }) })

export const notesResponse = z.object({ notes: z.array(z.object({ id, body: longText.nullish() })) })

const customField = z.object({ id, name: shortText.nullish(), fieldKey: shortText.nullish() })

export const customFieldResponse = z.object({ customField })

export const customFieldsResponse = z.object({ customFields: z.array(customField) })

export const socialAccountsResponse = z.object({
  results: z.object({
    accounts: z.array(z.object({ id, platform: shortText, isExpired: z.boolean().nullish() })),
  }),
})

export const usersResponse = z.object({ users: z.array(z.object({ id })) })

export const socialPostResponse = z.object({ results: z.object({ post: z.object({ _id: id }) }) })

export const socialPostsResponse = z.object({
  results: z.object({
    posts: z.array(z.object({ _id: id, summary: longText.nullish(), createdAt: shortText.nullish() })),
  }),
})
