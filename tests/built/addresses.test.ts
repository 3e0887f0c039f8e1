import { randomBytes } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { PAGES } from '@/lib/registry/pages'

import { SITE_URL } from '../journeys/setup/urls'
import { signIn, type StaffClient } from './staff-client'

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${SITE_URL}${path}`, { redirect: 'manual', headers })
const leadsTo = async (path: string) => {
  const { status, headers } = await ask(path)
  return [status, headers.get('location')]
}
const QUERY = '?utm_campaign=spring&email=a%40b.example'

describe('an address in other letters leads to its page, with its query', () => {
  test.each([
    ['/About', '/about'],
    ['/CONTACT', '/contact'],
    ['/con%74act', '/contact'],
    ['/energy%2Dtips', '/energy-tips'],
    ['/Locations/BATH', '/locations/bath'],
    ['/Blog', '/blog'],
    ['/Find-A-Place', '/find-a-place'],
  ])('%s', async (path, page) => expect(await leadsTo(`${path}${QUERY}`)).toEqual([308, `${page}${QUERY}`]))

  test('of a post', async () => {
    const { items } = (await (await fetch(`${SITE_URL}/blog/feed.json`)).json()) as { items: { url: string }[] }
    const { pathname } = new URL(items[0]?.url ?? '')
    expect(await leadsTo(`${pathname.toUpperCase()}${QUERY}`)).toEqual([308, `${pathname}${QUERY}`])
  })

  test.each([
    ['/Nothing-There', 404],
    ['/API/contact', 404],
    ['/%61dmin', 400],
    ['/api/users/log%69n', 400],
  ])('but %s leads nowhere', async (path, status) => expect((await ask(path)).status).toBe(status))
})

describe('a redirect by staff', () => {
  let staff: StaffClient
  const made: number[] = []
  beforeAll(async () => {
    staff = await signIn()
    for (const [from, to] of [
      ['/old-page', '/about'],
      ['/old-part', '/contact?source=old#form'],
      ['/old-site', 'https://example.com/there'],
    ])
      made.push(await staff.make('redirects', { from, to }))
  })
  afterAll(async () => {
    for (const id of made) await staff.remove(`redirects/${id}`)
  })

  test.each([
    [`/old-page${QUERY}`, `/about${QUERY}`],
    ['/old-page', '/about'],
    ['/old-part?utm_campaign=spring&source=mine', '/contact?source=old&utm_campaign=spring#form'],
    [`/old-site${QUERY}`, 'https://example.com/there'],
  ])('passes the query on, within the site: %s', async (path, target) => {
    expect(await leadsTo(path), 'for the first visitor').toEqual([308, target])
    expect(await leadsTo(path), 'for the second').toEqual([308, target])
    expect(await leadsTo(path.split('?')[0] ?? ''), 'for one without a query').not.toContain(`/about${QUERY}`)
  })

  test('is found in any letters', async () =>
    expect(await leadsTo(`/OLD-page${QUERY}`)).toEqual([308, `/old-page${QUERY}`]))
})

describe('a path with a secret', () => {
  const token = randomBytes(32).toString('base64url')
  /** Pages that offer a new link in place of one that was used, is too old or never was: all three get the same page. */
  const offersAnother = ['/your-data/open/[token]', '/your-data/records/[token]']
  const secretPaths = PAGES.filter(({ path }) => path.includes('[token]')).map(({ path }) => path)

  test.each(secretPaths)('%s is unknown in every form, and tells nobody', async (route) => {
    const path = route.replace('[token]', token)
    const [area = ''] = route.split('[token]')
    const unknown = offersAnother.includes(route) ? [200, 308, 404] : [308, 404]
    const forms = ['', '.rsc', '.segments/_tree.segment.rsc', '.prefetch.rsc', '/', '?x=1']
    for (const asked of [...forms.map((form) => `${path}${form}`), `${area.toUpperCase()}${token}`, `${area}check`]) {
      const { status, headers } = await ask(asked, { accept: 'text/html' })
      expect([200, 307, 308, 404], asked).toContain(status)
      if (asked.includes(token)) expect(unknown, asked).toContain(status)
      if (asked.endsWith('.rsc')) expect(status, asked).toBe(404)
      expect(headers.get('location') ?? '', asked).not.toContain(token.toLowerCase())
      expect(headers.get('referrer-policy'), asked).toBe('no-referrer')
      expect(headers.get('x-robots-tag'), asked).toBe('noindex')
    }
  })
})
