import { payloadClient } from '@/lib/data/payload-client'
import { publicEndpoint } from '@/lib/http/public-endpoint'
import { poolOf } from '@/lib/platform/database'
import { sharedDesignPage } from '@/lib/routing/enquiry-routes'
import { routes } from '@/lib/routing/routes'
import { designMailSchema } from '@/lib/schemas/calculate/shared-design'
import { LINKS_SENT, mailDesignLinks } from '@/lib/use-cases/designs/shared-design'

const REFUSED = 'Only the link for changes can have the links sent.'

/** Emails the links of a design to whoever may change it. The address is deleted once the email has been sent. */
export const { GET, POST } = publicEndpoint({
  schema: designMailSchema,
  form: {},
  formPage: routes.sharedDesignCheck,
  limits: ({ email }, sender) => [
    { limit: 'designMails', key: sender },
    { limit: 'designMailsSameEmail', key: email },
    { limit: 'designMailsEverybody', key: 'everybody' },
  ],
  failure: 'We could not send the links just now. They still work.',
  handle: async ({ token, email, website }) => {
    const isAsked = website === '' && (await mailDesignLinks(poolOf(await payloadClient()), { token, email }))
    if (website === '' && !isAsked) return { ok: false, status: 404, message: REFUSED }
    return { ok: true, status: 202, body: { message: LINKS_SENT }, next: `${sharedDesignPage(token)}?sent=links` }
  },
})
