import { payloadClient } from '@/lib/data/payload-client'
import { publicEndpoint } from '@/lib/http/public-endpoint'
import { poolOf } from '@/lib/platform/database'
import { routes } from '@/lib/routing/routes'
import { savingWithdrawalSchema } from '@/lib/schemas/shared-saving'
import { withdrawSaving } from '@/lib/use-cases/challenge/shared-savings'

/** Removes a household from the comparison in its district. */
export const { GET, POST } = publicEndpoint({
  schema: savingWithdrawalSchema,
  form: {},
  formPage: routes.energyChallenge,
  failure: 'We could not delete your saving just now. Please try again in a minute.',
  handle: async ({ device }) => {
    await withdrawSaving(poolOf(await payloadClient()), device)
    return {
      ok: true,
      status: 200,
      body: { message: 'Your saving has been removed from the comparison.' },
      next: routes.energyChallenge,
    }
  },
})
