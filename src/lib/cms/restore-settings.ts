import type { Config, Endpoint, GlobalBeforeOperationHook, GlobalConfig, GlobalSlug, Plugin } from 'payload'

import { hasDrafts } from './published-global'

/**
 * Restores a version of a global by saving it again, in place of Payload's own endpoint, which writes to the database
 * without validation, hooks or field access: an editor could restore a bank account that only admins may enter, without
 * an alert. Saving, by anyone, keeps whole versions.
 */
export const restoreSettings: Plugin = (config): Config => ({
  ...config,
  globals: config.globals?.map((global) => (global.versions ? withRestore(global) : global)),
})

const withRestore = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  endpoints: [...(global.endpoints || []), restoreOf(global.slug as GlobalSlug, hasDrafts(global))],
  hooks: { ...global.hooks, beforeOperation: [...(global.hooks?.beforeOperation ?? []), saveWhole] },
})

/** A version has only the fields that a request selects: a request that saves selects all. */
const saveWhole: GlobalBeforeOperationHook = ({ args, operation }) =>
  operation === 'update' ? { ...args, select: undefined } : args

const restoreOf = (slug: GlobalSlug, isPublished: boolean): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const asSignedIn = { slug, req, user: req.user, depth: 0, overrideAccess: false } as const
    const { version } = await req.payload.findGlobalVersionByID({ ...asSignedIn, id: String(req.routeParams?.['id']) })
    const isDraft = req.searchParams.get('draft') === 'true'
    const doc = await req.payload.updateGlobal({
      ...asSignedIn,
      data: { ...version, ...(isPublished && statusOf(isDraft)) },
      draft: isDraft,
      context: { isRestoringVersion: true },
    })
    return Response.json({ doc, message: req.t('version:restoredSuccessfully') })
  },
})

/** A draft that is restored for visitors is published by that. */
const statusOf = (isDraft: boolean): object => ({ _status: isDraft ? 'draft' : 'published' })
