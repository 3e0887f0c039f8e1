import { createLocalReq } from 'payload'

import { payloadClient } from '@/lib/data/payload-client'
import { ERASED_BY_PERSON } from '@/lib/domain/leads/data-requests'
import type { Handled } from '@/lib/http/endpoint'
import { publicEndpoint } from '@/lib/http/public-endpoint'
import { poolOf } from '@/lib/platform/database'
import { logger } from '@/lib/platform/logger'
import { dataPage, receiptPage } from '@/lib/routing/enquiry-routes'
import { routes } from '@/lib/routing/routes'
import { type DataChange, dataChangeSchema } from '@/lib/schemas/your-data'
import { erasePerson } from '@/lib/use-cases/people/erase-person'
import { closeSession, type DataSession, findSession } from '@/lib/use-cases/your-data/data-links'
import { allowOffers, stopOffers } from '@/lib/use-cases/your-data/offers'

/** Years of enquiries take longer to erase than one is to save. */
const BUDGET_MS = 20_000
const CLOSED = 'This page has closed, and nothing was changed. Please ask for a new link.'

type Payload = Awaited<ReturnType<typeof payloadClient>>
type Change = (payload: Payload, session: DataSession) => Promise<{ message: string; next: string | null }>

/** What the holder of an opened link can do. `next`: the page with the result; null for the page of their data. */
const CHANGES: Record<DataChange, Change> = {
  'stop-offers': async (payload, { email }) => {
    await stopOffers(poolOf(payload), email)
    return { message: 'We will not write offers to you.', next: null }
  },
  'allow-offers': async (payload, { email }) => {
    await allowOffers(poolOf(payload), email)
    return { message: 'You can ask for offers again.', next: null }
  },
  erase: async (payload, { email }) => {
    const done = await erasePerson(await createLocalReq({}, payload), {
      asked: { address: email },
      byName: ERASED_BY_PERSON,
    })
    if (!done) throw new Error('An address always has an identity')
    logger.info({ msg: 'data erased by its person', receipt: done.reference })
    return { message: 'Your data has been erased.', next: receiptPage(done.token) }
  },
  close: async (payload, { reference }) => {
    await closeSession(poolOf(payload), reference)
    return { message: 'The page is closed.', next: routes.yourDataLeft }
  },
}

/** The holder of an opened link stops offers, has everything erased or closes the page. */
export const { GET, POST } = publicEndpoint({
  schema: dataChangeSchema,
  form: {},
  formPage: routes.yourDataLinkCheck,
  budgetMs: BUDGET_MS,
  limits: (_input, sender) => [{ limit: 'dataChanges', key: sender }],
  failure: 'We could not finish that just now. Open your page again to see whether it was done.',
  handle: async ({ token, answer }): Promise<Handled> => {
    const payload = await payloadClient()
    const session = await findSession(poolOf(payload), token)
    if (!session) return { ok: false, status: 404, message: CLOSED }
    const { message, next } = await CHANGES[answer](payload, session)
    return { ok: true, status: 200, body: { message }, next: next ?? dataPage(token) }
  },
})
