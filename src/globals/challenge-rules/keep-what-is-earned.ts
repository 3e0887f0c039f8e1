import { type PayloadRequest, ValidationError } from 'payload'

import { londonTime } from '@/lib/domain/calendar/london-time'
import {
  type ChallengeRules,
  firstHarderRule,
  firstInconsistentRule,
  isAllowedRule,
  RULE_KEYS,
  type RuleKey,
  RULES,
  rulesOf,
} from '@/lib/domain/challenge/rules'
import { isSeasonOn } from '@/lib/domain/challenge/season'
import { now } from '@/lib/platform/clock'

import { winterLimit } from './winter-limit'

type Sent = Readonly<Record<string, unknown>>

/** Refuses rules that make no sense together, and during a winter those that would take something away. */
export function keepWhatIsEarned({ data, originalDoc, req }: { data?: Sent; originalDoc?: Sent; req: PayloadRequest }) {
  const rules = RULE_KEYS.every((key) => isAllowedRule(key, data?.[key])) ? (data as ChallengeRules) : null
  if (!rules) return data // the fields say what is wrong
  const refuse = (path: RuleKey, message: string) => {
    throw new ValidationError(
      { global: 'challenge-rules', errors: [{ path, label: RULES[path].name, message }] },
      req.t,
    )
  }
  const [unordered, harder] = [firstInconsistentRule(rules), firstHarderRule(rulesOf({ ...originalDoc }), rules)]
  if (unordered) refuse(unordered, 'Please enter a number above the one before.')
  if (harder && isSeasonOn(londonTime(now()).date)) refuse(harder, winterLimit(harder))
  return data
}
