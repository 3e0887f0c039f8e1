import type { Config, Endpoint, GlobalConfig, GlobalSlug, Plugin } from 'payload'

/**
 * Restores a version of a global by saving it again, in place of Payload's own endpoint, which writes to the database
 * without validation, hooks and the access of fields: an editor could restore a bank account that only admins may
 * enter, and nobody would be told.
 */
export const restoreSettings: Plugin = (config): Config => ({
  ...config,
  globals: config.globals?.map((global) => (global.versions ? withRestore(global) : global)),
})

const withRestore = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  endpoints: [...(global.endpoints || []), restoreOf(global.slug as GlobalSlug)],
})

const DRAFT: object = { _status: 'draft' }

const restoreOf = (slug: GlobalSlug): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const asSignedIn = { slug, req, user: req.user, depth: 0, overrideAccess: false } as const
    const { version } = await req.payload.findGlobalVersionByID({ ...asSignedIn, id: String(req.routeParams?.['id']) })
    const isDraft = req.searchParams.get('draft') === 'true'
    const doc = await req.payload.updateGlobal({
      ...asSignedIn,
      data: { ...version, ...(isDraft && DRAFT) },
      draft: isDraft,
      context: { isRestoringVersion: true },
    })
    return Response.json({ doc, message: req.t('version:restoredSuccessfully') })
  },
})
