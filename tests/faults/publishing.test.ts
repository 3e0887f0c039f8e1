import { expect } from 'vitest'

import { scenario, type Site, startApp } from './harness/site'

/** Longer than the time after which the run of a killed worker counts as lost. */
const SOON_MS = 180_000

/** Makes the next version of every post on the site due, with a title that distinguishes it from the current one. */
const scheduleAll = async ({ pool }: Site, mark: string) =>
  (
    await pool.query(
      `update _blog_posts_v set version__status = 'draft', version_scheduled_for = now(),
         version_title = version_slug || $1
       where latest returning parent_id`,
      [mark],
    )
  ).rows.length

const publishedOnce = async ({ pool }: Site, mark: string) =>
  (
    await pool.query(
      `select (select count(*)::int from blog_posts where title like '%' || $1) as shown,
         (select count(*)::int from _blog_posts_v
          where version_title like '%' || $1 and version__status = 'published') as versions`,
      [mark],
    )
  ).rows[0]

scenario('the worker is killed while posts are being published', async ({ site }) => {
  const mark = ' in spring'
  const posts = await scheduleAll(site, mark)
  expect(posts).toBeGreaterThan(5)
  await expect
    .poll(async () => (await publishedOnce(site, mark)).shown, { timeout: SOON_MS, interval: 20 })
    .toBeGreaterThan(0)
  await site.worker.end('SIGKILL')
  site.worker.start()
  await expect.poll(() => publishedOnce(site, mark), { timeout: SOON_MS }).toEqual({ shown: posts, versions: posts })
})

scenario('the web process is killed while posts are being published', async ({ site }) => {
  const mark = ' in autumn'
  const posts = await scheduleAll(site, mark)
  await expect
    .poll(async () => (await publishedOnce(site, mark)).shown, { timeout: SOON_MS, interval: 20 })
    .toBeGreaterThan(0)
  await site.app.end('SIGKILL')
  const { shown } = await publishedOnce(site, mark)
  expect(shown).toBeLessThan(posts)
  await startApp(site)
  await expect.poll(() => publishedOnce(site, mark), { timeout: SOON_MS }).toEqual({ shown: posts, versions: posts })
})
