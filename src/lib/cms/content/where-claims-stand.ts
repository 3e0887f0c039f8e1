import { claimUses, type ClaimUse, type RegistryClaim } from '@/lib/domain/claims/claim-uses'
import type { ClaimMode } from '@/lib/domain/claims/standing-wording'

import type { Content } from './content'

/** One claim on one page: what it says there, and where it is edited. */
export type Standing = ClaimUse & { content: Content }

/** Every use of every claim, in documents and in sections of code. */
export function whereClaimsStand({ contents, claims, mode }: { contents: readonly Content[]; claims: readonly RegistryClaim[]; mode: ClaimMode }): Standing[] {
  return contents.flatMap((content) => claimUses({ passages: content.passages, claims, mode }).map((use) => ({ ...use, content })))
}
