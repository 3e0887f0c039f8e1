import { expect } from 'vitest'

import { untilHealthy } from '../../scripts/lib/stack.mjs'
import { ADMIN_PATHS, expectFinishedPage, openPage, PER_REQUEST_PATHS, UNVISITED_PATHS } from './harness/pages'
import { scenario, type Site } from './harness/site'

async function expectFinishedPages({ url }: Site, paths: readonly string[]) {
  for (const path of paths) expectFinishedPage(await openPage(url, path), path)
}

scenario('pages that are not in memory while PostgreSQL is stopped', async ({ site }) => {
  await site.postgres.stopAtOnce()
  await expectFinishedPages(site, [...UNVISITED_PATHS, ...PER_REQUEST_PATHS, ...ADMIN_PATHS])
  await site.postgres.start()
  await untilHealthy(site.url)
  for (const path of UNVISITED_PATHS) expect((await openPage(site.url, path)).status, path).toBe(200)
})

scenario('pages while PostgreSQL is frozen', async ({ site }) => {
  site.postgres.freeze()
  await expectFinishedPages(site, PER_REQUEST_PATHS)
  site.postgres.thaw()
  await untilHealthy(site.url)
})

scenario('pages of a server that has never reached PostgreSQL', async ({ site }) => {
  const [path = ''] = PER_REQUEST_PATHS
  await site.app.end('SIGKILL')
  site.postgres.freeze()
  site.app.start()
  const statusOf = () =>
    openPage(site.url, path).then(
      ({ status }) => status,
      () => null,
    )
  await expect.poll(statusOf, { timeout: 60_000 }).toBe(503)
  await expectFinishedPages(site, PER_REQUEST_PATHS)
  site.postgres.thaw()
  await untilHealthy(site.url)
})
