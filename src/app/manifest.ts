import type { MetadataRoute } from 'next'

import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { routes } from '@/lib/routing/routes'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Powerboard infrared ceiling heating',
    short_name: 'Powerboard',
    description: STATIC_PAGES.home.search.description,
    lang: 'en-GB',
    start_url: routes.home,
    display: 'browser',
    background_color: '#f2f6f7',
    theme_color: '#281325',
    icons: [
      { src: '/mark.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
