import type { Testimonial } from '@/lib/content/testimonials'

import { Attribution } from './attribution'

export function TestimonialCard({ voice }: { voice: Testimonial }) {
  return (
    <figure className="rounded-panel bg-panel p-7 pb-6 shadow-cast">
      <blockquote className="mb-5 font-display text-h4 leading-[1.33] font-medium text-pretty">
        {voice.quote}
      </blockquote>
      <Attribution voice={voice} />
    </figure>
  )
}
