import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { CITIES_ON_MAP } from '@/lib/calculators/home/cities'

import { LocationsMap } from './locations-map'

test('the cities on the map are beside it with their degree days', () => {
  const html = renderToStaticMarkup(<LocationsMap />)
  for (const { name, degreeDays } of CITIES_ON_MAP) {
    expect(html).toMatch(new RegExp(`>${name}</span><span[^>]*>${degreeDays.toLocaleString('en-GB')} <span`))
  }
})
