import type { CollectionBeforeChangeHook } from 'payload'

import { Refusal } from '@/lib/platform/refusal'
import type { PublishedPage } from '@/lib/routing/revalidation-plan'

/**
 * Refuses to restore a draft version while the page is public: Payload would replace the page with the draft, and
 * visitors would get a 404. Restoring it as a draft, or restoring a published version, is allowed.
 */
export const blockDraftRestore: CollectionBeforeChangeHook = ({ data, req }) => {
  const live = req.context.liveBefore as PublishedPage | null
  const isForDraft = req.query?.draft === 'true'
  if (req.context.isRestoringVersion && live && data._status === 'draft' && !isForDraft)
    throw new Refusal('draftVersion')
  return data
}
