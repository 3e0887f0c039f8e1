import { ClaimNote, ClaimQualifier } from '@/components/ui/claim-note'
import { cx } from '@/components/ui/cx'
import { ArrowLink, TextLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { type ClaimReading, type Claims, isOfRecord, readingOf } from '@/lib/content/claim'
import { claimFigure } from '@/lib/content/claim-figure'
import type { HomePage } from '@/lib/content/home-page'
import { splitPunctuation } from '@/lib/format/closing-punctuation'
import { routes } from '@/lib/routing/routes'

const EVIDENCE = 'Evidence'

/**
 * What we publish about ourselves, each figure beside its evidence: large if it is on file, otherwise in text size.
 * `claims` are for the section context; a claim without a figure is left out.
 */
export function ProofSection({ stats, claims }: Pick<HomePage, 'stats'> & { claims: Claims }) {
  const figures = stats.flatMap((stat) => {
    const claim = readingOf(claims, stat.claimKey)
    return claim ? [{ stat, claim }] : []
  })
  if (figures.length === 0) return null
  return (
    <Section id="proof" name="Proof">
      <h2 className="text-h2">Check us.</h2>
      <ul className="mt-7 grid gap-x-(--gutter) border-t border-line sm:grid-cols-2">
        {figures.map(({ stat, claim }) => (
          <Stat key={claim.key} stat={stat} claim={claim} />
        ))}
      </ul>
      <ArrowLink href={routes.technicalSpecifications} className="mt-3">
        Every figure
      </ArrowLink>
    </Section>
  )
}

type StatProps = { stat: HomePage['stats'][number]; claim: ClaimReading }

/** A figure and one sentence, part of which opens the evidence or links to a page with details. */
function Stat({ stat: { sentence, linkLabel, href }, claim }: StatProps) {
  const noteLabel = href ? EVIDENCE : linkLabel || EVIDENCE
  const [before, after = ''] = sentence.includes(noteLabel) ? sentence.split(noteLabel) : [`${sentence} `]
  const [closing, rest] = splitPunctuation(after)
  return (
    <li className="border-b border-line py-3.5 text-sm">
      <b
        className={cx(
          isOfRecord(claim) &&
            'block font-display text-[clamp(2.25rem,12.3vw,3rem)] leading-none font-medium tracking-[-.025em]',
        )}
      >
        {claimFigure(claim)}
      </b>{' '}
      {before}
      <ClaimNote claim={claim}>{`${noteLabel}${closing}`}</ClaimNote>
      {rest}
      {href && (
        <>
          {' '}
          <TextLink href={href}>{linkLabel}</TextLink>
        </>
      )}
      <ClaimQualifier claim={claim} />
    </li>
  )
}
