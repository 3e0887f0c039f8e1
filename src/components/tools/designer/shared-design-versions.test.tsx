import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { SharedDesignVersions } from './shared-design-versions'

const versions = [3, 2, 1].map((number) => ({ number, at: 'today', changes: null, note: null }))
const shownAs = (shown: number) => {
  const html = renderToStaticMarkup(<SharedDesignVersions {...{ versions, shown, token: 'abc', right: 'view' }} />)
  return {
    marked: [...html.matchAll(/Version (\d), today, shown here/g)].map(([, number]) => Number(number)),
    links: [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
  }
}
const PAGE = '/system-designer/shared/abc'

it('marks the version that is shown, and links to the others on the page of the design', () => {
  expect(shownAs(3)).toEqual({ marked: [3], links: [`${PAGE}?version=2`, `${PAGE}?version=1`] })
  expect(shownAs(2)).toEqual({ marked: [2], links: [PAGE, `${PAGE}?version=1`] })
})
