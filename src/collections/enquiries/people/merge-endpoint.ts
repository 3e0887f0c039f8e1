import { documentAction } from '@/lib/cms/access/document-action'
import { salesTeam } from '@/lib/cms/access/rules'
import { poolOf } from '@/lib/platform/database'
import { peopleMergeSchema } from '@/lib/schemas/people-merge'
import { mergePeople } from '@/lib/use-cases/people/merge-people'

const MISSING = { status: 404, message: 'This person no longer exists.' }

/** `POST /people/:id/merge`: the other person belongs to this one from now on. */
export const mergeEndpoint = documentAction({
  name: 'merge',
  rule: salesTeam,
  forbidden: 'Only the sales desk may merge people.',
  missing: MISSING,
  schema: peopleMergeSchema,
  act: async ({ id: kept, input: { other: merged }, req, user }) => {
    const outcome = await mergePeople(poolOf(req.payload), { kept, merged, user })
    if (outcome === 'missing') return MISSING
    return outcome === 'merged'
      ? { status: 200, message: 'Merged. You can undo this on the page of the person.' }
      : { status: 409, message: 'One of them has been merged in the meantime. Reload the page.' }
  },
})
