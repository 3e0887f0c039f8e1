import type { Field } from 'payload'
import { text } from 'payload/shared'

import { jsonField } from '@/lib/cms/fields/json-field'
import { checkHttps } from '@/lib/cms/fields/text-checks'
import { whenGiven } from '@/lib/cms/fields/validators'

import { FULL_FORM_ONLY } from './full-form-only'

/** Listing fields of a post, in addition to title and description. */
export const blogPostListingFields: Field[] = [
  { name: 'focusKeyphrase', type: 'text', label: 'Phrase people search for', maxLength: 100 },
  {
    name: 'canonicalUrl',
    type: 'text',
    label: 'Original address',
    maxLength: 500,
    validate: whenGiven(checkHttps, text),
    admin: { className: FULL_FORM_ONLY, description: 'Only when the article first appeared elsewhere.' },
  },
  {
    name: 'targetLocation',
    type: 'text',
    label: 'Town or area it is written for',
    maxLength: 100,
    index: true,
    admin: { className: FULL_FORM_ONLY },
  },
  jsonField({
    name: 'faqSchema',
    label: 'Questions and answers',
    description: 'A list such as [{"question": "…", "answer": "…"}]. They must also appear in the text.',
    className: FULL_FORM_ONLY,
  }),
  // Stored but never published: see docs/decisions/claims.md.
  { name: 'structuredData', type: 'json', admin: { hidden: true } },
]
