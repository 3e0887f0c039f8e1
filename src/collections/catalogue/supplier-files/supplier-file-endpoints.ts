import type { Endpoint } from 'payload'

import { type ActionReply, documentAction, readInput } from '@/lib/cms/access/document-action'
import { editors } from '@/lib/cms/access/rules'
import { revalidateTags } from '@/lib/cms/hooks/refresh-pages'
import { documentChangeTags } from '@/lib/registry/revalidation-plan'
import { supplierDecisionSchema, supplierFileSchema } from '@/lib/schemas/supplier-file'
import {
  applySupplierFile,
  checkSupplierFile,
  type Decided,
  undoSupplierFile,
} from '@/lib/use-cases/supplier/supplier-files'

const FORBIDDEN = 'Only editors may change stock and prices with a file.'
const MISSING = { status: 404, message: 'This file no longer exists.' }

/** `POST /check`: reads an uploaded file and stores what it would change. */
export const checkEndpoint: Endpoint = {
  path: '/check',
  method: 'post',
  handler: async (req) => {
    if (!req.user) return Response.json({ message: 'Please sign in again.' }, { status: 401 })
    if (!editors({ req })) return Response.json({ message: FORBIDDEN }, { status: 403 })
    const read = await readInput(req, supplierFileSchema)
    if (!read.ok) return Response.json({ message: read.reply.message }, { status: read.reply.status })
    const { id, state } = await checkSupplierFile(req, read.input)
    return Response.json({
      id,
      message: state === 'failed' ? 'The file contains errors.' : 'The file has been checked.',
    })
  },
}

export const applyEndpoint = documentAction({
  name: 'apply',
  rule: editors,
  forbidden: FORBIDDEN,
  missing: MISSING,
  schema: supplierDecisionSchema,
  act: async ({ id, input, req, user }) => {
    const outcome = await applySupplierFile(req, { id, by: user.name, isConfirmed: input.confirmed })
    if (outcome === 'done') await revalidateTags({ req, tags: documentChangeTags('products') })
    return replyTo(outcome, 'Stock and prices have been updated.')
  },
})

export const undoEndpoint = documentAction({
  name: 'undo',
  rule: editors,
  forbidden: FORBIDDEN,
  missing: MISSING,
  act: async ({ id, req, user }) => {
    const outcome = await undoSupplierFile(req, { id, by: user.name })
    if (outcome === 'done') await revalidateTags({ req, tags: documentChangeTags('products') })
    return replyTo(outcome, 'Stock and prices have been restored.')
  },
})

function replyTo(outcome: Decided, done: string): ActionReply {
  switch (outcome) {
    case 'done':
      return { status: 200, message: done }
    case 'missing':
      return MISSING
    case 'not-open':
      return { status: 409, message: 'This file has already been applied or undone. Reload the page.' }
    case 'doubtful':
      return { status: 409, message: 'Confirm the queries first.' }
    case 'outdated':
      return { status: 409, message: 'A product has changed since. Nothing was changed: check the file again.' }
  }
}
