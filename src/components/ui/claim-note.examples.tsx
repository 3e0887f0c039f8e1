import { CLAIM_STATUSES, type ClaimReading } from '@/lib/content/claim'

import { ClaimNote } from './claim-note'
import type { Example } from './example'

const CLAIM: ClaimReading = {
  kind: 'reading',
  key: 'warranty.years',
  text: '10-year warranty',
  value: '10',
  unit: 'yr',
  status: 'contested',
  qualifier:
    'Most of the site says 10 years, the footer and some page titles 25. Until the warranty document is here, count on 10.',
  evidence: '',
  checkedOn: null,
}

export const examples: Example[] = [
  ...CLAIM_STATUSES.filter(({ shownAs }) => shownAs).map(({ value, label }) => ({
    name: label,
    node: <ClaimNote claim={{ ...CLAIM, status: value }}>What it covers</ClaimNote>,
  })),
  {
    name: 'Words in its stead',
    node: (
      <ClaimNote claim={{ kind: 'replacement', key: 'warranty.years', text: 'Warranty as stated in your quote' }}>
        Warranty as stated in your quote
      </ClaimNote>
    ),
  },
  {
    name: 'Proof on file, checked',
    node: (
      <p className="max-w-60">
        <span>{'A panel costs '}</span>
        <ClaimNote
          claim={{
            ...CLAIM,
            text: 'About 7.9p an hour at 35p per kWh',
            status: 'evidenced',
            qualifier: 'One panel at full power.',
            evidence: '0.225 kW × 35p = 7.875p.',
            checkedOn: '3 November 2026',
          }}
        >
          7.9p an hour
        </ClaimNote>
        <span>{' to run.'}</span>
      </p>
    ),
  },
]
