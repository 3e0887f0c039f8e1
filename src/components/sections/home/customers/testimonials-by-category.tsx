import { Tabs } from '@/components/ui/tabs'
import { type Testimonial, TESTIMONIAL_CATEGORIES } from '@/lib/content/testimonials'

import { Attribution } from './attribution'

/** Further testimonials as rows, with a tab for each customer category that has any. */
export function TestimonialsByCategory({ voices }: { voices: readonly Testimonial[] }) {
  const tabs = TESTIMONIAL_CATEGORIES.map(({ value, label }) => ({
    value,
    label,
    rows: voices.filter(({ category }) => category === value),
  }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ rows, ...tab }) => ({ ...tab, panel: <VoiceRows voices={rows} /> }))
  if (tabs.length === 0) return null
  return (
    <div className="mt-11 md:mt-18">
      <Tabs label="What customers say, by kind of customer" tabs={tabs} />
    </div>
  )
}

function VoiceRows({ voices }: { voices: readonly Testimonial[] }) {
  return (
    <ul>
      {voices.map((voice) => (
        <li key={voice.id} className="border-b border-line py-5">
          <figure className="grid gap-x-(--gutter) gap-y-2 md:grid-cols-12">
            <Attribution voice={voice} className="md:col-span-4" />
            <blockquote className="font-display text-h4 font-medium md:col-span-8">“{voice.quote}”</blockquote>
          </figure>
        </li>
      ))}
    </ul>
  )
}
