import { expect, test } from 'vitest'

import { METRICS_TOKEN, SITE_URL } from '../journeys/setup/urls'

const MANY = 400
const AT_ONCE = 50
/**
 * The worker's page checks open real pages meanwhile: one at a time, so that a slow machine slows them as well, and far
 * fewer than half of ours. If either kind of made-up address left entries, it would leave one for each.
 */
const OPENED_MEANWHILE = MANY / 2

async function held() {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const text = await (await fetch(`${SITE_URL}/metrics`, { headers })).text()
  const lines = text.split('\n')
  return {
    entries: Number(/^powerboard_page_cache_entries\{[^}]*\} (\d+)/m.exec(text)?.[1]),
    series: lines.filter((line) => /^powerboard_(http|page_cache_reads)/.test(line)).length,
  }
}

async function visitAll(pathOf: (n: number) => string): Promise<number[]> {
  const statuses: number[] = []
  for (let first = 0; first < MANY; first += AT_ONCE)
    statuses.push(
      ...(await Promise.all(
        Array.from({ length: AT_ONCE }, async (_, n) => {
          const response = await fetch(`${SITE_URL}${pathOf(first + n)}`)
          await response.arrayBuffer()
          return response.status
        }),
      )),
    )
  return [...new Set(statuses)]
}

test('neither made-up paths nor made-up queries leave an entry or a series behind', async () => {
  // Both kinds first, so that anything they may leave behind already exists.
  await visitAll((n) => ['/about', '/made-up'][n % 2] ?? '/')
  const before = await held()
  expect(await visitAll((n) => `/made-up-${n}/and-below?x=${n}`)).toEqual([404])
  expect(await visitAll((n) => `/about?from=${n}`)).toEqual([200])
  const after = await held()
  expect(after.series).toBe(before.series)
  expect(after.entries - before.entries).toBeLessThan(OPENED_MEANWHILE)
})
