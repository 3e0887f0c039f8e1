import type { Payload } from 'payload'

import { NO_COMPANY_NUMBER } from '@/lib/content/default-contact'
import type { Notice } from '@/lib/page-inventory/notices'

const EDIT_PATH = '/globals/site-settings'

/** Company details that still have the sample values of a new site. */
export async function readSampleDetails(payload: Payload): Promise<{ notices: Notice[]; total: number }> {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true })
  const links = (settings.socialLinks ?? []).filter(({ url }) => isSampleAddress(url))
  const notices = [
    ...(settings.registeredNumber && settings.registeredNumber !== NO_COMPANY_NUMBER
      ? []
      : [{ what: 'Company number', detail: 'is hidden on the website until it is entered' }]),
    ...links.map(({ platform, url }) => ({
      what: `Link to ${platform}`,
      detail: `still has the sample address ${url}`,
    })),
  ].map((notice) => ({ ...notice, editPath: EDIT_PATH, at: null }))
  return { notices, total: notices.length }
}

const isSampleAddress = (url: string) => /(?:^|\.)example\.com$/.test(URL.parse(url)?.hostname ?? '')
