import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { Installer } from '@/lib/content/installer'
import type { BlockOf } from '@/lib/content/page'

import { InstallerDirectoryBlock } from './installer-directory-block'

const firm = (slug: string, isSample: boolean): Installer => ({
  slug,
  name: `Firm ${slug}`,
  summary: '',
  town: `Town ${slug}`,
  county: 'Wiltshire',
  postcodeAreas: ['SN'],
  website: '',
  registrations: [],
  position: { latitude: 51.35, longitude: -1.99 },
  isSample,
})
const shown = (installers: Installer[]) => {
  const block = { id: 'a', heading: 'Search', text: [], installers }
  return renderToStaticMarkup(<InstallerDirectoryBlock block={block as unknown as BlockOf<'installerDirectory'>} />)
}

test('while every entry is a sample, two are shown in full and all are listed as towns without a firm', () => {
  const html = shown(['a', 'b', 'c'].map((slug) => firm(slug, true)))
  expect(html).toContain('Firm a')
  expect(html).toContain('Firm b')
  expect(html).not.toContain('Firm c')
  expect(html).toContain('Town c')
  expect(html).not.toContain('by county')
  expect(html.match(/<circle/g)).toHaveLength(3)
})

test('a firm is listed in full, and samples only as towns', () => {
  const html = shown([firm('a', false), firm('b', true)])
  expect(html).toContain('All 1, by county')
  expect(html).toContain('Firm a')
  expect(html).not.toContain('Firm b')
  expect(html).toContain('Town b')
})

test('a full directory asks for no firms', () => {
  expect(shown([firm('a', false)])).not.toContain('Recruiting here')
})
