import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { CompareForm } from './compare-form'
import { PlaceSearchForm } from './place-search-form'

test.each([
  ['the search', <PlaceSearchForm key="search" error="We know no such place" />],
  ['the comparison', <CompareForm key="compare" path="bath" name="Bath" error="We know no such place" />],
])('an error in %s has a border, an icon and its message, which describes the field', (_, form) => {
  const html = renderToStaticMarkup(form)
  expect(html).toMatch(/<input [^>]*class="[^"]*ring-fault/)
  const [, id] = /aria-describedby="([^"]+)"/.exec(html) ?? []
  expect(html).toMatch(new RegExp(`<p id="${id}"[^>]*><svg.*We know no such place</span></p>`))
})
