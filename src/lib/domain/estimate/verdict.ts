import { DECIDING_RULES, heatsWholeHome, isAdvised, type Verdict } from './deciding-rules'
import { heatPumpNote } from './heat-pump-note'
import { SUPPORTING_RULES } from './supporting-rules'
import type { SuitedRoom, VerdictFacts } from './verdict-facts'

export type VerdictReason = {
  rule: (typeof DECIDING_RULES | typeof SUPPORTING_RULES)[number]['rule']
  side: 'for' | 'against'
  reason: string
}

/** Whether panels suit a home, why, and what else does. */
export type Judgement = {
  verdict: Verdict
  /** The deciding reason first, then those for panels, then those against. */
  reasons: VerdictReason[]
  /** A heat pump’s running cost, where it is much lower. */
  heatPump: string | null
  /** Rooms that panels suit in a home that they do not heat alone, or the rooms asked about. */
  rooms: readonly SuitedRoom[]
  next: string
}

const NEXT: Record<Verdict, string> = {
  'good-fit': 'The next step is a survey. We test before we drill.',
  'good-replacement':
    'No hurry: change your heaters when they’re due. A survey then settles panels, circuits and price.',
  'good-for-some-rooms': 'Ask us about a room. We check what its ceiling can give before we quote.',
  'depends-on-nights':
    'Find the units that you buy at night on a winter’s bill, then ask us to compare them with panels.',
  'insulate-first':
    'Put the money into insulation first. Then ask again: you’ll need fewer panels, or a smaller heat pump.',
}

/** Judges whether panels suit a home, or rooms of it. */
export function judge(facts: VerdictFacts): Judgement {
  const decides = DECIDING_RULES.find(({ applies }) => applies(facts))
  if (!decides) throw new Error('The last rule applies to every home')
  const { rule, verdict, reason } = decides
  const supporting = SUPPORTING_RULES.filter(({ applies }) => applies({ ...facts, verdict })).map(
    (one): VerdictReason => ({ rule: one.rule, side: one.side, reason: one.reason({ ...facts, verdict }) }),
  )
  return {
    verdict,
    reasons: [
      { rule, side: verdict === 'insulate-first' ? 'against' : 'for', reason: reason(facts) },
      ...supporting.filter(({ side }) => side === 'for'),
      ...supporting.filter(({ side }) => side === 'against'),
    ],
    heatPump: heatPumpNote(facts),
    rooms: isAdvised(verdict) && heatsWholeHome(facts) ? [] : facts.rooms,
    next: NEXT[verdict],
  }
}
