import type * as z from 'zod'

import { DATASHEET_FIELDS } from '@/lib/forms/datasheet'

import { formSchema } from './schema-of'

export const datasheetLeadSchema = formSchema(DATASHEET_FIELDS)

export type DatasheetLead = z.output<typeof datasheetLeadSchema>
