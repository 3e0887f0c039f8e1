import { documentAction } from '@/lib/cms/access/document-action'
import { salesTeam } from '@/lib/cms/access/rules'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { factJudgementSchema } from '@/lib/schemas/fact-judgement'
import { judgeFact } from '@/lib/use-cases/projects/judge-fact'

const MISSING = { status: 404, message: 'This fact no longer exists.' }

const DONE = {
  proposed: 'The fact has been reopened.',
  confirmed: 'The fact has been confirmed.',
  rejected: 'The fact has been rejected.',
} as const

/** Lets staff confirm, reject or reopen a fact read from a client's document. */
export const judgeFactEndpoint = documentAction({
  name: 'facts',
  rule: salesTeam,
  forbidden: 'Only the sales desk may confirm or reject facts.',
  missing: MISSING,
  schema: factJudgementSchema,
  act: async ({ id, input, req, user }) => {
    const { fact, state } = input
    const outcome = await judgeFact(poolOf(req.payload), {
      projectId: id,
      fact,
      state,
      by: String(user.name ?? ''),
      at: now(),
    })
    if (outcome === 'missing') return MISSING
    if (outcome === 'changed') return { status: 409, message: 'The facts have changed. Reload the page.' }
    return { status: 200, message: DONE[state] }
  },
})
