import type { Verdict } from '@/lib/domain/quick-estimate/verdict-rules'

export const VERDICT_WORDS: Record<Verdict, string> = {
  'good-fit': 'Good fit',
  depends: 'It depends',
  'not-the-best-choice': 'Not the best choice',
}
