import { Section } from '@/components/ui/section'
import type { SectionCopy } from '@/lib/content/home-page'
import type { ShownReviews } from '@/lib/content/reviews'
import type { CaseStudy, Testimonial } from '@/lib/content/testimonials'

import { CustomerReviews } from '../reviews/customer-reviews'
import { LeadTestimonial } from './customers/lead-testimonial'
import { TestimonialCard } from './customers/testimonial-card'
import { TestimonialsByCategory } from './customers/testimonials-by-category'
import { ReviewsToCome } from './reviews-to-come'

type CustomersSectionProps = {
  copy: SectionCopy
  /** The first testimonial is the lead, beside the pictures of the case study. */
  featured: readonly Testimonial[]
  testimonials: readonly Testimonial[]
  caseStudy: CaseStudy | null
  reviews: ShownReviews | null
}

/** What customers say; what will stand there until any has. */
export function CustomersSection({ copy, featured, testimonials, caseStudy, reviews }: CustomersSectionProps) {
  const [lead, ...others] = featured
  if (!lead && testimonials.length === 0)
    return (
      <Section id="customers" name="What customers say">
        <h2 className="text-h2">{copy.heading}</h2>
        {reviews ? <CustomerReviews {...reviews} /> : <ReviewsToCome />}
      </Section>
    )
  return (
    <Section
      id="customers"
      name="What customers say"
      context="In their own words. We keep the proof of purchase."
      className="render-late [--late-height:92rem] md:[--late-height:60rem]"
      wide={
        <>
          {lead && (
            <div className="-mt-2 grid gap-(--gutter) md:grid-cols-12">
              <LeadTestimonial voice={lead} caseStudy={caseStudy} className="md:col-span-8" />
              <div className="grid gap-(--gutter) md:col-span-4 md:auto-rows-fr">
                {others.map((voice) => (
                  <TestimonialCard key={voice.id} voice={voice} />
                ))}
              </div>
            </div>
          )}
          <TestimonialsByCategory voices={testimonials} />
        </>
      }
    >
      <h2 className="text-h2">{copy.heading}</h2>
      {copy.lede && <p className="mt-4 max-w-[38em] text-lede">{copy.lede}</p>}
      {reviews && <CustomerReviews {...reviews} />}
    </Section>
  )
}
