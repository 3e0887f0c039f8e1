import { originOf } from '@/lib/accounts/origin-of'
import { recordAudit } from '@/lib/accounts/record-audit'
import { TEST_STATES, TESTED_SERVICES } from '@/lib/domain/staff/tested-services'
import { labelOf } from '@/lib/domain/text/label-of'
import { errorResponse, jsonResponse } from '@/lib/http/responses'
import { staffEndpoint } from '@/lib/http/staff-endpoint'
import { poolOf } from '@/lib/platform/database'
import { overLimit, tooManyAttempts } from '@/lib/platform/rate-limit'
import { testServiceSchema } from '@/lib/schemas/operations'
import { testService } from '@/lib/use-cases/services/test-service'

/** The admin's "Test" of a service that we depend on. The answer comes once the service has been tried. */
export const POST = staffEndpoint({
  may: 'isAdmin',
  forbidden: 'Only admins can do this.',
  schema: testServiceSchema,
  act: async ({ service }, { payload, user, headers }) => {
    const { email, name } = user
    if (service === 'email' && !email) return errorResponse(409, 'Enter your email address under “Account” first.')
    const waitSeconds = await overLimit('serviceTest', String(user.id))
    if (waitSeconds !== null) return errorResponse(429, tooManyAttempts(waitSeconds))
    const result = await testService(poolOf(payload), { service, to: { name, address: email ?? '' } })
    const label = labelOf(TESTED_SERVICES, service)
    if (!result) return errorResponse(409, `${label}: not set up.`)
    const message = `${label}: ${labelOf(TEST_STATES, result.state).toLowerCase()}.`
    await recordAudit({ payload }, { action: 'service-tested', who: user, what: message, from: originOf(headers) })
    return jsonResponse(200, { message })
  },
})
