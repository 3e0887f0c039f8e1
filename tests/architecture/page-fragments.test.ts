import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { pageAnchors } from '@/lib/routing/page-anchor'
import { PAGE_KINDS } from '@/lib/routing/page-kinds'
import { kindAnchor } from '@/lib/routing/page-trail'
import { routes } from '@/lib/routing/routes'
import { SECTION_ANCHORS } from '@/lib/routing/section-anchors'
import { PAGE_SEEDS } from '@/lib/seed/pages/pages'

const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|examples)\.|sample-|generated/.test(file))
  .map((file) => readFileSync(path.join('src', file), 'utf8'))
  .join('\n')

/** The path of a route by its name, as code writes it in a template. */
const pathOf = (name: string) => Object.entries(routes).find(([one]) => one === name)?.[1]

/** Every link to a place within a page that is written in code: '/#questions', `${routes.sales}#case-study`. */
const links = [
  ...source.matchAll(/['"`](\/[\w/-]*)#([a-z0-9-]+)['"`]/g),
  ...[...source.matchAll(/\$\{routes\.(\w+)\}#([\w-]+)/g)].map(([all, name = '', fragment]) => [
    all,
    pathOf(name),
    fragment,
  ]),
].map(([, page = '', fragment = '']) => ({ page, fragment }))

function anchorsOf(page: string): string[] {
  const blocks = PAGE_SEEDS.find((seed) => seed.path === page)?.blocks ?? []
  const titled = blocks.map((block) => ({
    blockType: block.block,
    heading: 'heading' in block ? block.heading : null,
  }))
  const forms = blocks.flatMap((block) => (block.block === 'form' ? [block.form] : []))
  const kinds = page === routes.sitemapForPeople ? PAGE_KINDS.map(({ value }) => kindAnchor(value)) : []
  return [...pageAnchors(titled), ...forms, ...kinds, ...(SECTION_ANCHORS[page] ?? [])]
}

test('every link to a place within a page finds it', () => {
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter(({ page, fragment }) => !anchorsOf(page).includes(fragment))).toEqual([])
})
