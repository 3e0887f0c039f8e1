import { expect, test } from 'vitest'

import { METRICS_TOKEN, SITE_URL } from '../journeys/setup/urls'

const read = async () =>
  (await fetch(`${SITE_URL}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text()
const hitsIn = (text: string) => Number(/reads_total\{result="hit",process="1"\} (\d+)/.exec(text)?.[1] ?? 0)

test('the metrics of the running site need the token, and count the pages that come from memory', async () => {
  expect((await fetch(`${SITE_URL}/metrics`)).status).toBe(401)
  await fetch(`${SITE_URL}/about`)
  // A busy database may not answer in time for one reading, which is then without the figures of the queue.
  await expect.poll(read).toMatch(/^powerboard_database_up\{process="1"\} 1$[^]*^powerboard_deliveries_due \d+/m)
  const before = await read()
  // A page is kept once Next has rendered it. A change elsewhere may expire it
  // meanwhile, so the test polls.
  const hitsAfterVisit = async () => {
    await fetch(`${SITE_URL}/about`)
    return hitsIn(await read())
  }
  await expect.poll(hitsAfterVisit).toBeGreaterThan(hitsIn(before))
})
