import type { z } from 'zod'

import { contactFallback } from '@/lib/http/contact-fallback'
import { anyone, endpoint } from '@/lib/http/endpoint'
import { readBytes } from '@/lib/http/read-body'
import { type Refused, refused } from '@/lib/http/responses'
import type { LimitName } from '@/lib/platform/limits'
import type { FieldError } from '@/lib/schemas/field-errors'

import { storedBytes } from '../stored-bytes'

type FileForm = { limit: LimitName; maxBytes: number; tooLarge: string }

type FileEndpoint<Schema extends z.ZodType> = FileForm & {
  schema: Schema
  /** Whether a refusal names the invalid fields, for a script. */
  namesFields: boolean
  receive: (input: z.output<Schema>, form: FormData) => Promise<Response>
}

/** An endpoint that receives a form with files, whose size counts towards what its sender may store in a day. */
export function fileEndpoint<Schema extends z.ZodType>(files: FileEndpoint<Schema>) {
  const { limit, schema, namesFields, receive } = files
  const invalid = (errors: FieldError[]) => ({
    status: 400,
    message: 'Invalid input',
    errors: namesFields ? errors : [],
  })
  return endpoint({
    foreign: 'This form can only be sent from our own website.',
    callerOf: anyone,
    limits: (headers, key) => [{ limit, key }, storedBytes(headers, key)],
    tooMany: async () => `That is too much at once. ${await contactFallback()}`,
    read: (request) => readFiles(request, files),
    schema,
    invalid,
    handle: async (input, { read }) => ({ ok: true, response: await receive(input, read.form) }),
  })
}

type Files = { ok: true; values: object; form: FormData }

async function readFiles(request: Request, { maxBytes, tooLarge }: FileForm): Promise<Files | Refused> {
  const read = await readBytes(request, maxBytes)
  if (!read.ok) return refused(read.problem === 'too-large' ? 413 : 400, tooLarge)
  const type = request.headers.get('content-type') ?? ''
  const form = await new Response(read.bytes, { headers: { 'content-type': type } }).formData().catch(() => null)
  return form ? { ok: true, values: Object.fromEntries(form), form } : refused(400, 'Invalid input')
}
