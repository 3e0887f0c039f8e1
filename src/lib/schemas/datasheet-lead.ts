import * as z from 'zod'

import { PROJECT_TYPES, PROPERTY_SIZES, TIMEFRAMES } from '@/lib/domain/leads/quote-options'

import {
  blankIsAbsent,
  choice,
  email,
  line,
  marketingConsent,
  paragraphs,
  personName,
  phone,
  robotTraps,
} from './fields'
import { MESSAGES } from './messages'

const shortText = line({ max: 100 })

export const datasheetLeadSchema = z.strictObject({
  name: personName({ message: MESSAGES.name }),
  email,
  phone,
  company: blankIsAbsent(shortText.optional()),
  jobTitle: blankIsAbsent(shortText.optional()),
  projectType: choice(PROJECT_TYPES, MESSAGES.datasheetProjectType),
  propertySize: blankIsAbsent(choice(PROPERTY_SIZES, MESSAGES.propertySize).optional()),
  timeframe: choice(TIMEFRAMES, MESSAGES.datasheetTimeframe),
  message: blankIsAbsent(paragraphs().optional()),
  marketingConsent,
  ...robotTraps,
})

export type DatasheetLead = z.output<typeof datasheetLeadSchema>
