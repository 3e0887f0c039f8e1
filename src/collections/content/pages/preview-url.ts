import type { LivePreviewConfig } from 'payload'

import { previewUrl as draftUrl } from '@/lib/cms/published-global'
import { previewOf } from '@/lib/routing/routes'

export const previewUrl: LivePreviewConfig['url'] = ({ data, req }) => {
  const path = previewOf(data.id)
  return path && draftUrl(path, req.headers)
}
