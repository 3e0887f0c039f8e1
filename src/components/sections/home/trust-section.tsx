import { ClaimNote, ClaimQualifier } from '@/components/ui/claim-note'
import { Icon } from '@/components/ui/icon'
import { TextLink } from '@/components/ui/link'
import { Marquee } from '@/components/ui/marquee'
import { type ClaimReading, type Claims, readingOf } from '@/lib/content/claim'
import { claimFigure } from '@/lib/content/claim-figure'
import type { HomePage } from '@/lib/content/home-page'
import { splitPunctuation } from '@/lib/format/closing-punctuation'

const EVIDENCE = 'Evidence'

/** `claims` are for the section context; a claim without a figure is not shown among the large ones. */
export function TrustSection({ badges, stats, claims }: Pick<HomePage, 'badges' | 'stats'> & { claims: Claims }) {
  const figures = stats.flatMap((stat) => {
    const claim = readingOf(claims, stat.claimKey)
    return claim ? [{ stat, claim }] : []
  })
  return (
    <section aria-label="What we promise" className="bg-daylight">
      <Marquee
        name="Promises"
        pauseLabel="Pause the promises"
        seconds={60}
        className="h-17.5 border-y border-line bg-panel motion-reduce:h-auto"
        pauseClassName="w-14 border-r border-line"
      >
        {badges.map(({ icon, text }) => (
          <li
            key={text}
            className="relative flex h-17 items-center gap-3 px-7.5 font-medium whitespace-nowrap after:absolute after:right-0 after:h-7 after:border-r after:border-line after:content-[''] motion-reduce:h-11 motion-reduce:px-4 motion-reduce:after:hidden"
          >
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </Marquee>
      {figures.length > 0 && (
        <ul className="grid-page grid-cols-2 gap-y-7 pt-11 md:grid-cols-[1.51fr_1.4fr_1fr_1.02fr] md:gap-0 md:pt-20 md:pb-16">
          {figures.map(({ stat, claim }) => (
            <Stat key={claim.key} stat={stat} claim={claim} />
          ))}
        </ul>
      )}
    </section>
  )
}

type StatProps = { stat: HomePage['stats'][number]; claim: ClaimReading }

/** A figure and one sentence, part of which opens the evidence or links to a page with details. */
function Stat({ stat: { sentence, linkLabel, href }, claim }: StatProps) {
  const noteLabel = href ? EVIDENCE : linkLabel || EVIDENCE
  const [before, after = ''] = sentence.includes(noteLabel) ? sentence.split(noteLabel) : [`${sentence} `]
  const [closing, rest] = splitPunctuation(after)
  return (
    <li className="border-line even:border-l even:pl-5.5 md:not-first:border-l md:not-first:pl-5.5">
      <p className="font-display text-[clamp(2.25rem,12.3vw,3rem)] leading-none font-medium tracking-[-.025em] lg:text-[5.4375rem]">
        {claimFigure(claim)}
      </p>
      <p className="mt-2 max-w-[15em] text-sm">
        {before}
        <ClaimNote claim={claim}>{`${noteLabel}${closing}`}</ClaimNote>
        {rest}
        {href && (
          <span className="block">
            <TextLink href={href}>{linkLabel}</TextLink>
          </span>
        )}
        <ClaimQualifier claim={claim} />
      </p>
    </li>
  )
}
