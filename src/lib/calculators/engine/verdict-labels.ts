import type { Verdict } from '@/lib/domain/estimate/verdict-rules'

export const VERDICT_LABELS: Record<Verdict, string> = {
  'good-fit': 'Good fit',
  depends: 'It depends',
  'not-the-best-choice': 'Not the best choice',
}
