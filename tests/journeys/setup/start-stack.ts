import { request } from '@playwright/test'

import { buildSite } from '../../../scripts/lib/build.mjs'
import { prepareSite } from './test-site'
import { ADMIN, SITE_URL } from './urls'

/**
 * Global setup of Playwright and of Vitest's `built` project. Uses the site started by `npm test`, or starts one. The
 * admin signs in once here, because two simultaneous sign-ins could lose each other's session.
 */
export default async function startStack() {
  const stop = process.env.BUILT_SITE_URL ? undefined : await startSite()
  process.env.BUILT_SITE_URL = SITE_URL
  process.env.ADMIN_TOKEN = await adminToken()
  return stop
}

async function startSite() {
  const site = await prepareSite()
  await buildSite(site.env)
  await site.start()
  return site.stop
}

async function adminToken(): Promise<string> {
  const context = await request.newContext({ baseURL: SITE_URL })
  const response = await context.post('/api/users/login', { data: ADMIN })
  const { token } = (await response.json()) as { token: string }
  await context.dispose()
  return token
}
