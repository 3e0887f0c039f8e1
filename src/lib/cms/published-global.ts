import type { GlobalConfig, LivePreviewConfig } from 'payload'

import { env } from '@/lib/platform/env'
import { type PreviewedGlobal, type PreviewedSettings, previewOfGlobal } from '@/lib/routing/routes'

import { editors } from './access/rules'

const VERSIONS_MAX = 50

const livePreview = (slug: PreviewedGlobal | PreviewedSettings): LivePreviewConfig => ({
  url: ({ req }) => previewUrl(previewOfGlobal(slug), req.headers),
})

/**
 * Settings without drafts, because code reads them at every visit: what they were before each change, and a preview of
 * what is typed.
 */
export function previewedSettings(slug: PreviewedSettings) {
  return {
    versions: { max: VERSIONS_MAX },
    readVersions: editors,
    admin: { livePreview: livePreview(slug) },
  } as const satisfies Partial<GlobalConfig> & { readVersions: typeof editors }
}

/**
 * Settings of a global that visitors see: drafts, a live preview and versions. There is no way to unpublish it, because
 * the site always needs one.
 */
export function publishedGlobal(slug: PreviewedGlobal) {
  return {
    versions: { drafts: true, max: VERSIONS_MAX },
    readVersions: editors,
    admin: {
      livePreview: livePreview(slug),
      components: { elements: { UnpublishButton: '/components/admin/no-button#NoButton' } },
    },
  } as const satisfies Partial<GlobalConfig> & { readVersions: typeof editors }
}

/** The URL of a preview on the host that the admin is open on: absolute, so that the origins of messages match. */
export function previewUrl(path: string, headers: Headers): string {
  return `${env.siteUrl.startsWith('https:') ? 'https' : 'http'}://${headers.get('host')}${path}`
}
