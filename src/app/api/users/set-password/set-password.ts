import { createLocalReq, ValidationError } from 'payload'

import { takeCode } from '@/lib/accounts/account-codes'
import { originOf } from '@/lib/accounts/origin-of'
import { recordAudit } from '@/lib/accounts/record-audit'
import { endSessions } from '@/lib/accounts/sessions'
import { payloadClient } from '@/lib/data/payload-client'
import { readCode } from '@/lib/domain/staff/account-code'
import { inPayloadTransaction } from '@/lib/platform/payload-transaction'

type Entered = { username: string; code: string; password: string }

/** `problem`: with the new password; null if the code is not one of this account. */
type Outcome = { ok: true } | { ok: false; problem: string | null }

/** Uses up the code and sets the password, or neither. Ends every session of the account. */
export async function setPassword(headers: Headers, { username, code, password }: Entered): Promise<Outcome> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'users',
    where: { username: { equals: username } },
    select: { name: true },
    depth: 0,
    limit: 1,
    overrideAccess: true, // nobody is signed in
  })
  const [account] = docs
  const userId = account?.id ?? 0 // no account has it: as much work as for one that exists
  const req = await createLocalReq({}, payload)
  req.headers = new Headers(headers)
  try {
    const outcome = await inPayloadTransaction(
      req,
      async () => {
        if (!(await takeCode(req, { userId, purpose: 'password', code: readCode(code) })))
          return { ok: false as const, problem: null }
        await payload.update({ collection: 'users', id: userId, data: { password }, overrideAccess: true, req })
        await endSessions(req, { userId })
        return { ok: true as const }
      },
      ({ ok }) => ok,
    )
    if (!outcome.ok && account) {
      const what = `Wrong code for a new password of ${account.name} (account ${account.id})`
      await recordAudit({ payload }, { action: 'sign-in-refused', who: null, what, from: originOf(headers) })
    }
    return outcome
  } catch (err) {
    if (!(err instanceof ValidationError)) throw err
    return { ok: false, problem: err.data.errors[0]?.message ?? err.message }
  }
}
