import { expect, test } from 'vitest'

import { CONTACT_FIELDS } from '@/lib/forms/contact'
import { DATASHEET_FIELDS } from '@/lib/forms/datasheet'
import type { Field, Fields } from '@/lib/forms/field'
import { PARTNER_FIELDS } from '@/lib/forms/partners'
import { QUOTE_FIELDS } from '@/lib/forms/quote'
import { QUOTE_REQUEST_FIELDS } from '@/lib/forms/quote-request'

import { privacyPolicy } from './privacy-policy'

const PARTNERS = '**Distributor, installer and business forms.**'
const FORMS: readonly [name: string, fields: Fields][] = [
  ['**Contact form.**', CONTACT_FIELDS],
  ['**Quote form.**', QUOTE_FIELDS],
  ['**Quote request page.**', QUOTE_REQUEST_FIELDS],
  ['**Datasheet form.**', DATASHEET_FIELDS],
  ...Object.values(PARTNER_FIELDS).map((fields): [string, Fields] => [PARTNERS, fields]),
]

const paragraphs = privacyPolicy.blocks.flatMap((block) => ('text' in block ? block.text.split('\n\n') : []))

// What was agreed to is recorded with every enquiry, as another paragraph says.
const isConsent = ({ type }: Field) => type === 'marketing-consent' || type === 'terms'

test.each(FORMS)('the privacy policy names every field under %s', (name, fields) => {
  const text = paragraphs.find((paragraph) => paragraph.startsWith(name))?.toLowerCase() ?? ''
  const unnamed = Object.values(fields).filter(
    (field) => !isConsent(field) && !text.includes(field.policy.toLowerCase()),
  )
  expect(unnamed.map(({ policy }) => policy)).toEqual([])
})
