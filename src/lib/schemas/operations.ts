import './generic-messages'

import { z } from 'zod'

import { SERVICES } from '@/lib/domain/delivery/outages'
import { TESTED_SERVICES } from '@/lib/domain/staff/tested-services'

/** The admin's "Send all again". */
export const sendAllAgainSchema = z.object({ service: z.enum(SERVICES.map(({ value }) => value)) })

/** The admin's "Run now". */
export const runTaskSchema = z.object({ task: z.string().min(1).max(100) })

/** The admin's "Test" of a service. */
export const testServiceSchema = z.object({ service: z.enum(TESTED_SERVICES.map(({ value }) => value)) })

/** The admin's "Send a trial enquiry". */
export const trialEnquirySchema = z.object({})

/** The admin's "Check now": of one page, or of all. */
export const pageCheckSchema = z.object({ path: z.string().max(2_000).nullable() })
