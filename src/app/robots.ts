import type { MetadataRoute } from 'next'

import { env } from '@/lib/platform/env'
import { routes } from '@/lib/routing/routes'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/media/file/'],
      disallow: ['/admin', '/api/', '/preview/', '/styleguide'],
    },
    sitemap: `${env.siteUrl}${routes.sitemap}`,
  }
}
