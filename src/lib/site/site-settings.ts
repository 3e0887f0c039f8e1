import type { OpeningHours } from '@/lib/domain/service-level/opening-hours'

/** `display` is how people read it, `href` a tel: link. */
export type PhoneLine = { display: string; href: string }

export type SocialPlatform = 'facebook' | 'instagram' | 'linkedin' | 'x' | 'youtube'

/** Who we are and how to reach us, as staff keep it. */
export type SiteSettings = {
  /** `vatNumber` is '' until it is known. */
  company: { legalName: string; registeredNumber: string; vatNumber: string; address: string[] }
  mainPhone: PhoneLine
  sparkyPhone: PhoneLine
  email: string
  hours: OpeningHours
  storeOpen: boolean
  /** The manufacturer's own site. */
  globalSite: { label: string; href: string }
  socialLinks: { platform: SocialPlatform; label: string; href: string }[]
}
