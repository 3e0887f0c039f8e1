import { Section } from '@/components/ui/section'
import type { SectionCopy } from '@/lib/content/home-page'

import { OfficeWeek } from './app/office-week'
import { Phone } from './app/phone'

/** The purpose of the app: a schedule for each room. */
export function AppSection({ copy }: { copy: SectionCopy }) {
  return (
    <Section
      id="app"
      name="The app"
      className="render-late [--late-height:68rem] md:[--late-height:44rem]"
      wide={
        <div className="mt-2 grid gap-x-(--gutter) gap-y-8 md:grid-cols-12">
          <Phone className="md:col-span-3" />
          <OfficeWeek className="md:col-span-8 md:col-start-5 md:mt-11" />
        </div>
      }
    >
      <h2 className="max-w-[11em] text-h2">{copy.heading}</h2>
      {copy.lede && <p className="mt-4 max-w-[38em] text-lede">{copy.lede}</p>}
    </Section>
  )
}
