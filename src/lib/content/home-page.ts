import type { BadgeIcon } from './badge-icons'
import type { Picture } from './picture'

/** A section's heading and lede, as edited by staff. */
export type SectionCopy = { heading: string; lede: string }

/** Editable homepage content. */
export type HomePage = {
  hero: { heading: string; lede: string; dayPicture: Picture; heatPicture: Picture; pictureCaption: string }
  badges: { icon: BadgeIcon; text: string }[]
  stats: { claimKey: string; sentence: string; linkLabel: string; href: string }[]
  howItWorks: SectionCopy
  panel: SectionCopy
  runningCost: SectionCopy
  customers: SectionCopy
  map: SectionCopy
  app: SectionCopy
  questions: SectionCopy
  contact: SectionCopy
}
