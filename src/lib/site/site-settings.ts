import type { OpeningHours } from '@/lib/domain/service-level/opening-hours'

/** `display` is how people read it, `href` a tel: link. */
export type PhoneLine = { display: string; href: string }

/** Who we are and how to reach us, as staff keep it. */
export type SiteSettings = {
  company: { legalName: string; registeredNumber: string; address: string[] }
  mainPhone: PhoneLine
  sparkyPhone: PhoneLine
  email: string
  hours: OpeningHours
  storeOpen: boolean
  /** The manufacturer's own site. */
  globalSite: { label: string; href: string }
  socialLinks: { label: string; href: string }[]
}
