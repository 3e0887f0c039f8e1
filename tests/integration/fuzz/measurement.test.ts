import fc from 'fast-check'
import { expect, test } from 'vitest'

import { NOTHING_KEPT } from '@/lib/domain/challenge/kept-season'

import { startPages } from '../../fakes/pages'
import { badRequests } from '../../fixtures/bad-input'
import { CASE_COUNT } from '../../fixtures/case-count'
import { call, request } from '../support/api'
import { rowsAddedBy } from '../support/rows'

// Forms without JavaScript then get a JSON response as well.
startPages().play('unreachable')

const REVEALING = /\n\s+at |node_modules|syntax error|postgres|payload|drizzle|\/(?:work|home|root)\/|\.tsx?\b|Error:/i
const SECRET = 'A'.repeat(43)
const DEVICE = 'b3f5c1d2-7a44-4b1e-9c55-0f1e2d3c4b5a'
const EVENTS = [{ kind: 'done', slug: 'letterbox', at: '2026-11-03T10:00:00.000Z' }]

/** Every endpoint of the challenge and of measurement: a good body, and the tables it may add rows to. */
const ENDPOINTS: { path: string; good: Record<string, unknown>; tables: string[] }[] = [
  {
    path: '/challenge/rewards',
    good: { offer: 1, device: DEVICE, events: EVENTS },
    tables: ['rewards', 'user_profiles'],
  },
  {
    path: '/challenge/links',
    good: { email: 'ada@example.com', agreed: true, website: '', season: { ...NOTHING_KEPT, events: EVENTS } },
    tables: ['season_links'],
  },
  { path: '/challenge/links/answer', good: { token: SECRET, answer: 'confirm', website: '' }, tables: [] },
  {
    path: '/challenge/savings',
    good: { device: DEVICE, district: 'SN10', savedPercent: 8, agreed: true },
    tables: ['shared_savings'],
  },
  { path: '/challenge/savings/withdraw', good: { device: DEVICE }, tables: [] },
  {
    path: '/performance-metrics',
    good: { metric: 'LCP', value: 1_200, url: 'http://localhost:3000/', timestamp: '2026-11-21T10:00:00.000Z' },
    tables: ['performance_metrics'],
  },
  {
    path: '/analytics/heatmap',
    good: {
      timestamp: '2026-11-21T10:00:00.000Z',
      location: '/',
      elementType: 'a',
      coordinates: { x: 1, y: 2 },
      viewport: { width: 390, height: 844 },
      scrollPosition: 0,
      element: '#hero',
    },
    tables: ['heatmap_records'],
  },
]

test.each(ENDPOINTS)(
  `${CASE_COUNT} bad requests to $path: each gets a readable response, and nothing else is written`,
  async ({ path, good, tables }) => {
    const added = await rowsAddedBy(() =>
      fc.assert(
        fc.asyncProperty(badRequests(good), async ({ headers, body }) => {
          const response = await call(
            request(path, {
              method: 'POST',
              headers: { 'x-cookie-consent': 'accepted', ...headers },
              body: body as BodyInit,
            }),
          )
          const text = await response.text()
          expect([200, 202, 204, 303, 400, 403, 404, 410, 413, 415, 422]).toContain(response.status)
          expect(text).not.toMatch(REVEALING)
          if (response.status >= 400) expect(JSON.parse(text)).toMatchObject({ message: expect.stringMatching(/\S/) })
        }),
        { numRuns: CASE_COUNT },
      ),
    )
    expect(tables).toEqual(expect.arrayContaining(Object.keys(added)))
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  },
)
