import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it, test } from 'vitest'

import { CLOSABLE } from '@/lib/features/closing'
import type { Feature } from '@/lib/features/feature'
import { FEATURES } from '@/lib/features/features'
import { routes } from '@/lib/routing/routes'

import { FEATURE_FOLDERS } from './feature-folders'

/** Asked elsewhere: what staff may edit where it is read, the button by its page, the views by the addresses they have. */
const ASKED_ELSEWHERE = [
  'src/lib/routing/navigation.ts',
  'src/lib/seed/',
  'src/components/tools/designer/basket-button.tsx',
  'src/app/replies/check-views.tsx',
]

/** A link, or a list of links, to one of these routes. */
const linkTo = (names: readonly string[]) =>
  new RegExp(String.raw`\bhref(?:=\{|: )\w*[rR]outes\.(?:${names.join('|')})\b`)
const ASKS = /\b(?:isOpen|openOnes)\(/

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|examples)\.tsx?$/.test(file))
  .filter((file) => !ASKED_ELSEWHERE.some((start) => file.startsWith(start)))

describe.each(CLOSABLE)('a link to %s', (name) => {
  const { pages = {}, replies = {} }: Feature = FEATURES[name]
  const paths = [...Object.values(pages), ...Object.values(replies)].map(({ path }) => path)
  const names = Object.entries(routes).flatMap(([key, path]) => (paths.includes(path) ? [key] : []))
  const own = (FEATURE_FOLDERS[name] ?? []).map((folder) => `src/${folder}/`)

  it('outside its own folders stands where the code asks whether it is open', () => {
    expect(names.length).toBeGreaterThan(0)
    const others = files.filter((file) => !own.some((folder) => file.startsWith(folder)))
    const unasked = others.filter((file) => {
      const text = readFileSync(file, 'utf8')
      return linkTo(names).test(text) && !ASKS.test(text)
    })
    expect(unasked).toEqual([])
  })
})

test('a link is found in markup and in a list', () => {
  const found = linkTo(['shop'])
  expect(['<a href={routes.shop}>', '{ href: scriptRoutes.shop, label }'].every((code) => found.test(code))).toBe(true)
  expect(['routes.shop', '<a href={routes.shopResult}>'].some((code) => found.test(code))).toBe(false)
})
