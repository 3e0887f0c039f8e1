import type { ReactNode } from 'react'

import { type Claim, CLAIM_STATUSES, type ClaimStatus } from '@/lib/content/claim'
import { keepUnits } from '@/lib/format/keep-units'

import { EvidenceNote } from './evidence-note'

const UNPROVED: readonly ClaimStatus[] = ['unverified', 'unsubstantiated']

/** The one line beside every figure without proof. What is doubtful about it is in its note. */
const UNPROVED_LINE = 'Published by us; evidence not on file yet.'

type ClaimNoteProps = { claim: Claim; className?: string; children: ReactNode }

/**
 * Text that opens the evidence for the claim it makes; in print the qualifier appears beside it. Replacement wording
 * opens nothing.
 */
export function ClaimNote({ claim, className, children }: ClaimNoteProps) {
  const shown = typeof children === 'string' ? keepUnits(children) : children
  if (claim.kind === 'replacement') return shown
  const { key, text, qualifier, evidence, checkedOn, status } = claim
  return (
    <>
      <EvidenceNote
        claimKey={key}
        figure={text}
        sum={qualifier}
        source={evidence}
        checked={checkedOn}
        status={badgeOf(status)}
        className={className}
      >
        {shown}
      </EvidenceNote>
      {qualifier && <span className="hidden print:inline">{` (${keepUnits(qualifier)})`}</span>}
    </>
  )
}

/**
 * One grey line beside a figure without proof; what is wrong with a wrong one. Where only the readings disagree, the page
 * prints the one to rely on and the note has the others: a page that prints the case against each of its figures reads as
 * an argument with itself.
 */
export function ClaimQualifier({ claim }: { claim: Claim }) {
  const line = qualifierOf(claim)
  return line && <span className="block text-sm font-normal text-ink-2">{keepUnits(line)}</span>
}

function qualifierOf(claim: Claim): string | null {
  if (claim.kind === 'replacement') return null
  if (claim.status === 'false') return claim.qualifier
  return UNPROVED.includes(claim.status) ? UNPROVED_LINE : null
}

/** A claim on a separate line, tall enough for touch. */
export function ClaimLine({ claim }: { claim: Claim }) {
  return (
    <ClaimNote claim={claim} className="inline-block py-0.75">
      {claim.text}
    </ClaimNote>
  )
}

function badgeOf(status: ClaimStatus) {
  const label = CLAIM_STATUSES.find(({ value }) => value === status)?.shownAs
  if (!label) return undefined
  return { label, isDisputed: status === 'false', icon: UNPROVED.includes(status) ? 'clock' : undefined } as const
}
