import type { Metadata } from 'next'

/** The mark beside a page's name: as a drawing, for browsers that take none, and on the home screen of a phone (drawn by scripts/icons.mjs). */
export const SITE_ICONS = {
  icon: [
    { url: '/favicon.ico', sizes: '48x48' },
    { url: '/mark.svg', type: 'image/svg+xml' },
  ],
  apple: '/apple-touch-icon.png',
} satisfies Metadata['icons']
