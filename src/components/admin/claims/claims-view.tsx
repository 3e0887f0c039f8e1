import type { AdminViewServerProps } from 'payload'

import { readContents } from '@/lib/cms/content/read-contents'
import { readRegistry } from '@/lib/cms/content/read-registry'
import { whereClaimsStand } from '@/lib/cms/content/where-claims-stand'
import { labelOf } from '@/lib/domain/text/label-of'
import { CLAIM_MODES } from '@/lib/site/claim'

import { requireStaff, StaffView } from '../staff-view'
import { ClaimFindings } from './claim-findings'
import { ClaimMatrix } from './claim-matrix'

/** Every reading of every claim: how it stands, when it was looked at, and on which pages visitors meet it. */
export async function ClaimsView(view: AdminViewServerProps) {
  const { changesPages } = requireStaff(view, '/claims')
  const { payload } = view
  const [contents, registry] = await Promise.all([readContents({ payload }), readRegistry({ payload })])
  const { admin } = payload.config.routes
  return (
    <StaffView view={view} title="Claims and where they stand">
      <p>
        The website shows: <strong>{labelOf(CLAIM_MODES, registry.mode)}</strong>.{' '}
        {changesPages && <a href={`${admin}/globals/claim-settings`}>Change this</a>}
      </p>
      <ClaimMatrix
        claims={registry.claims}
        standings={whereClaimsStand({ contents, ...registry })}
        adminRoute={admin}
        today={registry.today}
      />
      <ClaimFindings contents={contents} adminRoute={admin} />
    </StaffView>
  )
}
