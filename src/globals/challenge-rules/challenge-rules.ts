import type { Field, GlobalConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { anyone, editors } from '@/lib/cms/access/rules'
import { isAllowedRule, RULE_KEYS, type RuleKey, RULES } from '@/lib/domain/challenge/rules'

import { keepWhatIsEarned } from './keep-what-is-earned'
import { winterLimit } from './winter-limit'

/** The numbers by which the energy challenge counts points, levels, streaks and achievements. */
export const ChallengeRules: GlobalConfig = {
  slug: 'challenge-rules',
  label: 'Rules of the challenge',
  access: { read: anyone, update: editors },
  hooks: { beforeValidate: [keepWhatIsEarned] },
  admin: {
    group: 'Energy challenge',
    hidden: hiddenUnless('admin', 'editor'),
    hideAPIURL: true,
    description:
      'During a winter, from October to March, rules can only change in favour of those who play, so that nobody loses what they have earned. Between two winters every change is possible.',
  },
  fields: RULE_KEYS.map(ruleField),
}

function ruleField(key: RuleKey): Field {
  const { name, usual, least, most } = RULES[key]
  const message = `Please enter a whole number from ${least} to ${most}.`
  return {
    name: key,
    type: 'number',
    label: name,
    required: true,
    defaultValue: usual,
    validate: (value: unknown) => isAllowedRule(key, value) || message,
    admin: { description: `From ${least} to ${most}. ${winterLimit(key)}` },
  }
}
