import type { Endpoint, PayloadRequest } from 'payload'
import type * as z from 'zod'

import { parseJson } from '@/lib/domain/text/parse-json'
import { readDocumentId } from '@/lib/schemas/document-id'

import type { Rule } from './rules'

/** `records`: what was asked for. `id`: of a document that was made. */
export type ActionReply = { status: number; message: string; records?: object[]; id?: number }

type Input<Schema extends z.ZodType> = { ok: true; input: z.output<Schema> } | { ok: false; reply: ActionReply }

/** The body of a request; the reply to one that the schema refuses. */
export async function readInput<Schema extends z.ZodType>(req: PayloadRequest, schema: Schema): Promise<Input<Schema>> {
  return parsedInput(schema, await req.json?.().catch(() => null))
}

function parsedInput<Schema extends z.ZodType>(schema: Schema, values: unknown): Input<Schema> {
  const parsed = schema.safeParse(values)
  if (parsed.success) return { ok: true, input: parsed.data }
  const message = parsed.error.issues[0]?.message ?? 'This could not be read.'
  return { ok: false, reply: { status: 400, message } }
}

/** The fields of a form with a file, as Payload's own uploads send them. */
async function readForm<Schema extends z.ZodType>(
  req: PayloadRequest,
  schema: Schema,
): Promise<{ input: Input<Schema>; file: File | null }> {
  const form = await req.formData?.().catch(() => null)
  const [fields, file] = [form?.get('_payload'), form?.get('file')]
  const values = typeof fields === 'string' ? parseJson(fields) : null
  return { input: parsedInput(schema, values), file: file instanceof File ? file : null }
}

type Action<Schema extends z.ZodType> = {
  id: number
  /** Null unless the action takes a file and one was sent. */
  file: File | null
  input: z.output<Schema>
  req: PayloadRequest
  user: NonNullable<PayloadRequest['user']>
}

type DocumentAction<Schema extends z.ZodType> = {
  name: string
  method?: 'get' | 'post'
  /** Whether the body is a form with a file instead of JSON. */
  takesFile?: boolean
  rule: Rule
  /** Message for staff whom the rule does not admit. */
  forbidden: string
  /** Reply for an id that no document can have. */
  missing: ActionReply
  /** Of the body; none if the action needs no more than the document. */
  schema?: Schema
  act: (action: Action<Schema>) => Promise<ActionReply>
}

/** `/:id/name` of a collection, by POST unless told otherwise. Payload does not protect custom endpoints, so this one checks the caller. */
export const documentAction = <Schema extends z.ZodType = z.ZodUndefined>({
  name,
  method = 'post',
  takesFile = false,
  rule,
  forbidden,
  missing,
  schema,
  act,
}: DocumentAction<Schema>): Endpoint => ({
  path: `/:id/${name}`,
  method,
  custom: { takesFile },
  handler: async (req) => {
    const { user } = req
    if (!user) return respond({ status: 401, message: 'Please sign in again.' })
    if (!rule({ req })) return respond({ status: 403, message: forbidden })
    const id = readDocumentId(String(req.routeParams?.id))
    if (id === null) return respond(missing)
    const { input: read, file } = await readBody(req, { schema, takesFile })
    return respond(read.ok ? await act({ id, input: read.input, file, req, user }) : read.reply)
  },
})

async function readBody<Schema extends z.ZodType>(
  req: PayloadRequest,
  { schema, takesFile }: { schema: Schema | undefined; takesFile: boolean },
): Promise<{ input: Input<Schema>; file: File | null }> {
  if (!schema) return { input: { ok: true, input: undefined as z.output<Schema> }, file: null }
  return takesFile ? readForm(req, schema) : { input: await readInput(req, schema), file: null }
}

const respond = ({ status, ...body }: ActionReply) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
