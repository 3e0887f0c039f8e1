import type { ReactNode } from 'react'

import { type Claim, CLAIM_STATUSES, type ClaimStatus, isUnproved, printedQualifier } from '@/lib/content/claim'

import { EvidenceNote } from './evidence-note'

type ClaimNoteProps = { claim: Claim; className?: string; children: ReactNode }

/**
 * Text that opens the evidence for the claim it makes; in print the qualifier appears beside it. Replacement wording
 * opens nothing.
 */
export function ClaimNote({ claim, className, children }: ClaimNoteProps) {
  if (claim.kind === 'replacement') return <span>{children}</span>
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
        {children}
      </EvidenceNote>
      {qualifier && <span className="hidden print:inline">{` (${qualifier})`}</span>}
    </>
  )
}

/** The line beside a claim’s figure in large type, if it needs one. */
export function ClaimQualifier({ claim }: { claim: Claim }) {
  const line = printedQualifier(claim)
  return line && <span className="block text-sm font-normal text-ink-2">{line}</span>
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
  return { label, isDisputed: status === 'false', icon: isUnproved(status) ? 'clock' : undefined } as const
}
