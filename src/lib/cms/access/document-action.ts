import type { Endpoint, PayloadRequest } from 'payload'
import type * as z from 'zod'

import { readDocumentId } from '@/lib/schemas/document-id'

import type { Rule } from './rules'

/** `records`: what was asked for. `id`: of a document that was made. */
export type ActionReply = { status: number; message: string; records?: object[]; id?: number }

type Input<Schema extends z.ZodType> = { ok: true; input: z.output<Schema> } | { ok: false; reply: ActionReply }

/** The body of a request; the reply to one that the schema refuses. */
export async function readInput<Schema extends z.ZodType>(req: PayloadRequest, schema: Schema): Promise<Input<Schema>> {
  const parsed = schema.safeParse(await req.json?.().catch(() => null))
  if (parsed.success) return { ok: true, input: parsed.data }
  const message = parsed.error.issues[0]?.message ?? 'This could not be read.'
  return { ok: false, reply: { status: 400, message } }
}

type Action<Schema extends z.ZodType> = {
  id: number
  input: z.output<Schema>
  req: PayloadRequest
  user: NonNullable<PayloadRequest['user']>
}

type DocumentAction<Schema extends z.ZodType> = {
  name: string
  rule: Rule
  /** Message for staff whom the rule does not admit. */
  forbidden: string
  /** Reply for an id that no document can have. */
  missing: ActionReply
  /** Of the body; none if the action needs no more than the document. */
  schema?: Schema
  act: (action: Action<Schema>) => Promise<ActionReply>
}

/** `POST /:id/name` of a collection. Payload does not protect custom endpoints, so this one checks the caller. */
export const documentAction = <Schema extends z.ZodType = z.ZodUndefined>({
  name,
  rule,
  forbidden,
  missing,
  schema,
  act,
}: DocumentAction<Schema>): Endpoint => ({
  path: `/:id/${name}`,
  method: 'post',
  handler: async (req) => {
    const { user } = req
    if (!user) return respond({ status: 401, message: 'Please sign in again.' })
    if (!rule({ req })) return respond({ status: 403, message: forbidden })
    const id = readDocumentId(String(req.routeParams?.id))
    if (id === null) return respond(missing)
    const read = schema ? await readInput(req, schema) : { ok: true as const, input: undefined as z.output<Schema> }
    return respond(read.ok ? await act({ id, input: read.input, req, user }) : read.reply)
  },
})

const respond = ({ status, ...body }: ActionReply) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
