import type { GlobalConfig } from 'payload'

import type { PreviewedGlobal, PreviewedSettings } from '@/lib/routing/routes'

import { editors } from './access/rules'
import { globalPreview } from './live-preview'

const VERSIONS_MAX = 50

/** Settings without drafts: what they were before each change, and a preview of what is typed. */
export function previewedSettings(slug: PreviewedSettings) {
  return {
    versions: { max: VERSIONS_MAX },
    readVersions: editors,
    admin: { livePreview: globalPreview(slug) },
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
      livePreview: globalPreview(slug),
      components: { elements: { UnpublishButton: '/components/admin/no-button#NoButton' } },
    },
  } as const satisfies Partial<GlobalConfig> & { readVersions: typeof editors }
}

export const hasDrafts = ({ versions }: GlobalConfig): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts)
