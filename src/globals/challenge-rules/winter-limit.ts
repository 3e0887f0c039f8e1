import { type RuleKey, RULES } from '@/lib/domain/challenge/rules'

/** How a rule may change while households play by it. */
export const winterLimit = (key: RuleKey) => `During a winter this can only become ${RULES[key].better}.`
