import { expect } from 'vitest'

import { untilHealthy } from '../../scripts/lib/stack.mjs'
import { ADMIN_PATHS, expectFinishedPage, openPage, PUBLIC_PATHS } from './harness/pages'
import { scenario } from './harness/site'

scenario('pages that are not in memory while PostgreSQL is stopped', async ({ site }) => {
  await site.postgres.stopAtOnce()
  for (const path of [...PUBLIC_PATHS, ...ADMIN_PATHS]) expectFinishedPage(await openPage(site.url, path), path)
  await site.postgres.start()
  await untilHealthy(site.url)
  for (const path of PUBLIC_PATHS) expect((await openPage(site.url, path)).status, path).not.toBe(503)
})

scenario('pages while PostgreSQL is frozen', async ({ site }) => {
  site.postgres.freeze()
  const answers = await Promise.all(PUBLIC_PATHS.map((path) => openPage(site.url, path)))
  for (const [index, answer] of answers.entries()) expectFinishedPage(answer, PUBLIC_PATHS[index] ?? '')
  site.postgres.thaw()
  await untilHealthy(site.url)
})

scenario('pages of a server that has never reached PostgreSQL', async ({ site }) => {
  await site.app.end('SIGKILL')
  site.postgres.freeze()
  site.app.start()
  await expect
    .poll(
      () =>
        openPage(site.url, '/contact').then(
          ({ status }) => status,
          () => null,
        ),
      { timeout: 60_000 },
    )
    .toBe(503)
  expectFinishedPage(await openPage(site.url, '/contact'), '/contact')
  site.postgres.thaw()
  await untilHealthy(site.url)
})
