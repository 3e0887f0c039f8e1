import type { Endpoint, PayloadRequest } from 'payload'

import { readDocumentId } from '@/lib/schemas/document-id'

import type { Rule } from './rules'

export type ActionReply = { status: number; message: string }

type DocumentAction = {
  name: string
  rule: Rule
  /** Message for staff whom the rule does not admit. */
  forbidden: string
  /** Reply for an id that no document can have. */
  missing: ActionReply
  act: (request: { id: number; req: PayloadRequest; user: NonNullable<PayloadRequest['user']> }) => Promise<ActionReply>
}

/** `POST /:id/name` of a collection. Payload does not protect custom endpoints, so this one checks the caller. */
export const documentAction = ({ name, rule, forbidden, missing, act }: DocumentAction): Endpoint => ({
  path: `/:id/${name}`,
  method: 'post',
  handler: async (req) => {
    const { user } = req
    if (!user) return respond({ status: 401, message: 'Please sign in again.' })
    if (!rule({ req })) return respond({ status: 403, message: forbidden })
    const id = readDocumentId(String(req.routeParams?.id))
    return respond(id === null ? missing : await act({ id, req, user }))
  },
})

const respond = ({ status, message }: ActionReply) => Response.json({ message }, { status })
