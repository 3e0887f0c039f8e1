import { expect, test } from 'vitest'

import { STATIC_PAGE_LIST } from '@/lib/registry/static-pages'

import { SITE_URL } from '../journeys/setup/urls'

/** The size of React's copy relative to the page: 1.3 if nothing is shared because React or Next changed its format. */
const COPY_MAX = 0.65

const textOf = async (path: string) => (await fetch(`${SITE_URL}${path}`)).text()

const PAGES = STATIC_PAGE_LIST.filter(
  ({ kind, rendering, isStore }) => kind === 'page' && rendering === 'prerendered' && !isStore,
).map(({ path }) => path)

test.each([...PAGES, '/thermal-efficiency-guide', '/locations/bath'])(
  '%s shares its markup with React’s copy',
  async (path) => {
    const html = await textOf(path)
    const [whole, copy = ''] = /<script type="text\/x-component">(.*?)<\/script>/s.exec(html) ?? []
    expect(html).toContain(' data-shared')
    expect(copy.length / (html.length - String(whole).length)).toBeLessThan(COPY_MAX)
  },
)
