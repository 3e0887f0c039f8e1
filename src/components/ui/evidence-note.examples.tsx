import { EvidenceNote } from './evidence-note'
import type { Example } from './example'

export const examples: Example[] = [
  {
    name: 'a sum that was checked',
    node: (
      <EvidenceNote
        figure="5.9p an hour"
        sum="225 W at 26.32p a unit, full power."
        source="Ofgem cap, October to December 2026, Direct Debit, GB average."
        checked="3 November 2026"
      >
        5.9p an hour
      </EvidenceNote>
    ),
  },
  {
    name: 'a disputed claim, in a sentence',
    node: (
      <p className="max-w-60">
        of the electricity becomes heat, as it does in{' '}
        <EvidenceNote
          figure="99.8%"
          sum="True of every electric heater."
          checked={null}
          status={{ label: 'Not true as stated', isDisputed: true }}
        >
          any electric heater
        </EvidenceNote>
        .
      </p>
    ),
  },
  {
    name: 'proof on file',
    node: (
      <EvidenceNote
        figure="12.5 mm"
        source="Data sheet, edition 4."
        checked="3 November 2026"
        status={{ label: 'Proof on file', isDisputed: false }}
      >
        12.5 mm
      </EvidenceNote>
    ),
  },
]
