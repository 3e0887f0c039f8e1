import { VERDICT_RULES, type Verdict, type VerdictFacts, type VerdictRule } from './verdict-rules'

export type VerdictReason = { rule: VerdictRule; verdict: Verdict; reason: string }

/** Every rule that applies, the strictest first: the first one settles the verdict. */
export type Judgement = { verdict: Verdict; reasons: VerdictReason[] }

const NOTHING_SPEAKS: VerdictReason = {
  rule: 'nothing-speaks',
  verdict: 'depends',
  reason: 'Nothing speaks clearly for panels or against them. A room-by-room design will tell more.',
}

/** What we would tell a friend about panels in this home. */
export function judge(facts: VerdictFacts): Judgement {
  const [first = NOTHING_SPEAKS, ...others] = VERDICT_RULES.filter(({ applies }) => applies(facts)).map(
    ({ rule, verdict, reason }): VerdictReason => ({ rule, verdict, reason: reason(facts) }),
  )
  return { verdict: first.verdict, reasons: [first, ...others] }
}
