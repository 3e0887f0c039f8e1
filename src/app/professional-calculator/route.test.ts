import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'

import { GET as quick } from '../quick-calculator/route'
import { GET as professional } from './route'

test.each([
  ['/quick-calculator', quick, '/calculator/quick'],
  ['/professional-calculator', professional, '/calculator/professional'],
])('%s redirects to the calculator with its query', (path, get, target) => {
  for (const query of ['', '?area=62&postcode=SN']) {
    const response = get(new NextRequest(`http://localhost:3000${path}${query}`))
    expect([response.status, response.headers.get('location')]).toEqual([308, `${target}${query}`])
  }
})
