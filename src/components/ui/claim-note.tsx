import type { ReactNode } from 'react'

import { CLAIM_STATUSES, type Claim, type ClaimStatus } from '@/lib/site/claim'

import { EvidenceNote } from './evidence-note'

const DISPUTED: readonly ClaimStatus[] = ['contested', 'unsubstantiated', 'false']

type ClaimNoteProps = { claim: Claim; className?: string; children: ReactNode }

/** Words or a figure that open what is known about the claim they make; on paper the qualifier stands beside them. Words in a claim's stead open nothing. */
export function ClaimNote({ claim, className, children }: ClaimNoteProps) {
  if (claim.kind === 'replacement') return children
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
      {qualifier && <span className="hidden print:inline"> ({qualifier})</span>}
    </>
  )
}

/** A claim's words on a line of their own, high enough for a finger. */
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
  return { label, isDisputed: DISPUTED.includes(status), icon: status === 'unverified' ? 'clock' : undefined } as const
}
