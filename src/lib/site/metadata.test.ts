import { expect, test } from 'vitest'

import { pageMetadata } from './metadata'

const CONTACT = { path: '/contact', title: 'Contact', description: 'Write to us.' }

test('names the address, the words and the picture of a page', () => {
  expect(pageMetadata({ ...CONTACT, card: 'contact' })).toEqual({
    title: 'Contact',
    description: 'Write to us.',
    alternates: { canonical: '/contact' },
    openGraph: {
      type: 'website',
      siteName: 'Powerboard',
      locale: 'en_GB',
      url: '/contact',
      title: 'Contact',
      description: 'Write to us.',
      images: [{ url: '/share/contact.jpg', width: 1200, height: 630, alt: 'Contact' }],
    },
    twitter: { card: 'summary_large_image' },
  })
})

test('shows the homepage’s picture where a page has none', () => {
  expect(pageMetadata(CONTACT).openGraph).toMatchObject({ images: [{ url: '/share/home.jpg' }] })
})

test('lets a title stand alone', () => {
  expect(pageMetadata({ ...CONTACT, isWholeTitle: true }).title).toEqual({ absolute: 'Contact' })
})

test('keeps a private page out of search engines, no other', () => {
  expect(pageMetadata({ ...CONTACT, isPrivate: true }).robots).toEqual({ index: false })
  expect(pageMetadata(CONTACT)).not.toHaveProperty('robots')
})
