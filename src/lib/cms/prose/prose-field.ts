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

import { ClaimInText, NumberInText, SourceNote } from './inline-blocks'

/** What text on a page may hold. Whatever else is pasted, from Word for example, is left out. */
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
  BlocksFeature({ inlineBlocks: [SourceNote, ClaimInText, NumberInText] }),
]

const editor = lexicalEditor({ features: PROSE_FEATURES })

type Prose = { name: string; label: string; isRequired?: boolean; description?: string }

/** Text of several paragraphs, with sources, claims and numbers in it. */
export function proseField({ name, label, isRequired = false, description }: Prose): RichTextField {
  return { name, type: 'richText', label, required: isRequired, editor, admin: { description } }
}
