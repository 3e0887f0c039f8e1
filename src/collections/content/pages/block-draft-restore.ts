import type { CollectionBeforeChangeHook } from 'payload'

import { publishedBefore } from '@/lib/cms/hooks/published-before'
import { Refusal } from '@/lib/platform/refusal'
import type { PublishedPage } from '@/lib/registry/revalidation-plan'

/**
 * Refuses to restore a draft version while the page is public: Payload would replace the page with the draft, and
 * visitors would get a 404. Restoring it as a draft, or restoring a published version, is allowed.
 */
export const blockDraftRestore: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { live } = publishedBefore<PublishedPage>({ req, collection: 'pages', id: originalDoc?.id })
  const isForDraft = req.query?.draft === 'true'
  if (req.context.isRestoringVersion && live && data._status === 'draft' && !isForDraft)
    throw new Refusal('draftVersion')
  return data
}
