import { documentAction } from '@/lib/cms/access/document-action'
import { admins } from '@/lib/cms/access/rules'
import { askedPersonSchema } from '@/lib/schemas/asked-person'
import { type ErasedRows, erasePerson } from '@/lib/use-cases/people/erase-person'
import { exportPerson } from '@/lib/use-cases/people/find-personal-data'

const MISSING = { status: 404, message: 'This person no longer exists.' }
const FORBIDDEN = 'Only admins can do this.'

/** `POST /people/:id/personal-data`: everything that we hold about one person. Links are secret, so not in the URL. */
const exportEndpoint = documentAction({
  name: 'personal-data',
  rule: admins,
  forbidden: FORBIDDEN,
  missing: MISSING,
  schema: askedPersonSchema,
  act: async ({ id, input, req, user }) => {
    const records = await exportPerson(req, { id, ...input })
    if (!records) return MISSING
    req.payload.logger.info({ msg: 'personal data exported', personId: id, userId: user.id })
    return { status: 200, message: 'Everything that we hold is in the file.', records }
  },
})

/** `POST /people/:id/erase` */
const eraseEndpoint = documentAction({
  name: 'erase',
  rule: admins,
  forbidden: FORBIDDEN,
  missing: MISSING,
  schema: askedPersonSchema,
  act: async ({ id, input, req, user }) => {
    const done = await erasePerson(req, { asked: { id, ...input }, byName: user.name })
    if (!done) return MISSING
    const { id: receiptId, reference, erased } = done
    req.payload.logger.info({ msg: 'person erased', receipt: reference, userId: user.id, left: leftOf(erased) })
    return { status: 200, message: `${receiptOf(erased)} Receipt ${reference}.`, id: receiptId }
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
