import { NO_COMPANY_NUMBER } from '@/lib/content/default-contact'
import type { PhoneLine, SiteSettings } from '@/lib/content/site-settings'
import { readPhone } from '@/lib/domain/leads/uk-phone'
import { hoursOf } from '@/lib/domain/opening-hours/opening-week'
import { SAMPLE_PERCENT } from '@/lib/domain/page-speed/sample'
import type { OpeningHour, SiteSetting } from '@/lib/generated/payload-types'

export type StoredCompany = SiteSetting
export type StoredHours = OpeningHour

/** Who we are, as pages print it. */
export function toSiteSettings(settings: StoredCompany, hours: StoredHours): SiteSettings {
  const { street, town, county, postcode } = settings.address
  return {
    company: {
      legalName: settings.legalName,
      registeredNumber: companyNumber(settings.registeredNumber),
      vatNumber: settings.vatNumber ?? '',
      address: [street, town, county, postcode],
    },
    mainPhone: phoneLine(settings.phone),
    sparkyPhone: phoneLine(settings.sparkyPhone),
    email: settings.email,
    hours: hoursOf(hours),
    storeOpen: settings.storeOpen ?? false,
    speedSamplePercent: settings.speedSamplePercent ?? SAMPLE_PERCENT.usual,
    globalSite: { label: 'Global site', href: 'https://www.powerboard.example' },
    socialLinks: (settings.socialLinks ?? []).map(({ platform, url }) => ({
      platform,
      label: PLATFORM_LABELS[platform],
      href: url,
    })),
  }
}

const companyNumber = (entered: string | null | undefined) => (entered === NO_COMPANY_NUMBER ? '' : (entered ?? ''))

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
