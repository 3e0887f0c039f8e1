import type { LeadKind } from './lead-kinds'
import type { LeadStatus } from './lead-status'

type Promised = { kind: LeadKind; phone?: string | null; status?: LeadStatus }

/**
 * Whether a lead was promised a reply. Orders are followed as orders, and whoever asked for a calculator result by email
 * without leaving a number was told that we will not call. Whoever has our quote and asks about it gets a reply.
 */
export function isReplyPromised({ kind, phone, status }: Promised): boolean {
  return (kind !== 'order' && (kind !== 'calculator' || Boolean(phone))) || status === 'quoted'
}
