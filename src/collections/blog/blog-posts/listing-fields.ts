import type { Field } from 'payload'
import { text } from 'payload/shared'

import { jsonField } from '@/lib/cms/fields/json-field'
import { checkHttps } from '@/lib/cms/fields/text-checks'
import { whenGiven } from '@/lib/cms/fields/validators'

/** How a post is found: beside the title and description that every listing has. */
export const blogPostListingFields: Field[] = [
  { name: 'focusKeyphrase', type: 'text', label: 'Phrase people search for', maxLength: 100 },
  {
    name: 'canonicalUrl',
    type: 'text',
    label: 'Original address',
    maxLength: 500,
    validate: whenGiven(checkHttps, text),
    admin: { description: 'Only when the article first appeared elsewhere.' },
  },
  { name: 'targetLocation', type: 'text', label: 'Place it is written for', maxLength: 100, index: true },
  jsonField({
    name: 'faqSchema',
    label: 'Questions and answers',
    description: 'A list such as [{"question": "…", "answer": "…"}]; they must also stand in the text.',
  }),
  jsonField({
    name: 'structuredData',
    label: 'Extra data for search engines',
    description: 'Leave empty unless you know schema.org.',
  }),
]
