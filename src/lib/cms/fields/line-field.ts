import type { TextareaField, TextField } from 'payload'
import { textarea } from 'payload/shared'

import { checkNotationLinks } from './text-checks'
import { whenGiven } from './validators'

const NOTATION =
  'A source is written [^its-key], a claim {claim:its.key}, or all its readings {readings:its.key}, a number {number:its.key}, a link [words](/address).'

type Line = { name: string; label: string; isRequired?: boolean; maxLength?: number; description?: string }

/** One or two lines of text that may contain sources, claims, numbers and links, for captions, cells and results. */
export function lineField({
  name,
  label,
  isRequired = false,
  maxLength = 1000,
  description = NOTATION,
}: Line): TextareaField {
  return {
    name,
    type: 'textarea',
    label,
    required: isRequired,
    maxLength,
    validate: whenGiven(checkNotationLinks, textarea),
    admin: { rows: 2, description },
  }
}

/** The heading of a block. */
export const headingField = {
  name: 'heading',
  type: 'text',
  required: true,
  maxLength: 120,
} as const satisfies TextField
