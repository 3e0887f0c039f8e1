import { expect, test } from 'vitest'

import { PICTURE } from '../../../tests/fixtures/structured-data/samples'
import { pageMetadata } from './metadata'
import { shareCardPath } from './share-cards'

const CONTACT = { path: '/contact', title: 'Contact', description: 'Write to us.' }

test('names the address, the words and the card of a page, which says its title', () => {
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

test('asks for another card when staff chose another picture', () => {
  expect(pageMetadata({ ...CONTACT, picture: PICTURE }).openGraph).toMatchObject({
    images: [{ url: shareCardPath({ ...CONTACT, picture: PICTURE.src }), alt: 'Contact' }],
  })
})

test('shows the card of the page itself where a visitor’s words are the title', () => {
  expect(pageMetadata({ ...CONTACT, title: 'Contact about “damp”', cardOf: CONTACT }).openGraph).toMatchObject({
    images: [{ url: shareCardPath(CONTACT), alt: 'Contact' }],
  })
})

test('lets a title stand alone', () => {
  expect(pageMetadata({ ...CONTACT, isWholeTitle: true }).title).toEqual({ absolute: 'Contact' })
})

test('keeps a private page out of search engines, no other', () => {
  expect(pageMetadata({ ...CONTACT, isPrivate: true }).robots).toEqual({ index: false })
  expect(pageMetadata(CONTACT)).not.toHaveProperty('robots')
})
