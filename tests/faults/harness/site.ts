import { Pool } from 'pg'
import { expect, inject, test as base } from 'vitest'

import { untilHealthy } from '../../../scripts/lib/stack.mjs'
import { startFakeCrm } from '../../fakes/fake-crm'
import { startFakeStripe } from '../../fakes/fake-stripe'
import { startSmtpCatcher } from '../../fakes/smtp-catcher'
import { siteProcess } from '../../fixtures/site-process'
import { WEBHOOK_SECRET } from '../../fixtures/stripe-message'
import { newVisitor } from '../../fixtures/visitor'
import { expectOneOfEach } from './oracle'
import { postgresOf } from './postgres'
import { press } from './visitors'

export type Site = Awaited<ReturnType<typeof openSite>>

/** The production site on the trial's database, with a CRM and a mail server that can be made to misbehave. */
async function openSite() {
  const trial = inject('trial')
  const url = `http://127.0.0.1:${trial.env.PORT}`
  const [crm, smtp, stripe] = await Promise.all([startFakeCrm(), startSmtpCatcher(), startFakeStripe({ siteUrl: url })])
  const env: Record<string, string> = {
    ...trial.env,
    SMTP_URL: smtp.url,
    GHL_API_BASE_URL: crm.settings.baseUrl,
    GHL_API_TOKEN: crm.settings.token,
    GHL_LOCATION_ID: crm.settings.locationId,
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
  }
  const pool = new Pool({ connectionString: env.DATABASE_URL, max: 4 })
  pool.on('error', () => undefined) // the scenarios drop connections; the next query opens another
  return {
    url,
    app: siteProcess({ name: 'serve', env }),
    worker: siteProcess({ name: 'worker', env }),
    secondWorker: siteProcess({ name: 'worker', env }),
    postgres: postgresOf(trial),
    pool,
    crm,
    smtp,
    stripe,
  }
}

export async function startApp({ app, url }: Site) {
  app.start()
  await untilHealthy(url)
}

/** Sends a first enquiry end to end, so that everything is loaded and connected. */
async function warmUp(site: Site) {
  await expectOneOfEach(site, [await press(site.url, newVisitor())])
  site.crm.clear()
  site.smtp.clear()
}

/**
 * A scenario gets a healthy site with a fresh worker, and must leave everything running that it did not stop on
 * purpose.
 */
export const scenario = base
  .extend<{ opened: Site }>({
    opened: [
      async ({}, provide) => {
        const site = await openSite()
        await startApp(site)
        await provide(site)
        await Promise.all([
          site.app.end('SIGKILL'),
          site.crm.stop(),
          site.smtp.stop(),
          site.stripe.stop(),
          site.pool.end(),
        ])
      },
      { scope: 'file' },
    ],
  })
  .extend<{ site: Site }>({
    site: async ({ opened: site }, provide) => {
      site.crm.clear()
      site.smtp.clear()
      site.stripe.clear()
      site.worker.start()
      await warmUp(site)
      await provide(site)
      site.postgres.thaw()
      await Promise.all([site.worker.end('SIGKILL'), site.secondWorker.end('SIGKILL')])
      expect([site.app, site.worker, site.secondWorker].flatMap(({ surprises }) => surprises.splice(0))).toEqual([])
    },
  })
