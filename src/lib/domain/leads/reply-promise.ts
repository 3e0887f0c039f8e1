import type { LeadKind } from './lead-kinds'

type Promised = { kind: LeadKind; phoneE164?: string | null }

/**
 * Whether a lead was promised a reply. Orders are followed as orders, and whoever asked for a calculator result by email
 * without leaving a number was told that we will not call.
 */
export function isReplyPromised({ kind, phoneE164 }: Promised): boolean {
  return kind !== 'order' && (kind !== 'calculator' || Boolean(phoneE164))
}
