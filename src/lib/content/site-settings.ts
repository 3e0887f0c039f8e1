import type { OpeningHours } from '@/lib/domain/opening-hours/opening-hours'

/** `display` is the number for people, `href` a tel: link. */
export type PhoneLine = { display: string; href: string }

export type SocialPlatform = 'facebook' | 'instagram' | 'linkedin' | 'x' | 'youtube'

/** Company and contact details, as edited by staff. */
export type SiteSettings = {
  /** `vatNumber` is '' if unknown. */
  company: { legalName: string; registeredNumber: string; vatNumber: string; address: string[] }
  mainPhone: PhoneLine
  sparkyPhone: PhoneLine
  email: string
  hours: OpeningHours
  storeOpen: boolean
  /** Percentage of page views whose speed is measured. */
  speedSamplePercent: number
  /** The manufacturer's website. */
  globalSite: { label: string; href: string }
  socialLinks: { platform: SocialPlatform; label: string; href: string }[]
}
