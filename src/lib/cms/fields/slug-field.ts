import type { TextField } from 'payload'
import { text } from 'payload/shared'

import { slugOf } from '@/lib/domain/text/slug'

import { checkSlug } from './text-checks'
import { required, whenGiven } from './validators'

/**
 * URL segment of a document: derived from another field when empty and never changed automatically afterwards. Unique
 * by default; `unique: false` is for slugs that are unique only below another document.
 */
export function slugField({
  from,
  maxLength = 100,
  unique = true,
}: {
  from: string
  maxLength?: number
  unique?: boolean
}): TextField {
  return {
    name: 'slug',
    type: 'text',
    label: 'Address',
    required: true,
    unique,
    index: true,
    maxLength,
    validate: required('Slug is required', whenGiven(checkSlug, text)),
    hooks: {
      beforeValidate: [({ value, data }) => slugFrom({ value, source: data?.[from], maxLength })],
      beforeDuplicate: [({ value }) => (typeof value === 'string' ? `${value}-copy` : value)],
    },
    admin: {
      position: 'sidebar',
      description: 'The last part of the page address. If empty, it is generated.',
    },
  }
}

/** Keeps a slug that was entered; otherwise derives one from the source. */
export function slugFrom({
  value,
  source,
  maxLength,
}: {
  value?: unknown
  source: unknown
  maxLength: number
}): unknown {
  if (typeof value === 'string' && value.trim() !== '') return value.trim()
  if (typeof source !== 'string') return value
  return slugOf(source, maxLength)
}
