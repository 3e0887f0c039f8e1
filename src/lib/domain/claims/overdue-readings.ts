import type { RegistryClaim } from './claim-uses'
import { isPast, isShown } from './effective-wording'

export type Overdue = {
  key: string
  text: string
  reason: 'proof has expired' | 'review is due' | 'approved without proof'
  since: string | null
}

type Registry = { claims: readonly RegistryClaim[]; today: string }

/** Readings on display with expired evidence, a due review, or approval without evidence. `today` is an ISO date. */
export function overdueReadings({ claims, today }: Registry): Overdue[] {
  return claims.flatMap(({ key, readings }) =>
    readings
      .filter(isShown)
      .flatMap(({ text, status, evidence, evidenceExpires, reviewBy }): Overdue[] => [
        ...(isPast(evidenceExpires, today)
          ? [{ key, text, reason: 'proof has expired' as const, since: evidenceExpires }]
          : []),
        ...(isPast(reviewBy, today) ? [{ key, text, reason: 'review is due' as const, since: reviewBy }] : []),
        ...(status === 'approved' && !evidence
          ? [{ key, text, reason: 'approved without proof' as const, since: null }]
          : []),
      ]),
  )
}
