import type { BadgeIcon } from './badge-icons'
import type { Picture } from './picture'

/** A section's heading and lede, as edited by staff. */
export type SectionCopy = { heading: string; lede: string }

/** A heading with a sentence or two. */
export type Point = { heading: string; text: string }

/** Why people choose panels, and how they come to them: on the homepage and on the sales page. */
export type Story = {
  reasons: SectionCopy & { points: Point[] }
  beforeAfter: SectionCopy
  steps: SectionCopy & { points: Point[] }
  rooms: SectionCopy
  suits: SectionCopy & { otherwise: string }
}

/** Editable homepage content. */
export type HomePage = {
  hero: { heading: string; lede: string; dayPicture: Picture; heatPicture: Picture; pictureCaption: string }
  badges: { icon: BadgeIcon; text: string }[]
  stats: { claimKey: string; sentence: string; linkLabel: string; href: string }[]
  story: Story
  howItWorks: SectionCopy
  panel: SectionCopy
  runningCost: SectionCopy
  customers: SectionCopy
  map: SectionCopy
  app: SectionCopy
  questions: SectionCopy
  contact: SectionCopy
}
