import { claimUses, type ClaimUse } from '@/lib/domain/claims/claim-uses'

import type { Content } from './content'
import type { Registry } from './read-registry'

/** One claim on one page: what it says there, and where it is edited. */
export type Standing = ClaimUse & { content: Content }

/** Every use of every claim, in documents and in sections of code. */
export function whereClaimsStand({
  contents,
  claims,
  mode,
  today,
}: { contents: readonly Content[] } & Registry): Standing[] {
  return contents.flatMap((content) =>
    claimUses({ passages: content.passages, claims, mode, today }).map((use) => ({ ...use, content })),
  )
}
