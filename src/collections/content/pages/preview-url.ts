import type { LivePreviewConfig } from 'payload'

import { env } from '@/lib/platform/env'
import { previewOf } from '@/lib/site/routes'

/** Where the admin shows a page while it is written: on the host that the admin is open on, which must be whole for its messages to arrive. */
export const previewUrl: LivePreviewConfig['url'] = ({ data, req }) => {
  const path = previewOf(data.id)
  if (!path) return null
  const scheme = env.siteUrl.startsWith('https:') ? 'https' : 'http'
  return `${scheme}://${req.headers.get('host')}${path}`
}
