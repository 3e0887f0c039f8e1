import type { ReactNode } from 'react'

import { ClaimNote } from '@/components/ui/claim-note'
import { FactList } from '@/components/ui/fact-list'
import { ArrowLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { type Claims, readingOf } from '@/lib/content/claim'
import { claimFigure } from '@/lib/content/claim-figure'
import type { SectionCopy } from '@/lib/content/home-page'
import type { Powerboard } from '@/lib/content/product'
import { routes } from '@/lib/routing/routes'

import { PanelDrawing } from './panel-drawing'
import { SpecCards } from './spec-cards'

type PanelSectionProps = {
  copy: SectionCopy
  panel: Powerboard
  /** Claims for the section context. */
  claims: Claims
  quoteAction: ReactNode
}

export function PanelSection({ copy, panel, claims, quoteAction }: PanelSectionProps) {
  return (
    <Section
      name="The panel"
      band="plaster"
      className="render-late [--late-height:68rem] md:[--late-height:60rem]"
      wide={
        <>
          <div className="grid gap-x-(--gutter) gap-y-8 md:grid-cols-12 md:items-end md:pt-2">
            <PanelDrawing panel={panel} className="md:col-span-8 md:pb-11" />
            <Facts claims={claims} quoteAction={quoteAction} />
          </div>
          <SpecCards panel={panel} heatUp={claims['heat-up']?.text ?? null} />
        </>
      }
    >
      <h2 className="max-w-[12em] text-h2">{copy.heading}</h2>
      {copy.lede && <p className="mt-4 max-w-[38em] text-lede">{copy.lede}</p>}
    </Section>
  )
}

function Facts({ claims, quoteAction }: Omit<PanelSectionProps, 'copy' | 'panel'>) {
  const [rating, lifespan] = [readingOf(claims, 'ip.rating'), readingOf(claims, 'lifespan')]
  return (
    <div className="md:col-span-4">
      <FactList
        className="[--row:.625rem]"
        facts={[
          ...(rating ? [{ term: 'Rating', detail: <ClaimNote claim={rating}>{rating.value}</ClaimNote> }] : []),
          ...(lifespan
            ? [{ term: 'Expected life', detail: <ClaimNote claim={lifespan}>{claimFigure(lifespan)}</ClaimNote> }]
            : []),
        ]}
      />
      <ArrowLink href={routes.technicalSpecs} className="mt-2">
        Technical specifications
      </ArrowLink>
      <div className="mt-4">{quoteAction}</div>
    </div>
  )
}
