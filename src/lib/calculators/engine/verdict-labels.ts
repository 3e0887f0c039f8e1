import type { Verdict } from '@/lib/domain/estimate/deciding-rules'

export const VERDICT_LABELS: Record<Verdict, string> = {
  'good-fit': 'Good fit',
  'good-replacement': 'Good replacement',
  'good-for-some-rooms': 'Good for some rooms',
  'depends-on-nights': 'It depends on your nights',
  'insulate-first': 'Insulate first',
}
