import { describe, expect, it } from 'vitest'

import { CLOSABLE, closedAddresses, isClosable, whyOpen } from './closing'
import type { Feature } from './feature'
import { FEATURES } from './features'

const isClosedBy = (name: (typeof CLOSABLE)[number], path: string) => new RegExp(closedAddresses([name])).test(path)

it('closes nothing by default', () => expect(closedAddresses([])).toBe(''))

it.each(['content', 'leads', 'privacy', 'platform', 'store', ''])('cannot close “%s”', (name) => {
  expect(isClosable(name)).toBe(false)
})

it.each([
  ['leads', 'leads stays open, because every form ends in it'],
  ['store', 'there is no feature “store”'],
])('says why “%s” cannot be closed', (name, why) => expect(whyOpen(name)).toBe(why))

it('a feature can be closed, or says why not', () => {
  const reasons = Object.values<Feature>(FEATURES).map(({ staysOpenBecause }) => staysOpenBecause)
  expect(reasons.filter((reason) => reason !== null && !/^[a-z].{10,}[^.]$/.test(reason))).toEqual([])
  expect(CLOSABLE).toHaveLength(reasons.filter((reason) => reason === null).length)
})

/** A route with a value in place of each parameter. */
const pathOf = (route: string) => route.replace(/\/\[\[.*/, '').replaceAll(/\[[^\]]*\]/g, 'x-1')

describe.each(CLOSABLE)('with %s closed', (name) => {
  const feature: Feature = FEATURES[name]
  const { pages, replies, checks, confirmations, records = [], endpoints = [], openEndpoints = [] } = feature
  const own = [pages, replies, checks, confirmations].flatMap((part = {}) =>
    Object.values(part).map(({ path }) => path),
  )
  const closed = [...own, ...records.map(({ path }) => path), ...endpoints].map(pathOf)

  it('every page and endpoint of it is closed', () => {
    expect(closed.length).toBeGreaterThan(1)
    expect(closed.filter((path) => !isClosedBy(name, path))).toEqual([])
  })

  it('endpoints for staff, the worker, payments and erasure stay open', () => {
    expect(openEndpoints.map(pathOf).filter((path) => isClosedBy(name, path))).toEqual([])
  })

  it('no page and no endpoint of another feature is closed', () => {
    const others = Object.entries<Feature>(FEATURES).filter(([other]) => other !== name)
    const paths = others.flatMap(([, { pages: built = {}, endpoints: called = [] }]) => [
      ...Object.values(built).map(({ path }) => path),
      ...called,
    ])
    expect(paths.length).toBeGreaterThan(50)
    expect(paths.map(pathOf).filter((path) => isClosedBy(name, path))).toEqual([])
  })
})

it.each([
  ['shop', '/shop/powerboard-225w'],
  ['shop', '/order/token/invoice.pdf'],
  ['blog', '/blog/category/costs/page/2'],
  ['blog', '/blog/page/2'],
  ['challenge', '/energy-challenge/continue/erased'],
  ['designer', '/system-designer/shared/token/pack.pdf'],
  ['professional', '/api/calculate/professional/pdf'],
  ['configurator', '/api/configuration-quotes'],
] as const)('with %s closed, so is %s', (name, path) => expect(isClosedBy(name, path)).toBe(true))

it.each([
  ['shop', '/shopping'],
  ['shop', '/waxman-sync'],
  ['blog', '/blog/editor'],
  ['professional', '/calculator'],
  ['professional', '/api/calculate/quick'],
  ['solar', '/locations/bath/solar'],
] as const)('with %s closed, %s stays open', (name, path) => expect(isClosedBy(name, path)).toBe(false))
