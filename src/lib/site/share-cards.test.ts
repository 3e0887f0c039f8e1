import { expect, test } from 'vitest'

import { BUILT_CARDS, pageOfCard, shareCardPath } from './share-cards'

const ABOUT = { path: '/about', title: 'About us' }
const segmentsOf = (address: string) =>
  new URL(address, 'https://powerboard.example').pathname.replace('/share/', '').split('/')

test.each(['/', '/about', '/shop/powerboard-s-225w'])('the card of %s leads back to it', (path) => {
  expect(pageOfCard(segmentsOf(shareCardPath({ ...ABOUT, path })))).toBe(path)
})

test('no other file is a card', () => {
  for (const segments of [['about'], ['about.jpg'], ['card.jpg', 'about'], []]) expect(pageOfCard(segments)).toBeNull()
})

test('the address changes with the title and with the picture, and with nothing else', () => {
  const addresses = [
    ABOUT,
    { ...ABOUT, title: 'Who we are' },
    { ...ABOUT, picture: '/a.webp' },
    { ...ABOUT, picture: '/b.webp' },
  ].map(shareCardPath)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(shareCardPath({ ...ABOUT, picture: undefined })).toBe(addresses[0])
})

test('each page of code has a picture of the library on its card', () => {
  expect(BUILT_CARDS.filter(({ pictureKey }) => !pictureKey)).toEqual([])
  expect(new Set(BUILT_CARDS.map(({ path }) => path)).size).toBe(BUILT_CARDS.length)
})
