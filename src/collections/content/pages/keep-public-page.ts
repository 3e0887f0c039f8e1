import { APIError, type CollectionBeforeChangeHook } from 'payload'

import type { LivePage } from './what-is-live'

/**
 * Refuses to bring back a version that was a draft while the page is public: Payload would put the draft in its place,
 * and visitors would find nothing. Bringing it back as a draft, or a version that was public, stays possible.
 */
export const keepPublicPage: CollectionBeforeChangeHook = ({ data, req }) => {
  const live = req.context.liveBefore as LivePage | null
  const isForDraft = req.query?.draft === 'true'
  if (req.context.isRestoringVersion && live && data._status === 'draft' && !isForDraft) {
    throw new APIError(
      'This version was a draft. Choose one that was published, so that the page stays public.',
      409,
      null,
      true,
    )
  }
  return data
}
