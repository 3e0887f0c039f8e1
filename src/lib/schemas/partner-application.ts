import * as z from 'zod'

import { EXPERIENCES, SCHEMES, TRADES } from '@/lib/domain/leads/partner-options'
import { BUDGETS } from '@/lib/domain/leads/quote-options'

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
  showsAtLeast,
} from './fields'
import { MESSAGES } from './messages'

const needed = (missing: string) => line({ max: 100, missing }).refine(showsAtLeast(1), missing)
const optionalLine = blankIsAbsent(line({ max: 100 }).optional())

const name = personName({ message: MESSAGES.name })
const experience = blankIsAbsent(choice(EXPERIENCES, MESSAGES.experience).optional())
const close = { message: blankIsAbsent(paragraphs().optional()), marketingConsent, ...robotTraps }

export const distributorSchema = z.strictObject({
  name,
  company: needed(MESSAGES.company),
  email,
  phone,
  area: needed(MESSAGES.area),
  trade: optionalLine,
  experience,
  ...close,
})

export const installerSchema = z.strictObject({
  name,
  company: needed(MESSAGES.company),
  email,
  phone,
  trade: choice(TRADES, MESSAGES.trade),
  area: needed(MESSAGES.area),
  experience,
  scheme: choice(SCHEMES, MESSAGES.scheme),
  registration: optionalLine,
  ...close,
})

export const businessSchema = z.strictObject({
  name,
  company: optionalLine,
  email,
  phone,
  area: needed(MESSAGES.area),
  trade: needed(MESSAGES.tradeMissing),
  budget: blankIsAbsent(choice(BUDGETS, MESSAGES.budget).optional()),
  ...close,
})

export type Distributor = z.output<typeof distributorSchema>
export type Installer = z.output<typeof installerSchema>
export type Business = z.output<typeof businessSchema>
