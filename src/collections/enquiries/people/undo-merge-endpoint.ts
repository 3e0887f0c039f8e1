import { documentAction } from '@/lib/cms/access/document-action'
import { salesTeam } from '@/lib/cms/access/rules'
import { UNDO_DAYS } from '@/lib/domain/leads/people-merges'
import { poolOf } from '@/lib/platform/database'
import { undoMerge } from '@/lib/use-cases/people/undo-merge'

const MISSING = { status: 404, message: 'This merge no longer exists: one of the two has been deleted.' }

const REPLIES = {
  undone: { status: 200, message: 'They are two people again.' },
  missing: MISSING,
  'undone-before': { status: 409, message: 'This merge has been undone already. Reload the page.' },
  'too-late': { status: 409, message: `A merge can be undone for ${UNDO_DAYS} days.` },
}

/** `POST /people-merges/:id/undo` */
export const undoMergeEndpoint = documentAction({
  name: 'undo',
  rule: salesTeam,
  forbidden: 'Only the sales desk may undo a merge.',
  missing: MISSING,
  act: async ({ id, req, user }) => REPLIES[await undoMerge(poolOf(req.payload), { id, user })],
})
