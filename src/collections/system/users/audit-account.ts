import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeValidateHook } from 'payload'

import { deleteSignInData } from '@/lib/accounts/delete-sign-in-data'
import { auditRequest } from '@/lib/accounts/record-audit'
import type { User } from '@/lib/generated/payload-types'

/** Payload takes the password out of the data before the hooks that run after the change. */
export const notePassword: CollectionBeforeValidateHook<User> = ({ context, data, originalDoc }) => {
  if (data?.password) context.passwordOf = originalDoc?.id
  return data
}

/** Records who gets an account, another role or another password. */
export const auditAccount: CollectionAfterChangeHook<User> = async ({ context, doc, previousDoc, operation, req }) => {
  if (operation === 'create')
    await auditRequest(req, { action: 'account-created', what: `${nameOf(doc)} as ${doc.role}` })
  else if (previousDoc.role !== doc.role)
    await auditRequest(req, { action: 'role-changed', what: `${nameOf(doc)}: ${previousDoc.role} to ${doc.role}` })
  if (operation === 'update' && context.passwordOf === doc.id)
    await auditRequest(req, { action: 'password-changed', what: nameOf(doc) })
  return doc
}

/** With an account goes what it signs in with. Its entries in the log stay. */
export const auditDeletion: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  await deleteSignInData(req, doc.id)
  await auditRequest(req, { action: 'account-deleted', what: nameOf(doc) })
}

const nameOf = ({ id, name }: Pick<User, 'id' | 'name'>) => `${name} (account ${id})`
