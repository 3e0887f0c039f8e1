import type { Metadata } from 'next'
import { redirect } from 'next/navigation'

import { FrameHeight } from '@/components/tools/quick-calculator/frame-height'
import { QuickCalculator } from '@/components/tools/quick-calculator/quick-calculator'
import { ArrowLink } from '@/components/ui/link'
import { Part } from '@/components/ui/part'
import { queryOf, tellsTooMuch } from '@/lib/calculators/engine/home-query'
import { typedIn } from '@/lib/calculators/engine/home-questions'
import { getBasis } from '@/lib/data/basis'
import { getFrameOrigins } from '@/lib/data/frame-origins'
import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { routes } from '@/lib/routing/routes'

export const metadata: Metadata = {
  title: REPLY_PAGES.embedCalculator.title,
  alternates: { canonical: routes.quickCalculator },
}

/**
 * The quick calculator for embedding in a partner's page. `host` is the origin of that page, which receives the frame's
 * height.
 */
export default async function EmbeddedCalculatorPage({ searchParams }: PageProps<'/embed/calculator'>) {
  const query = await searchParams
  const typed = typedIn(query)
  if (tellsTooMuch(typed)) redirect(`${routes.embedCalculator}?${withHost(queryOf(typed), query['host'])}`)
  const [basis, origins] = await Promise.all([getBasis(), getFrameOrigins()])
  const host = origins.find((origin) => origin === query['host'])
  return (
    <main className="[--bar-height:0px] [--strip-height:0px]">
      <header className="grid-page pt-4">
        <div className="col-span-full flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-3">
          <h1 className="text-h3 font-medium">What would infrared heating cost to run?</h1>
          <ArrowLink href={routes.home}>Powerboard</ArrowLink>
        </div>
        <div className="ceiling col-span-full" />
      </header>
      <Part>
        <QuickCalculator action={routes.embedCalculator} typed={typed} basis={basis} />
      </Part>
      <p className="grid-page py-5 text-sm text-ink-2">
        <span className="col-span-full">
          Calculated by Powerboard, with today’s prices.{' '}
          <a href={routes.quickCalculator} className="underline underline-offset-[.22em]">
            The full calculator, and the result by email
          </a>
          .
        </span>
      </p>
      {host && <FrameHeight host={host} />}
    </main>
  )
}

function withHost(query: string, host: string | string[] | undefined): string {
  return typeof host === 'string' ? `${query}&host=${encodeURIComponent(host)}` : query
}
