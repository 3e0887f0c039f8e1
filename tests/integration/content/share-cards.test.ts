import { expect, test } from 'vitest'

import { getPageList } from '@/lib/data/pages/page-list'
import { payloadClient } from '@/lib/data/payload-client'
import { getShareCard } from '@/lib/data/share-cards'
import { POWERBOARD_SLUG } from '@/lib/domain/catalogue/powerboard-slug'
import { shopProduct } from '@/lib/routing/routes'
import { STATIC_CARDS } from '@/lib/seo/share-cards'

const payload = await payloadClient()

test('every page has a card, and an unknown path has none', async () => {
  const pages = await getPageList()
  for (const { path } of [...STATIC_CARDS, ...pages, { path: shopProduct(POWERBOARD_SLUG) }])
    expect(await getShareCard(path), path).toMatchObject({ picture: { file: expect.stringMatching(/\.\w+$/) } })
  expect(await getShareCard('/nobody')).toBeNull()
})

test('a place has a card of its own, with a room and the map', async () => {
  expect(await getShareCard('/locations/yeovil')).toMatchObject({
    title: 'Infrared heating in Yeovil',
    picture: { file: expect.stringContaining('terrace-bedroom') },
    place: { name: 'Yeovil', county: 'somerset' },
  })
  expect(await getShareCard('/locations/atlantis')).toBeNull()
  expect(await getShareCard('/locations/county/somerset')).toBeNull()
})

test('a page’s card shows its title, follows changes to it, and shows the picture chosen for sharing', async () => {
  const { docs } = await payload.find({
    collection: 'media',
    where: { key: { in: ['panel-back', 'living-room-heat'] } },
    sort: 'key',
    depth: 0,
  })
  const [heat, back] = docs
  if (!heat || !back) throw new Error('no pictures')
  const { id } = await payload.create({
    collection: 'pages',
    data: {
      title: 'Damp walls',
      url: '/damp-walls',
      description: 'What heats a wall and what dries it.',
      picture: back.id,
      _status: 'published',
    },
  })
  expect(await getShareCard('/damp-walls')).toEqual({
    path: '/damp-walls',
    title: 'Damp walls',
    picture: { file: back.filename, isSimulation: false },
  })
  await payload.update({
    collection: 'pages',
    id,
    data: { title: 'Damp', sharePicture: heat.id, _status: 'published' },
  })
  expect(await getShareCard('/damp-walls')).toEqual({
    path: '/damp-walls',
    title: 'Damp',
    picture: { file: heat.filename, isSimulation: true },
  })
})

test('a draft has no card', async () => {
  await payload.create({
    collection: 'pages',
    data: { title: 'Not yet', url: '/not-yet', description: 'Nobody reads this.', _status: 'draft' },
    draft: true,
  })
  expect(await getShareCard('/not-yet')).toBeNull()
})
