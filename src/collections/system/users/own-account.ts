import type { PayloadRequest } from 'payload'
import type * as z from 'zod'

import { type ActionReply, documentAction } from '@/lib/cms/access/document-action'
import { staff } from '@/lib/cms/access/rules'

import { problemWithOwnPassword } from './require-current-password'

export const GONE: ActionReply = { status: 404, message: 'This account no longer exists.' }

type User = NonNullable<PayloadRequest['user']>
type Acting<Schema extends z.ZodType> = { input: z.output<Schema>; req: PayloadRequest; user: User }

type OwnAction<Schema extends z.ZodType> = {
  name: string
  schema?: Schema
  act: (acting: Acting<Schema>) => Promise<ActionReply>
}

/** `POST /users/:id/name` for one's own account alone. */
export const ownAction = <Schema extends z.ZodType = z.ZodUndefined>({ name, schema, act }: OwnAction<Schema>) =>
  documentAction<Schema>({
    name,
    rule: staff,
    forbidden: 'Only staff can do this.',
    missing: GONE,
    ...(schema && { schema }),
    act: async ({ id, input, req, user }) =>
      Number(user.id) === id
        ? act({ input, req, user })
        : { status: 403, message: 'You can do this for yourself only.' },
  })

/** The same, confirmed with the current password. */
export const confirmedAction = <Schema extends z.ZodType<{ currentPassword: string }>>({
  act,
  ...action
}: Required<OwnAction<Schema>>) =>
  ownAction<Schema>({
    ...action,
    act: async (acting) => (await refusalOf(acting.req, acting.input.currentPassword)) ?? act(acting),
  })

/** The reply to a wrong current password; null if it is right, so that an unattended browser is not enough. */
export async function refusalOf(req: PayloadRequest, currentPassword: string): Promise<ActionReply | null> {
  const message = await problemWithOwnPassword(currentPassword, req)
  return message === null ? null : { status: 400, message }
}
