import { renderSVG } from 'uqr'

import { newKey } from '@/lib/accounts/app-codes'
import { deleteFactors } from '@/lib/accounts/delete-sign-in-data'
import { addPasskey, newPasskey, removePasskey } from '@/lib/accounts/passkeys'
import { auditRequest } from '@/lib/accounts/record-audit'
import { enrolApp, factorsOf, renewRecoveryCodes } from '@/lib/accounts/second-factor'
import { env } from '@/lib/platform/env'
import { inPayloadTransaction } from '@/lib/platform/payload-transaction'
import { confirmedSchema, enrolmentSchema, madePasskeySchema, removedPasskeySchema } from '@/lib/schemas/account'

import { confirmedAction, ownAction } from './own-account'

const shown = (codes: string[]) => codes.map((code) => ({ code }))
const originOfPage = (headers: Headers) => headers.get('origin') ?? env.siteUrl

/** Begins to set up an app for codes: it counts once a code of it has been entered. */
const beginApp = confirmedAction({
  name: 'begin-app',
  schema: confirmedSchema,
  act: async ({ user }) => {
    const { base32, uri, enrolment } = newKey({ userId: Number(user.id), username: String(user.username) })
    return {
      status: 200,
      message: 'Scan the picture with your app.',
      records: [{ base32, picture: renderSVG(uri), enrolment }],
    }
  },
})

const addApp = ownAction({
  name: 'add-app',
  schema: enrolmentSchema,
  act: async ({ input, req, user }) =>
    inPayloadTransaction(req, async () => {
      const codes = await enrolApp(req, { userId: Number(user.id), ...input })
      if (!codes)
        return { status: 400, message: 'This code is not valid. Please enter the one that the app shows now.' }
      await auditRequest(req, { action: 'factor-added', what: 'An app for codes' })
      return { status: 201, message: 'From now on, you sign in with a code of your app.', records: shown(codes) }
    }),
})

const renewCodes = confirmedAction({
  name: 'renew-recovery-codes',
  schema: confirmedSchema,
  act: async ({ req, user }) => {
    const { hasApp, passkeys } = await factorsOf(req, Number(user.id))
    if (!hasApp && passkeys === 0) return { status: 409, message: 'Set up an app or a passkey first.' }
    const records = shown(
      await inPayloadTransaction(req, async () => {
        await auditRequest(req, { action: 'factor-added', what: 'New recovery codes' })
        return renewRecoveryCodes(req, Number(user.id))
      }),
    )
    return { status: 201, message: 'The earlier recovery codes no longer count.', records }
  },
})

const removeFactors = confirmedAction({
  name: 'remove-second-factors',
  schema: confirmedSchema,
  act: async ({ req, user }) => {
    await inPayloadTransaction(req, async () => {
      await deleteFactors(req, Number(user.id))
      await auditRequest(req, { action: 'factor-removed', what: 'All, by their owner' })
    })
    return { status: 200, message: 'Your password alone signs you in again.' }
  },
})

const beginPasskey = confirmedAction({
  name: 'begin-passkey',
  schema: confirmedSchema,
  act: async ({ req, user }) => {
    const person = { userId: Number(user.id), username: String(user.username), name: String(user.name) }
    const options = await newPasskey(req, { ...person, origin: originOfPage(req.headers) })
    return { status: 200, message: 'Confirm with your device.', records: [options] }
  },
})

/** The first passkey comes with recovery codes, unless an app has already. */
const addMadePasskey = ownAction({
  name: 'add-passkey',
  schema: madePasskeySchema,
  act: async ({ input, req, user }) =>
    inPayloadTransaction(req, async () => {
      const userId = Number(user.id)
      const isAdded = await addPasskey(req, { userId, origin: originOfPage(req.headers), ...input })
      if (!isAdded) return { status: 400, message: 'This passkey could not be checked. Please try again.' }
      await auditRequest(req, { action: 'factor-added', what: 'A passkey' })
      const { recoveryCodes } = await factorsOf(req, userId)
      const records = recoveryCodes > 0 ? [] : shown(await renewRecoveryCodes(req, userId))
      return { status: 201, message: 'You can sign in with this passkey now.', records }
    }),
})

const removeOwnPasskey = confirmedAction({
  name: 'remove-passkey',
  schema: removedPasskeySchema,
  act: async ({ input, req, user }) => {
    const isRemoved = await removePasskey(req, { userId: Number(user.id), id: input.id })
    if (!isRemoved) return { status: 404, message: 'This passkey is not known.' }
    await auditRequest(req, { action: 'factor-removed', what: 'A passkey' })
    return { status: 200, message: 'The passkey no longer counts.' }
  },
})

export const secondFactorEndpoints = [
  beginApp,
  addApp,
  renewCodes,
  removeFactors,
  beginPasskey,
  addMadePasskey,
  removeOwnPasskey,
]
