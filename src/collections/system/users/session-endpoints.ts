import type { PayloadRequest } from 'payload'

import { keepCode } from '@/lib/accounts/account-codes'
import { deleteFactors } from '@/lib/accounts/delete-sign-in-data'
import { randomCode } from '@/lib/accounts/hashed-code'
import { auditRequest } from '@/lib/accounts/record-audit'
import { confirmDevices, endSessions } from '@/lib/accounts/sessions'
import { type ActionReply, documentAction } from '@/lib/cms/access/document-action'
import { admins } from '@/lib/cms/access/rules'
import { inGroups } from '@/lib/domain/staff/account-code'
import { inPayloadTransaction } from '@/lib/platform/payload-transaction'
import { confirmedSchema, endedSessionSchema } from '@/lib/schemas/account'

import { GONE, ownAction, refusalOf } from './own-account'

const CODE_LENGTH = 20
const CODE_MINUTES = 30

/** The session of the request itself, which Payload notes on its user. */
const currentOf = ({ user }: PayloadRequest): string => (user && '_sid' in user ? String(user._sid) : '')

const signOutEverywhere = ownAction({
  name: 'sign-out-everywhere',
  act: async ({ req, user }) => {
    const count = await endSessions(req, { userId: Number(user.id), kept: currentOf(req) })
    await confirmDevices(req, Number(user.id))
    await auditRequest(req, { action: 'signed-out', what: `${count} other sessions` })
    return { status: 200, message: 'You are signed in on this device only.' }
  },
})

const endSession = ownAction({
  name: 'end-session',
  schema: endedSessionSchema,
  act: async ({ input, req, user }) => {
    const count = await endSessions(req, { userId: Number(user.id), only: input.session })
    if (count === 0) return { status: 404, message: 'This session has already ended.' }
    await auditRequest(req, { action: 'signed-out', what: 'One session' })
    return { status: 200, message: 'Signed out there.' }
  },
})

const confirm = ownAction({
  name: 'confirm-devices',
  act: async ({ req, user }) => {
    await confirmDevices(req, Number(user.id))
    return { status: 200, message: 'Thank you.' }
  },
})

type ForColleague = {
  name: string
  act: (colleague: { id: number; name: string }, req: PayloadRequest) => Promise<ActionReply>
}

/** `POST /users/:id/name` by an admin for somebody else, confirmed with the admin's own password. */
const forColleague = ({ name, act }: ForColleague) =>
  documentAction({
    name,
    rule: admins,
    forbidden: 'Only admins can do this.',
    missing: GONE,
    schema: confirmedSchema,
    act: async ({ id, input, req, user }) => {
      if (Number(user.id) === id) return { status: 403, message: 'Another admin has to do this for you.' }
      const refusal = await refusalOf(req, input.currentPassword)
      if (refusal) return refusal
      const colleague = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
      return colleague ? inPayloadTransaction(req, () => act(colleague, req)) : GONE
    },
  })

const makeCode = forColleague({
  name: 'make-code',
  act: async ({ id, name }, req) => {
    const code = randomCode(CODE_LENGTH)
    await keepCode(req, { userId: id, purpose: 'password', code, minutes: CODE_MINUTES, isOnly: true })
    await auditRequest(req, { action: 'code-made', what: `For ${name} (account ${id})` })
    return {
      status: 201,
      message: `Tell ${name} this code within ${CODE_MINUTES} minutes. It is shown once, and counts once.`,
      records: [{ code: inGroups(code) }],
    }
  },
})

const resetFactors = forColleague({
  name: 'reset-second-factors',
  act: async ({ id, name }, req) => {
    await deleteFactors(req, id)
    await endSessions(req, { userId: id })
    await auditRequest(req, { action: 'factor-removed', what: `All of ${name} (account ${id})` })
    return { status: 200, message: `${name} signs in with the password alone again, and was signed out everywhere.` }
  },
})

const signOutColleague = forColleague({
  name: 'sign-out-colleague',
  act: async ({ id, name }, req) => {
    const count = await endSessions(req, { userId: id })
    await auditRequest(req, { action: 'signed-out', what: `${count} sessions of ${name} (account ${id})` })
    return { status: 200, message: `${name} was signed out everywhere.` }
  },
})

export const sessionEndpoints = [signOutEverywhere, endSession, confirm, makeCode, resetFactors, signOutColleague]
