import { expect, test } from 'vitest'

import { searchInstallers } from '@/lib/content/installer-search'
import { getInstallers } from '@/lib/data/installers'
import { getPageAt } from '@/lib/data/pages/page'
import { payloadClient } from '@/lib/data/payload-client'
import { installerSearchSchema } from '@/lib/schemas/installer-search'

const payload = await payloadClient()

const SECRET = {
  contactName: 'Private Person',
  contactEmail: 'private@example.com',
  contactPhone: '01632 960 999',
  notes: 'private note',
}

const publish = (data: {
  name: string
  town: string
  latitude?: number
  longitude?: number
  _status?: 'draft' | 'published'
}) =>
  payload.create({
    collection: 'installers',
    data: {
      _status: 'published',
      isSample: true,
      ...SECRET,
      slug: data.name.toLowerCase().replaceAll(' ', '-'),
      ...data,
    },
  })

const near = async (postcode: string) =>
  searchInstallers({ installers: await getInstallers(), code: installerSearchSchema.parse({ postcode }).postcode })

test('a new site has samples in every part of the UK, each marked, none with a website', async () => {
  const installers = await getInstallers()
  expect(installers.length).toBeGreaterThanOrEqual(8)
  expect(installers.every(({ isSample, website, position }) => isSample && website === '' && position)).toBe(true)
})

test('a search by postcode lists the nearest first', async () => {
  const found = await near('SN10 1AA')
  expect(found?.found.slice(0, 2).map(({ firm }) => firm.town)).toEqual(['Devizes', 'Bath'])
  expect(found?.found.map(({ miles }) => miles)).toEqual(
    found?.found.map(({ miles }) => miles).sort((a, b) => (a ?? 0) - (b ?? 0)),
  )
  expect(found?.total).toBe(found?.found.length)
})

test('none is listed out of range of any firm', async () => {
  expect(await near('ZE1 0AA')).toMatchObject({ found: [], total: 0 })
})

test('a firm appears once it is published, and not before', async () => {
  const draft = await publish({
    name: 'Draft Firm',
    town: 'Lerwick',
    latitude: 60.15,
    longitude: -1.14,
    _status: 'draft',
  })
  expect((await near('ZE1'))?.total).toBe(0)
  await payload.update({ collection: 'installers', id: draft.id, data: { _status: 'published' } })
  expect((await near('ZE1'))?.found.map(({ firm }) => firm.name)).toEqual(['Draft Firm'])
  await payload.update({
    collection: 'installers',
    id: draft.id,
    data: { name: 'Renamed Firm', _status: 'draft' },
    draft: true,
  })
  expect((await near('ZE1'))?.found.map(({ firm }) => firm.name)).toEqual(['Draft Firm'])
  await payload.delete({ collection: 'installers', id: draft.id })
  expect((await near('ZE1'))?.total).toBe(0)
})

test('contact details are not public, in the list or on the page', async () => {
  await publish({ name: 'Discreet Firm', town: 'Bath', latitude: 51.38, longitude: -2.36 })
  const page = await getPageAt('/installers')
  const shown = JSON.stringify([await getInstallers(), await near('BA1'), page])
  expect(shown).toContain('Discreet Firm')
  for (const secret of Object.values(SECRET)) expect(shown).not.toContain(secret)
})

test('the directory page is refreshed when its firms change', async () => {
  const firmsOn = async () => {
    const result = await getPageAt('/installers')
    return result.kind === 'page'
      ? result.page.blocks.flatMap((block) =>
          block.kind === 'installerDirectory' ? block.installers.map(({ name }) => name) : [],
        )
      : []
  }
  const { id } = await publish({ name: 'Passing Firm', town: 'Bath' })
  expect(await firmsOn()).toContain('Passing Firm')
  await payload.delete({ collection: 'installers', id })
  expect(await firmsOn()).not.toContain('Passing Firm')
})
