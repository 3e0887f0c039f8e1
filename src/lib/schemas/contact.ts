import type * as z from 'zod'

import { CONTACT_FIELDS } from '@/lib/forms/contact'

import { formSchema } from './schema-of'

export const contactSchema = formSchema(CONTACT_FIELDS)

export type Contact = z.output<typeof contactSchema>
