import { type ClaimUse, claimUses } from '@/lib/domain/claims/claim-uses'

import type { Content } from './content'
import type { Registry } from './read-registry'

/** One claim on one page: its wording there and where to edit it. */
export type ClaimLocation = ClaimUse & { content: Content }

/** Every use of every claim, in documents and in hard-coded sections. */
export function claimLocations({
  contents,
  claims,
  mode,
  today,
}: { contents: readonly Content[] } & Registry): ClaimLocation[] {
  return contents.flatMap((content) =>
    claimUses({ passages: content.passages, claims, mode, today }).map((use) => ({ ...use, content })),
  )
}
