import { expect, test } from 'vitest'

import { getPastWeather } from '@/lib/data/past-weather'
import { payloadClient } from '@/lib/data/payload-client'

import { revalidateTag } from '../../fakes/fake-next-cache'

const payload = await payloadClient()
const save = (months: string) =>
  payload.updateGlobal({ slug: 'past-weather', data: { months, source: 'Energy Trends 7.1' } })

test('months are average until staff paste a CSV, and the page reads it', async () => {
  expect((await getPastWeather()).months).toEqual({})
  await save('month,degree days,average\n2026-10,120,150')
  revalidateTag('past-weather')
  expect(await getPastWeather()).toEqual({ months: { '2026-10': 0.8 }, source: 'Energy Trends 7.1' })
})

test('a line that cannot be right is refused, and what was there is kept', async () => {
  await expect(save('2026-10,120,150\n2026-11,1200,150')).rejects.toThrow(/Degree days by month/)
  revalidateTag('past-weather')
  expect((await getPastWeather()).months).toEqual({ '2026-10': 0.8 })
})
