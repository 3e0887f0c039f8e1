import * as z from 'zod'

import { DATA_REQUEST_FIELDS } from '@/lib/forms/data-request'
import { MESSAGES } from '@/lib/forms/messages'

import { token } from './enquiry-change'
import { email, robotTraps } from './fields'
import { formSchema } from './schema-of'

/** Asks for a link to what we hold about an address. */
export const dataLinkSchema = z.strictObject({ email, ...robotTraps })

/** Opens a link, once. */
export const openDataLinkSchema = z.strictObject({ token, ...robotTraps })

const DATA_CHANGES = ['stop-offers', 'allow-offers', 'erase', 'close'] as const

export type DataChange = (typeof DATA_CHANGES)[number]

/** What the holder of an opened link wants done. */
export const dataChangeSchema = z.strictObject({ token, answer: z.enum(DATA_CHANGES), ...robotTraps })

/** A request about someone's data, which a colleague answers. */
export const dataRequestSchema = formSchema(DATA_REQUEST_FIELDS).refine(
  ({ email: address, phone }) => address !== undefined || phone !== undefined,
  { path: ['phone'], message: MESSAGES.waysToReach },
)

export type DataRequest = z.output<typeof dataRequestSchema>
