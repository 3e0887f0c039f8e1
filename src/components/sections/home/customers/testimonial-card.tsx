import type { Testimonial } from '@/lib/content/testimonials'

import { Attribution } from './attribution'

export function TestimonialCard({ voice }: { voice: Testimonial }) {
  return (
    <figure className="flex flex-col rounded-panel bg-panel p-7 pb-6 shadow-cast">
      <blockquote className="mb-5 font-display text-h4 md:text-[1.375rem] leading-[1.33] font-medium text-pretty">
        {voice.quote}
      </blockquote>
      <Attribution voice={voice} className="mt-auto" />
    </figure>
  )
}
