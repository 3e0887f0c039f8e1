import { randomBytes } from 'node:crypto'

import { besidePayload } from '@/app/(payload)/payload-rest'
import { payloadClient } from '@/lib/data/payload-client'
import { publicEndpoint } from '@/lib/http/public-endpoint'
import { poolOf } from '@/lib/platform/database'
import { routes } from '@/lib/routing/routes'
import { waitingSchema } from '@/lib/schemas/waiting-list'
import { joinWaitingList } from '@/lib/use-cases/waiting-list/join-waiting-list'

const REFERENCE_BYTES = 16

/** Adds an email address to the waiting list. The response is the same whether or not it is already on it. */
const join = publicEndpoint({
  schema: waitingSchema,
  form: {},
  formPage: routes.waitingCheck,
  limits: ({ email }, sender) => [
    { limit: 'waitingList', key: sender },
    { limit: 'waitingListSameEmail', key: email },
  ],
  failure: 'We could not save your address just now.',
  handle: async (input) => {
    const reference = randomBytes(REFERENCE_BYTES).toString('hex')
    const isNoted = input.website !== '' || (await joinWaitingList(poolOf(await payloadClient()), input, reference))
    return isNoted
      ? { ok: true, status: 202, body: { message: 'Please check your inbox.' }, next: routes.waitingReceived }
      : { ok: false, status: 404, message: 'This product is no longer in our catalogue.' }
  },
})

export const { GET, DELETE, POST } = besidePayload('waiting-list', join)
