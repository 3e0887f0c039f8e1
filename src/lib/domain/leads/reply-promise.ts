import type { LeadKind } from './lead-kinds'

type Promised = { kind: LeadKind; phone?: string | null }

/**
 * Whether a lead was promised a reply. Orders are followed as orders, and whoever asked for a calculator result by email
 * without leaving a number was told that we will not call.
 */
export function isReplyPromised({ kind, phone }: Promised): boolean {
  return kind !== 'order' && (kind !== 'calculator' || Boolean(phone))
}
