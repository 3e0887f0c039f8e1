import type { Payload } from 'payload'

import { NO_COMPANY_NUMBER } from '@/lib/content/default-contact'
import type { SiteSetting } from '@/lib/generated/payload-types'
import type { Noted } from '@/lib/page-inventory/notices'

const EDIT_PATH = '/globals/site-settings'

/** Company details that still have the sample values of a new site. */
export async function readSampleDetails(payload: Payload): Promise<Noted> {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true })
  const notices = [
    ...(hasCompanyNumber(settings)
      ? []
      : [{ what: 'Company number', detail: 'is hidden on the website until it is entered' }]),
    ...sampleLinksOf(settings).map(({ platform, url }) => ({
      what: `Link to ${platform}`,
      detail: `still has the sample address ${url}`,
    })),
  ].map((notice) => ({ ...notice, editPath: EDIT_PATH, at: null }))
  return { notices, total: notices.length }
}

export const hasCompanyNumber = ({ registeredNumber }: SiteSetting): boolean =>
  Boolean(registeredNumber) && registeredNumber !== NO_COMPANY_NUMBER

export const sampleLinksOf = ({ socialLinks }: SiteSetting) =>
  (socialLinks ?? []).filter(({ url }) => isSampleAddress(url))

const isSampleAddress = (url: string) => /(?:^|\.)example\.com$/.test(URL.parse(url)?.hostname ?? '')
