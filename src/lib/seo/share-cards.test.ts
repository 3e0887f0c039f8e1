import { expect, test } from 'vitest'

import { STATIC_PAGE_LIST } from '@/lib/registry/static-pages'

import { pageOfCard, shareCardPath, STATIC_CARDS } from './share-cards'

const ABOUT = { path: '/about', title: 'About us' }
const segmentsOf = (url: string) =>
  new URL(url, 'https://powerboard.example').pathname.replace('/share/', '').split('/')

test.each(['/', '/about', '/shop/powerboard-s-225w'])('the card URL of %s maps back to it', (path) => {
  expect(pageOfCard(segmentsOf(shareCardPath({ ...ABOUT, path })))).toBe(path)
})

test('no other file is a card', () => {
  for (const segments of [['about'], ['about.jpg'], ['card.jpg', 'about'], []]) expect(pageOfCard(segments)).toBeNull()
})

test('the URL changes only with the title or picture', () => {
  const urls = [
    ABOUT,
    { ...ABOUT, title: 'Who we are' },
    { ...ABOUT, picture: '/a.webp' },
    { ...ABOUT, picture: '/b.webp' },
  ].map(shareCardPath)
  expect(new Set(urls).size).toBe(urls.length)
  expect(shareCardPath({ ...ABOUT, picture: undefined })).toBe(urls[0])
})

test('each built-in page has one card', () => {
  expect(STATIC_CARDS.map(({ path }) => path)).toEqual(expect.arrayContaining(STATIC_PAGE_LIST.map(({ path }) => path)))
  expect(new Set(STATIC_CARDS.map(({ path }) => path)).size).toBe(STATIC_CARDS.length)
})
