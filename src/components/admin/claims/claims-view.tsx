import type { AdminViewServerProps } from 'payload'

import { claimLocations } from '@/lib/cms/content/claim-locations'
import { readContents } from '@/lib/cms/content/read-contents'
import { readRegistry } from '@/lib/cms/content/read-registry'
import { CLAIM_MODES } from '@/lib/content/claim'
import { labelOf } from '@/lib/domain/text/label-of'

import { requireStaff, StaffView } from '../staff-view'
import { ClaimFindings } from './claim-findings'
import { ClaimMatrix } from './claim-matrix'

/** Every reading of every claim: its status, when it was last checked, and the pages that show it. */
export async function ClaimsView(view: AdminViewServerProps) {
  const { changesPages } = requireStaff(view, '/claims')
  const { payload } = view
  const [contents, registry] = await Promise.all([readContents({ payload }), readRegistry({ payload })])
  const { admin } = payload.config.routes
  return (
    <StaffView view={view} title="Claims and where they appear">
      <p>
        The website shows: <strong>{labelOf(CLAIM_MODES, registry.mode)}</strong>.{' '}
        {changesPages && <a href={`${admin}/globals/claim-settings`}>Change this</a>}
      </p>
      <ClaimMatrix
        claims={registry.claims}
        standings={claimLocations({ contents, ...registry })}
        adminRoute={admin}
        today={registry.today}
      />
      <ClaimFindings contents={contents} adminRoute={admin} />
    </StaffView>
  )
}
