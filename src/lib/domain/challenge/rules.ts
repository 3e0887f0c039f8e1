/** Levels, lowest first. Everyone starts at the first. */
export const LEVEL_NAMES = ['Draught', 'Layer', 'Timer', 'Loft', 'Zone'] as const

export type LevelName = (typeof LEVEL_NAMES)[number]

type Rule = {
  name: string
  usual: number
  least: number
  most: number
  /** Which direction favours households. */
  better: 'more' | 'less'
}

const points = (name: string, usual: number) => ({ name, usual, least: 1, most: 500, better: 'more' }) as const
const level = (name: LevelName, usual: number) =>
  ({ name: `Points for the level ${name}`, usual, least: 1, most: 5_000, better: 'less' }) as const
const weeks = (name: string, usual: number) =>
  ({ name: `Weeks for “${name}”`, usual, least: 1, most: 26, better: 'less' }) as const

/** Default scoring rules of a winter, which staff can change. */
export const RULES = {
  easy: points('Points for an easy challenge', 10),
  medium: points('Points for a medium challenge', 25),
  hard: points('Points for a hard challenge', 60),
  weekly: points('Points a week for a challenge that repeats', 5),
  layer: level('Layer', 50),
  timer: level('Timer', 120),
  loft: level('Loft', 220),
  zone: level('Zone', 340),
  graceWeeks: { name: 'Missed weeks that a streak survives', usual: 1, least: 0, most: 4, better: 'more' },
  firstWeek: weeks('First week lit', 1),
  fourWeeks: weeks('Four weeks lit', 4),
  halfWinter: weeks('Half the winter lit', 13),
  wholeWinter: weeks('The whole winter lit', 26),
} as const satisfies Record<string, Rule>

export type RuleKey = keyof typeof RULES

/** The value of each rule. */
export type ChallengeRules = Readonly<Record<RuleKey, number>>

export const RULE_KEYS = Object.keys(RULES) as RuleKey[] // the record has no other keys

/** Groups of rules whose values must increase. */
const RISING: readonly (readonly RuleKey[])[] = [
  ['layer', 'timer', 'loft', 'zone'],
  ['firstWeek', 'fourWeeks', 'halfWinter', 'wholeWinter'],
]

type Chosen = Readonly<Partial<Record<RuleKey, unknown>>>

/** The rules that apply: those chosen by staff if they are consistent, otherwise the defaults. */
export function rulesOf(chosen: Chosen): ChallengeRules {
  const rules = Object.fromEntries(
    RULE_KEYS.map((key) => [key, isAllowedRule(key, chosen[key]) ? chosen[key] : RULES[key].usual]),
  ) as ChallengeRules
  return firstInconsistentRule(rules) === null ? rules : USUAL_RULES
}

/** Whether staff may choose this value, regardless of the other rules. */
export function isAllowedRule(key: RuleKey, chosen: unknown): chosen is number {
  const { least, most } = RULES[key]
  return Number.isInteger(chosen) && Number(chosen) >= least && Number(chosen) <= most
}

/** The first rule that is not above the one before it; null if none. */
export function firstInconsistentRule(rules: ChallengeRules): RuleKey | null {
  const pairs = RISING.flatMap((keys) => keys.slice(1).map((key, index) => ({ key, before: keys[index] ?? key })))
  return pairs.find(({ key, before }) => rules[key] <= rules[before])?.key ?? null
}

/** The first rule that would leave a household worse off than before; null if none. */
export function firstHarderRule(before: ChallengeRules, after: ChallengeRules): RuleKey | null {
  const isHarder = (key: RuleKey) =>
    RULES[key].better === 'more' ? after[key] < before[key] : after[key] > before[key]
  return RULE_KEYS.find(isHarder) ?? null
}

export const USUAL_RULES = Object.fromEntries(RULE_KEYS.map((key) => [key, RULES[key].usual])) as ChallengeRules
