import type { Block } from 'payload'

import { headingField } from '@/lib/cms/fields/line-field'
import { proseField } from '@/lib/cms/prose/prose-field'

type Choice = {
  slug: 'form' | 'tool' | 'map' | 'download'
  interfaceName: string
  label: string
  options: readonly { readonly value: string; readonly label: string }[]
}

/** A block that shows one of the site's components below a heading and text. */
export function choiceOf({ slug, interfaceName, label, options }: Choice): Block {
  return {
    slug,
    interfaceName,
    labels: { singular: label, plural: `${label}s` },
    fields: [
      { name: slug, type: 'select', label: 'Option', required: true, options: [...options] },
      headingField,
      proseField({ name: 'text', label: 'Text above it' }),
    ],
  }
}
