import type { Payload } from 'payload'

import { unlessLocked } from '@/lib/platform/database-lock'
import type { Logger } from '@/lib/platform/logger'

import { publishDuePosts } from './blog/publish-due-posts'
import { publishDuePages } from './pages/publish-due-pages'

type Due = { payload: Payload; now: Date; log: Logger }

const NOTHING = { published: [], takenBack: [], posts: [] }

/**
 * Publishes and unpublishes the pages and posts that are due. A worker that is killed while waiting is replaced by one
 * that asks again, so if another run is in progress, this one does nothing. Nothing is published twice.
 */
export async function publishDue(due: Due): Promise<{ published: string[]; takenBack: string[]; posts: string[] }> {
  const changed = await unlessLocked(due.payload, 'publishing', async () => ({
    ...(await publishDuePages(due)),
    posts: await publishDuePosts(due),
  }))
  return changed ?? NOTHING
}
