import { unstable_cache } from 'next/cache'

import { readPhone } from '@/lib/domain/contact/uk-phone'
import { rowsToWeek } from '@/lib/domain/service-level/opening-week'
import type { OpeningHour, SiteSetting } from '@/lib/generated/payload-types'
import { cacheTags } from '@/lib/site/cache-tags'
import type { PhoneLine, SiteSettings } from '@/lib/site/site-settings'

import { payloadClient } from './payload-client'

/** Who we are, how and when to reach us; read once until staff change it. */
export const getSiteSettings: () => Promise<SiteSettings> = unstable_cache(readSiteSettings, ['site-settings'], {
  tags: [cacheTags.siteSettings],
})

async function readSiteSettings(): Promise<SiteSettings> {
  const payload = await payloadClient()
  // Both globals are public by their own access rules.
  const [settings, hours] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', overrideAccess: false }),
    payload.findGlobal({ slug: 'opening-hours', overrideAccess: false }),
  ])
  return toSiteSettings(settings, hours)
}

function toSiteSettings(settings: SiteSetting, hours: OpeningHour): SiteSettings {
  const { street, town, county, postcode } = settings.address
  return {
    company: {
      legalName: settings.legalName,
      registeredNumber: settings.registeredNumber ?? '',
      vatNumber: settings.vatNumber ?? '',
      address: [street, town, county, postcode],
    },
    mainPhone: phoneLine(settings.phone),
    sparkyPhone: phoneLine(settings.sparkyPhone),
    email: settings.email,
    hours: {
      week: rowsToWeek(hours.week ?? []),
      closedDates: (hours.closedDates ?? []).map(({ date }) => date.slice(0, 10)),
      closedOnBankHolidays: hours.closedOnBankHolidays ?? true,
    },
    storeOpen: settings.storeOpen ?? false,
    globalSite: { label: 'Global site', href: 'https://www.powerboard.example' },
    socialLinks: (settings.socialLinks ?? []).map(({ platform, url }) => ({
      platform,
      label: PLATFORM_LABELS[platform],
      href: url,
    })),
  }
}

const PLATFORM_LABELS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  x: 'X',
  youtube: 'YouTube',
}

function phoneLine(typed: string): PhoneLine {
  const phone = readPhone(typed)
  return { display: typed, href: `tel:${phone.ok ? phone.e164 : typed.replace(/\s/g, '')}` }
}
