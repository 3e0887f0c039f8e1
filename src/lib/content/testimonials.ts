import type { Picture } from './picture'

export const TESTIMONIAL_CATEGORIES = [
  { value: 'homeowner', label: 'Homeowners' },
  { value: 'professional', label: 'Professionals' },
  { value: 'installer', label: 'Installers' },
] as const

export type TestimonialCategory = (typeof TESTIMONIAL_CATEGORIES)[number]['value']

/** A customer testimonial. */
export type Testimonial = {
  id: number
  quote: string
  /** 'Landlord, Swindon' */
  clientName: string
  category: TestimonialCategory
  /** 'Two-bed flat, nine panels, one circuit' */
  fitted: string
  /** 'January 2026', or '' */
  given: string
  isSample: boolean
}

/** What customers have said; samples only where an editor looks at a draft. */
export const shownVoices = (voices: readonly Testimonial[], showsSamples: boolean): Testimonial[] =>
  voices.filter(({ isSample }) => showsSamples || !isSample)

export type Question = { id: number; question: string; answer: string }

export type CaseStudy = {
  slug: string
  title: string
  challenge: string
  solution: string
  technicalSummary: { term: string; detail: string }[]
  results: string[]
  benefits: string[]
  clientTestimonial: string
  clientName: string
  isSample: boolean
  picture: Picture
  heatPicture: Picture | null
}
