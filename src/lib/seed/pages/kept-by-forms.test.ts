import { expect, test } from 'vitest'

import type { Field, Fields } from '@/lib/forms/field'
import { PAGE_FORMS } from '@/lib/forms/page-forms'
import { QUOTE_FIELDS } from '@/lib/forms/quote'
import { QUOTE_REQUEST_FIELDS } from '@/lib/forms/quote-request'

import { privacyPolicy } from './privacy-policy'

const FORMS: readonly Fields[] = [
  QUOTE_FIELDS,
  QUOTE_REQUEST_FIELDS,
  ...Object.values(PAGE_FORMS).map(({ fields }) => fields),
]

const paragraph = privacyPolicy.blocks
  .flatMap((block) => ('text' in block ? block.text.split('\n\n') : []))
  .find((text) => text.startsWith('**In a form**'))

// What was agreed to is recorded with every enquiry, as another paragraph says.
const isConsent = ({ type }: Field) => type === 'marketing-consent' || type === 'terms'

test('the privacy policy names every field of every form', () => {
  const text = paragraph?.toLowerCase() ?? ''
  const unnamed = FORMS.flatMap(Object.values<Field>).filter(
    (field) => !isConsent(field) && !text.includes(field.policy.toLowerCase()),
  )
  expect([...new Set(unnamed.map(({ policy }) => policy))]).toEqual([])
})
