import { expect, test } from 'vitest'

import { PICTURE } from '../../../tests/fixtures/structured-data/samples'
import { pageMetadata } from './metadata'
import { shareCardPath } from './share-cards'

const CONTACT = { path: '/contact', title: 'Contact', description: 'Write to us.' }

test('sets the URL, text and card of a page', () => {
  expect(pageMetadata(CONTACT)).toEqual({
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
      images: [{ url: shareCardPath(CONTACT), width: 1200, height: 630, alt: 'Contact' }],
    },
    twitter: { card: 'summary_large_image' },
  })
})

test('uses another card when staff chose another picture', () => {
  expect(pageMetadata({ ...CONTACT, picture: PICTURE }).openGraph).toMatchObject({
    images: [{ url: shareCardPath({ ...CONTACT, picture: PICTURE.src }), alt: 'Contact' }],
  })
})

test('uses the page’s own card when the title contains a visitor’s text', () => {
  expect(pageMetadata({ ...CONTACT, title: 'Contact about “damp”', cardOf: CONTACT }).openGraph).toMatchObject({
    images: [{ url: shareCardPath(CONTACT), alt: 'Contact' }],
  })
})

test('allows a title without the site name', () => {
  expect(pageMetadata({ ...CONTACT, isWholeTitle: true }).title).toEqual({ absolute: 'Contact' })
})

test('sets noindex on private pages only', () => {
  expect(pageMetadata({ ...CONTACT, isPrivate: true }).robots).toEqual({ index: false })
  expect(pageMetadata(CONTACT)).not.toHaveProperty('robots')
})
