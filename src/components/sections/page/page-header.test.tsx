import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { SitemapSection } from '../sitemap-section'
import { PageHeader } from './page-header'

const header = (category: string) =>
  renderToStaticMarkup(
    <PageHeader
      page={{ name: 'Materials', heading: 'What it is made of', lead: [], factsCheckedOn: null, category }}
      minutes={null}
    />,
  )

test('the breadcrumb of a guide leads to the guides in the sitemap, and that of another page does not', () => {
  const [, anchor] = /href="\/sitemap#([^"]+)"[^>]*>Guides</.exec(header('guide')) ?? []
  const sitemap = renderToStaticMarkup(
    <SitemapSection pages={[{ path: '/materials', title: 'Materials', category: 'guide' }]} />,
  )
  expect(sitemap).toContain(`<section id="${anchor}"`)
  expect(header('company')).not.toContain('Guides')
})
