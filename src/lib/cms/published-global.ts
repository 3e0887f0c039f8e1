import type { GlobalConfig } from 'payload'

import { env } from '@/lib/platform/env'
import { type PreviewedGlobal, previewOfGlobal } from '@/lib/routing/routes'

import { editors } from './access/rules'

const VERSIONS_MAX = 50

/** Versions of a global without drafts: what it was before each change. */
export const VERSIONS_KEPT = { max: VERSIONS_MAX }

/**
 * Settings of a global that visitors see: drafts, a live preview and versions. There is no way to unpublish it, because
 * the site always needs one.
 */
export function publishedGlobal(slug: PreviewedGlobal) {
  return {
    versions: { drafts: true, max: VERSIONS_MAX },
    readVersions: editors,
    admin: {
      livePreview: { url: ({ req }) => previewUrl(previewOfGlobal(slug), req.headers) },
      components: { elements: { UnpublishButton: '/components/admin/no-button#NoButton' } },
    },
  } as const satisfies Partial<GlobalConfig> & { readVersions: typeof editors }
}

/** The URL of a preview on the host that the admin is open on: absolute, so that the origins of messages match. */
export function previewUrl(path: string, headers: Headers): string {
  return `${env.siteUrl.startsWith('https:') ? 'https' : 'http'}://${headers.get('host')}${path}`
}
