import {
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { RichTextField } from 'payload'

import { checkLinks } from './check-links'
import { FiguresFeature } from './figures-feature'
import { ClaimInText, NumberInText, SourceNote } from './inline-blocks'

export const INLINE_BLOCKS = [SourceNote, ClaimInText, NumberInText]

/** Features allowed in page text. Anything else is dropped on paste, for example from Word. */
export const PROSE_FEATURES = [
  FixedToolbarFeature(),
  InlineToolbarFeature(),
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  SubscriptFeature(),
  SuperscriptFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  LinkFeature({ enabledCollections: [] }),
  BlocksFeature({ inlineBlocks: INLINE_BLOCKS }),
  FiguresFeature(),
]

const editor = lexicalEditor({ features: PROSE_FEATURES })

type Prose = { name: string; label: string; isRequired?: boolean; description?: string }

/** Rich text with sources, claims and numbers. */
export function proseField({ name, label, isRequired = false, description }: Prose): RichTextField {
  return { name, type: 'richText', label, required: isRequired, editor, validate: checkLinks, admin: { description } }
}
