import type { LivePreviewConfig } from 'payload'

import { env } from '@/lib/platform/env'
import { type PreviewedGlobal, type PreviewedSettings, previewOfGlobal } from '@/lib/routing/routes'

/** The preview of a document's draft beside its form, on a phone and a desktop. */
export const livePreview = (previewOf: (id: unknown) => string | null): LivePreviewConfig => ({
  ...previewAt(previewOf),
  breakpoints: [
    { name: 'phone', label: 'Phone', width: 390, height: 844 },
    { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
  ],
})

/** The preview of a global beside its form. */
export const globalPreview = (slug: PreviewedGlobal | PreviewedSettings): LivePreviewConfig =>
  previewAt(() => previewOfGlobal(slug))

const previewAt = (pathOf: (id: unknown) => string | null): LivePreviewConfig => ({
  url: ({ data, req }) => {
    const path = pathOf(data.id)
    return path && previewUrl(path, req.headers)
  },
})

/** The URL of a preview on the host that the admin is open on: absolute, so that the origins of messages match. */
function previewUrl(path: string, headers: Headers): string {
  return `${env.siteUrl.startsWith('https:') ? 'https' : 'http'}://${headers.get('host')}${path}`
}
