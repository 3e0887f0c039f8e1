import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

import ComparePlacesPage from '@/app/(main)/compare-places/page'
import FindAPlacePage from '@/app/(main)/find-a-place/page'
import { clientKey } from '@/lib/http/client-key'
import { env } from '@/lib/platform/env'
import { LIMITS } from '@/lib/platform/limits'
import { spend } from '@/lib/platform/rate-limit'

import { giveHeaders } from '../../fakes/fake-next-headers'

const pageFor = async (place: string) =>
  FindAPlacePage({ params: Promise.resolve({}), searchParams: Promise.resolve({ place }) })

test('the URL contains only the first half of a postcode, which finds the places there', async () => {
  await expect(pageFor('ba3 2aa')).rejects.toMatchObject({
    digest: expect.stringContaining(';/find-a-place?place=BA3;'),
  })
  const html = renderToStaticMarkup(await pageFor('BA3'))
  expect(html).toContain('href="/locations/midsomer-norton"')
  expect(html).toContain('value="BA3"')
})

test('a name is searched for unchanged', async () => {
  expect(renderToStaticMarkup(await pageFor('Midsomer'))).toContain('href="/locations/midsomer-norton"')
})

test('an unknown name and a missing one are requested again', async () => {
  expect(renderToStaticMarkup(await pageFor('Atlantis'))).toContain('We have no place by that name')
  expect(renderToStaticMarkup(await pageFor(''))).toContain('Please enter a place or a postcode')
})

test('too many searches from one address are not answered', async () => {
  vi.spyOn(env, 'isRateLimited', 'get').mockReturnValue(true)
  giveHeaders({ 'x-client-address': '192.0.2.7' })
  const uses = {
    limit: 'search',
    key: clientKey(new Headers({ 'x-client-address': '192.0.2.7' }), env.secret),
  } as const
  await spend(Array.from({ length: LIMITS.search[0]?.points ?? 0 }, () => uses))
  const found = renderToStaticMarkup(await pageFor('Midsomer'))
  const compared = renderToStaticMarkup(
    await ComparePlacesPage({
      params: Promise.resolve({}),
      searchParams: Promise.resolve({ place: 'bath', with: 'Midsomer' }),
    }),
  )
  for (const html of [found, compared]) {
    expect(html).toContain('That was a lot of searches')
    expect(html).toContain('value="Midsomer"')
    expect(html).not.toMatch(/midsomer-norton|We have no/)
  }
  giveHeaders({ 'x-client-address': '192.0.2.8' })
  expect(renderToStaticMarkup(await pageFor('Midsomer'))).toContain('href="/locations/midsomer-norton"')
})
