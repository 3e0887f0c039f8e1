import { type Verdict, VERDICT_RULES, type VerdictFacts, type VerdictRule } from './verdict-rules'

type VerdictReason = { rule: VerdictRule; verdict: Verdict; reason: string }

/** All applicable rules, strictest first; the first decides the verdict. */
export type Judgement = { verdict: Verdict; reasons: VerdictReason[] }

const DEFAULT_REASON: VerdictReason = {
  rule: 'nothing-speaks',
  verdict: 'depends',
  reason: 'There is no clear case for or against panels. A room-by-room design will tell you more.',
}

/** Judges whether panels suit a home. */
export function judge(facts: VerdictFacts): Judgement {
  const [first = DEFAULT_REASON, ...others] = VERDICT_RULES.filter(({ applies }) => applies(facts)).map(
    ({ rule, verdict, reason }): VerdictReason => ({ rule, verdict, reason: reason(facts) }),
  )
  return { verdict: first.verdict, reasons: [first, ...others] }
}
