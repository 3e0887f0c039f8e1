import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { hasText } from '@payloadcms/richtext-lexical/shared'
import type { RichTextFieldValidation } from 'payload'

import { readPostDraft, type WrittenPost } from '@/lib/cms/content/read-post-draft'
import { readRegistry } from '@/lib/cms/content/read-registry'
import { checkLinks } from '@/lib/cms/prose/check-links'
import { misleading } from '@/lib/content/post-findings/post-findings'

type Options = Parameters<RichTextFieldValidation>[1]

/**
 * Requires content; the empty paragraph that an opened editor leaves does not count. Runs only when a post is
 * published: drafts are saved with any content.
 */
export const checkContent: RichTextFieldValidation = async (value, options) => {
  if (!value || !isEditorState(value) || !hasText(value)) return 'Content is required'
  const verdict = await checkLinks(value, options)
  return verdict === true && options.event !== 'onChange' ? checkClaims(options) : verdict
}

function isEditorState(value: object): value is SerializedEditorState {
  return 'root' in value
}

/** Refuses claims that may not be made, in the text or in the fields that lists and search results show. */
async function checkClaims({ data, req }: Options): Promise<true | string> {
  const { claims, mode, today } = await readRegistry({ payload: req.payload })
  const keyOf = (id: unknown) => claims.find((claim) => claim.id === id)?.key ?? null
  const draft = readPostDraft({ post: data as WrittenPost, keyOf, pictureOf: () => null })
  const found = misleading(draft, { claims, mode, today })
  return found.length === 0 || found.map(({ sentence }) => sentence).join(' ')
}
