import { z } from 'zod'

import { readBytes } from '@/lib/http/read-body'
import { passkeyAnswer } from '@/lib/schemas/passkey'
import { text } from '@/lib/schemas/text'

const MAX_BYTES = 16 * 1024
const CODE_LENGTH_MAX = 50
const ENROLMENT_LENGTH_MAX = 1_000

const line = text({ max: 500 })
  .regex(/\S/)
  .regex(/^[^\0]*$/)
const signIn = z.object({
  username: line.transform((name) => name.trim().toLowerCase()),
  password: line,
  code: text({ max: CODE_LENGTH_MAX }).optional(),
  passkey: passkeyAnswer.optional(),
  enrolment: text({ max: ENROLMENT_LENGTH_MAX }).optional(),
})

export type Entered = z.output<typeof signIn>

/** The credentials as sent by the admin's form or a script (JSON, or JSON in a form field); null for anything else. */
export async function readSignIn(request: Request): Promise<Entered | null> {
  const read = await readBytes(request, MAX_BYTES)
  if (!read.ok) return null
  const type = request.headers.get('content-type') ?? ''
  try {
    const body = new Response(read.bytes, { headers: { 'content-type': type } })
    if (type.startsWith('application/json')) return signIn.parse(await body.json())
    return signIn.parse(JSON.parse(String((await body.formData()).get('_payload'))))
  } catch {
    return null
  }
}
