import type { Endpoint } from 'payload'

import { documentAction, readInput } from '@/lib/cms/access/document-action'
import { admins } from '@/lib/cms/access/rules'
import { askedPersonSchema } from '@/lib/schemas/asked-person'
import { readDocumentId } from '@/lib/schemas/document-id'
import { type ErasedRows, erasePerson } from '@/lib/use-cases/people/erase-person'
import { exportPerson } from '@/lib/use-cases/people/find-personal-data'

const MISSING = { status: 404, message: 'This person no longer exists.' }
const FORBIDDEN = 'Only admins can do this.'

/** `POST /people/:id/personal-data`: everything that we hold about one person. Links are secret, so not in the URL. */
const exportEndpoint: Endpoint = {
  path: '/:id/personal-data',
  method: 'post',
  handler: async (req) => {
    if (!req.user) return Response.json({ message: 'Please sign in again.' }, { status: 401 })
    if (!admins({ req })) return Response.json({ message: FORBIDDEN }, { status: 403 })
    const id = readDocumentId(String(req.routeParams?.id))
    const read = await readInput(req, askedPersonSchema)
    if (!read.ok) return Response.json({ message: read.reply.message }, { status: read.reply.status })
    const records = id === null ? null : await exportPerson(req, { id, ...read.input })
    if (!records) return Response.json({ message: MISSING.message }, { status: MISSING.status })
    req.payload.logger.info({ msg: 'personal data exported', personId: id, userId: req.user.id })
    return Response.json({ records }, { headers: { 'cache-control': 'no-store' } })
  },
}

/** `POST /people/:id/erase` */
const eraseEndpoint = documentAction({
  name: 'erase',
  rule: admins,
  forbidden: FORBIDDEN,
  missing: MISSING,
  schema: askedPersonSchema,
  act: async ({ id, input, req, user }) => {
    const erased = await erasePerson(req, { id, ...input })
    if (!erased) return MISSING
    req.payload.logger.info({ msg: 'person erased', personId: id, userId: user.id, left: leftOf(erased) })
    return { status: 200, message: receiptOf(erased) }
  },
})

/** What has been erased, and what stays and why. */
function receiptOf(erased: readonly ErasedRows[]): string {
  const left = leftOf(erased)
  const gone = erased.reduce((sum, { found }) => sum + found, 0) - left
  const reasons = new Set(erased.flatMap(({ because }) => because ?? []))
  return [`Erased: ${gone} records.`, ...(left > 0 ? [`The law has us keep ${left}.`, ...reasons] : [])].join(' ')
}

const leftOf = (erased: readonly ErasedRows[]) => erased.reduce((sum, { left }) => sum + left, 0)

export const personalDataEndpoints = [exportEndpoint, eraseEndpoint]
