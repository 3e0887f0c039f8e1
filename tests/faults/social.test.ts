import { expect } from 'vitest'

import { scenario, type Site } from './harness/site'

/** Longer than the lease of the killed worker and the time until the next run of the task. */
const SOON_MS = 150_000

const schedule = async ({ pool }: Site, text: string) =>
  Number(
    (
      await pool.query(
        `insert into social_media_posts (platform, content, status, scheduled_date)
         values ('linkedin', $1, 'scheduled', now()) returning id`,
        [text],
      )
    ).rows[0]?.id,
  )
const statusOf = async ({ pool }: Site, id: number) =>
  (await pool.query('select status::text as status from social_media_posts where id = $1', [id])).rows[0]?.status

const isHandingOver = async ({ pool }: Site, id: number) =>
  (await pool.query('select sending_since is not null as is from social_media_posts where id = $1', [id])).rows[0]?.is

async function killWhilePosting(site: Site, id: number) {
  await expect.poll(() => isHandingOver(site, id), { timeout: 60_000 }).toBe(true)
  await expect.poll(() => site.crm.requests.filter((one) => one.endsWith('/posts')).length, { timeout: 10_000 }).toBe(1)
  await site.worker.end('SIGKILL')
  site.crm.play('accepting')
  site.worker.start()
}

scenario('the worker is killed while it posts, before the CRM has accepted', async ({ site }) => {
  site.crm.play('hanging-posts')
  const id = await schedule(site, 'Killed before it was accepted')
  await killWhilePosting(site, id)
  await expect.poll(() => statusOf(site, id), { timeout: SOON_MS }).toBe('published')
  expect(site.crm.posts).toHaveLength(1)
})

scenario('the worker is killed while it posts, after the CRM has accepted', async ({ site }) => {
  site.crm.play('posting-then-hanging')
  const id = await schedule(site, 'Killed after it was accepted')
  await killWhilePosting(site, id)
  await expect.poll(() => statusOf(site, id), { timeout: SOON_MS }).toBe('published')
  expect(site.crm.posts).toHaveLength(1)
})
