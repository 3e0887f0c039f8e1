import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { PAGE_TEMPLATES, type PageTemplate } from '@/lib/content/page-templates'
import type { Picture } from '@/lib/content/picture'

import { SitemapSection } from '../sitemap-section'
import { PageHeader } from './page-header'

const picture: Picture = {
  alt: 'A panel',
  caption: '',
  width: 1600,
  height: 900,
  src: '/media/panel.webp',
  srcSet: '/media/panel.webp 1600w',
  placeholder: '',
}

const chapters = [{ id: 'layers', heading: 'Five layers' }]

const header = (category: string, template: PageTemplate = 'guide') =>
  renderToStaticMarkup(
    <PageHeader
      page={{
        name: 'Materials',
        heading: 'What it is made of',
        lead: [],
        picture,
        factsCheckedOn: '20 November 2026',
        category,
        template,
      }}
      minutes={null}
      chapters={chapters}
    />,
  )

test('the breadcrumb of a guide links to the guides in the sitemap, and that of another page does not', () => {
  const [, anchor] = /href="\/sitemap#([^"]+)"[^>]*>Guides</.exec(header('guide')) ?? []
  const sitemap = renderToStaticMarkup(
    <SitemapSection pages={[{ path: '/materials', title: 'Materials', category: 'guide' }]} />,
  )
  expect(sitemap).toContain(`<section id="${anchor}"`)
  expect(header('company')).not.toContain('Guides')
})

test('says when the figures were checked, except on a legal page', () => {
  expect(header('guide')).toContain('Figures last checked 20 November 2026')
  expect(header('legal', 'legal')).not.toContain('20 November')
})

test.each(['alt="A panel"', 'href="#layers"'])(
  'the introduction of a company page, an offer and a reference sheet has the picture and the contents: %s',
  (markup) => {
    const shown = PAGE_TEMPLATES.filter(({ value }) => header('guide', value).includes(markup))
    expect(shown.map(({ value }) => value)).toEqual(['company', 'offer', 'reference'])
  },
)
