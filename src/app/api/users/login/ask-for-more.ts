import { renderSVG } from 'uqr'

import { newKey } from '@/lib/accounts/app-codes'
import { passkeyQuestion } from '@/lib/accounts/passkeys'
import { factorsOf } from '@/lib/accounts/second-factor'
import { payloadClient } from '@/lib/data/payload-client'

type Asked = {
  account: { id: number; username: string }
  refused: { reason: 'second-factor' | 'enrolment'; isWrong: boolean }
  origin: string
}

const WRONG_CODE = 'This code is not valid, or was used before. Please enter a new one.'
const ENROL = 'Admins need a second factor. Set up an app for codes to go on.'
const WRONG_FACTOR = 'This was not accepted. Please try again.'

/** The response to a right password that is not enough: what the form asks for next. No session is open. */
export async function askForMore({ account, refused, origin }: Asked): Promise<Response> {
  const { id: userId, username } = account
  if (refused.reason === 'enrolment') {
    if (refused.isWrong) return reply(WRONG_CODE, null) // the form goes on with the key that it shows
    const { base32, uri, enrolment } = newKey({ userId, username })
    return reply(ENROL, { step: 'enrolment', base32, picture: renderSVG(uri), enrolment })
  }
  const payload = await payloadClient()
  const { hasApp, recoveryCodes } = await factorsOf({ payload }, userId)
  const question = await passkeyQuestion({ payload }, { userId, origin })
  const message = refused.isWrong ? WRONG_FACTOR : 'Please confirm that it is you.'
  return reply(message, { step: 'second-factor', takesCodes: hasApp || recoveryCodes > 0, question })
}

const reply = (message: string, next: object | null) => Response.json({ errors: [{ message }], next }, { status: 401 })
