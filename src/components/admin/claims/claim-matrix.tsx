import type { ClaimLocation } from '@/lib/cms/content/claim-locations'
import { CLAIM_STATUSES } from '@/lib/content/claim'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import { overdueReadings } from '@/lib/domain/claims/overdue-readings'
import { labelOf } from '@/lib/domain/text/label-of'
import type { Claim } from '@/lib/generated/payload-types'

import { ClaimPlaces } from './claim-places'

type Matrix = { claims: readonly Claim[]; standings: readonly ClaimLocation[]; adminRoute: string; today: string }

const COLUMNS = ['Claim', 'Reading', 'Status', 'Reviewed', 'Where it appears']

/** One row per reading, followed by the blocks that print replacement wording or nothing. */
export function ClaimMatrix({ claims, standings, adminRoute, today }: Matrix) {
  return (
    <div className="pb-table pb-table-wide" role="region" aria-label="Claims" tabIndex={0}>
      <table role="table">
        <thead role="rowgroup">
          <tr role="row">
            {COLUMNS.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {claims.map((claim) => (
          <ClaimRows
            key={claim.id}
            claim={claim}
            standings={standings.filter(({ key }) => key === claim.key)}
            adminRoute={adminRoute}
            today={today}
          />
        ))}
      </table>
    </div>
  )
}

function ClaimRows({ claim, standings, adminRoute, today }: Omit<Matrix, 'claims'> & { claim: Claim }) {
  const withoutReading = standings.filter(({ reading }) => reading === null)
  const rows = claim.readings.length + (withoutReading.length > 0 ? 1 : 0)
  return (
    <tbody role="rowgroup">
      {claim.readings.map((reading, index) => (
        <tr key={reading.id} role="row">
          {index === 0 && (
            <th scope="rowgroup" role="rowheader" rowSpan={rows}>
              <a href={`${adminRoute}/collections/claims/${claim.id}`}>{claim.key}</a>
              {claim.group && claim.group !== claim.key && <span className="pb-title">{claim.group}</span>}
            </th>
          )}
          <td role="cell" data-column="Reading">
            {reading.text}
          </td>
          <td role="cell" data-column="Status">
            {labelOf(CLAIM_STATUSES, reading.status)}
          </td>
          <td role="cell" data-column="Reviewed">
            <Reviewed claim={claim} reading={reading} today={today} />
          </td>
          <td role="cell" data-column="Where it appears">
            <ClaimPlaces
              standings={standings.filter((standing) => standing.reading?.text === reading.text)}
              adminRoute={adminRoute}
            />
          </td>
        </tr>
      ))}
      {withoutReading.length > 0 && (
        <tr role="row">
          <td role="cell" colSpan={3}>
            Replacement wording, or hidden
          </td>
          <td role="cell" data-column="Where it appears">
            <ClaimPlaces standings={withoutReading} adminRoute={adminRoute} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

function Reviewed({ claim, reading, today }: { claim: Claim; reading: Claim['readings'][number]; today: string }) {
  const { reviewedAt, reviewedBy, reviewBy } = reading
  const overdue = overdueReadings({ claims: [{ ...claim, readings: [reading] }], today })
  return (
    <span className="pb-standing">
      <span>
        {reviewedAt ? writtenDate(reviewedAt) : 'Never'}
        {reviewedBy && `, ${reviewedBy}`}
      </span>
      {reviewBy && <span>again by {writtenDate(reviewBy)}</span>}
      {overdue.map(({ reason }) => (
        <span key={reason} className="pb-state" data-state="parked">
          {reason}
        </span>
      ))}
    </span>
  )
}
