import type { SectionCopy } from './home-page'
import type { Film, Picture } from './picture'
import type { CaseStudy } from './testimonials'

/** Editable sales page content. */
export type SalesPage = {
  hero: SectionCopy & { film: Film; demoFilm: Film }
  /** The three counters, in order. */
  counters: { claimKey: string }[]
  regulations: SectionCopy & { points: { heading: string; text: string }[] }
  calculator: SectionCopy
  products: SectionCopy & { pictures: Picture[] }
  thermal: SectionCopy & { film: Film }
  partners: { distributor: SectionCopy; installer: SectionCopy }
  caseStudy: CaseStudy
}
