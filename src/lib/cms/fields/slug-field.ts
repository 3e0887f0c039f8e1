import type { TextField } from 'payload'
import { text } from 'payload/shared'

import { checkSlug } from './text-checks'
import { required, whenGiven } from './validators'

/** The address part of a document: made from another field when left empty, unique, and never changed behind anybody's back. */
export function slugField({ from, maxLength = 100 }: { from: string; maxLength?: number }): TextField {
  return {
    name: 'slug',
    type: 'text',
    label: 'Address',
    required: true,
    unique: true,
    index: true,
    maxLength,
    validate: required('Slug is required', whenGiven(checkSlug, text)),
    hooks: {
      beforeValidate: [({ value, data }) => slugFrom({ value, source: data?.[from], maxLength })],
      beforeDuplicate: [({ value }) => (typeof value === 'string' ? `${value}-copy` : value)],
    },
    admin: {
      position: 'sidebar',
      description: 'The last part of the page address. Left empty, it is made for you.',
    },
  }
}

/** Keeps a slug that somebody typed, and makes one from the source when there is none. */
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
  const withoutAccents = source.normalize('NFKD').replace(/[\u0300-\u036f'’]/g, '')
  const hyphenated = withoutAccents.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return hyphenated.replace(/^-/, '').slice(0, maxLength).replace(/-$/, '')
}
