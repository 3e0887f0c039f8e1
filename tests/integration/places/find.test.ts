import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import FindAPlacePage from '@/app/(main)/find-a-place/page'

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
