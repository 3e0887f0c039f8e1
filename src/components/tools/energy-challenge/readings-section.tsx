'use client'

import { BlankLog } from './blank-log'
import { LiveReadings } from './live-readings'
import type { PageHome } from './page-home'
import { READINGS_ID } from './section-ids'
import { useSeason } from './use-season'

/** Meter readings compared with last winter; in print and without JavaScript a table to fill in. */
export function ReadingsSection({ home }: { home: PageHome }) {
  const live = useSeason()
  return (
    <section
      aria-labelledby="readings-heading"
      id={READINGS_ID}
      tabIndex={-1}
      className="outline-none scroll-mt-32 px-(--margin) md:px-0"
    >
      <h2 id="readings-heading" className="text-h3 font-medium">
        Your meter against last winter
      </h2>
      <p className="mt-2 max-w-[42em] text-ink-2">
        Two readings a few weeks apart are enough to start. Add last winter’s, from your bills or a file from your
        supplier, and this page shows what you actually saved. Readings stay on this device.
      </p>
      {live ? <LiveReadings live={live} home={home} /> : <BlankLog />}
    </section>
  )
}
