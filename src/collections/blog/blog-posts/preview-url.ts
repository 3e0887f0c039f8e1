import type { LivePreviewConfig } from 'payload'

import { previewUrl } from '@/lib/cms/published-global'
import { previewOfPost } from '@/lib/routing/blog-routes'

export const postPreviewUrl: LivePreviewConfig['url'] = ({ data, req }) => {
  const path = previewOfPost(data.id)
  return path && previewUrl(path, req.headers)
}
