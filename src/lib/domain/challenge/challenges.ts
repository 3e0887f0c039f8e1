import type { PropertyType } from '../building/home/answers'
import { EXPOSURE } from '../building/home/shape'
import type { HeatingNow } from '../estimate/heating-now'
import type { ChallengeRules } from './rules'

/** `tick`: no evidence. `photo`: a photo kept on the device. `reading`: a meter reading. */
export type Proof = 'tick' | 'photo' | 'reading'

type Effort = 'easy' | 'medium' | 'hard'

type Home = { propertyType: PropertyType; heating: HeatingNow }

type Challenge = {
  category: 'measure' | 'air' | 'fabric' | 'control'
  effort: Effort
  /** Whether it can be done every week, rather than once in a winter. */
  repeats: boolean
  proof: Proof
  /** Whether it makes sense in a home. Absent: in any home. */
  suits?: (home: Home) => boolean
}

const hasRoof = ({ propertyType }: Home) => EXPOSURE[propertyType].roof === 1
const hasGround = ({ propertyType }: Home) => EXPOSURE[propertyType].ground === 1
const isHouse = ({ propertyType }: Home) => !propertyType.startsWith('flat')
const BOILERS: readonly HeatingNow[] = ['gas-old', 'gas-new', 'lpg']
const WET: readonly HeatingNow[] = [...BOILERS, 'oil', 'heat-pump']

/** All challenges, in display order. */
export const CHALLENGES = {
  'two-sundays': { category: 'measure', effort: 'easy', repeats: false, proof: 'reading' },
  'thermostat-diary': { category: 'measure', effort: 'easy', repeats: false, proof: 'tick' },
  'cold-spots': { category: 'measure', effort: 'easy', repeats: false, proof: 'photo' },
  'draught-hunt': { category: 'air', effort: 'medium', repeats: false, proof: 'photo' },
  letterbox: { category: 'air', effort: 'easy', repeats: false, proof: 'photo' },
  'floor-gaps': { category: 'air', effort: 'medium', repeats: false, proof: 'photo', suits: hasGround },
  chimney: { category: 'air', effort: 'easy', repeats: false, proof: 'photo', suits: isHouse },
  'loft-hatch': { category: 'fabric', effort: 'medium', repeats: false, proof: 'photo', suits: hasRoof },
  'loft-roll': { category: 'fabric', effort: 'hard', repeats: false, proof: 'photo', suits: hasRoof },
  'window-film': { category: 'fabric', effort: 'medium', repeats: false, proof: 'photo' },
  curtains: { category: 'fabric', effort: 'easy', repeats: true, proof: 'tick' },
  'one-degree': { category: 'control', effort: 'easy', repeats: true, proof: 'tick' },
  'hour-earlier': { category: 'control', effort: 'easy', repeats: true, proof: 'tick' },
  'one-room-less': { category: 'control', effort: 'easy', repeats: true, proof: 'tick' },
  'cooler-bedrooms': { category: 'control', effort: 'easy', repeats: false, proof: 'tick' },
  radiators: {
    category: 'control',
    effort: 'medium',
    repeats: false,
    proof: 'tick',
    suits: ({ heating }) => WET.includes(heating),
  },
  'flow-temperature': {
    category: 'control',
    effort: 'medium',
    repeats: false,
    proof: 'photo',
    suits: ({ heating }) => BOILERS.includes(heating),
  },
  'last-sunday': { category: 'measure', effort: 'easy', repeats: false, proof: 'reading' },
} as const satisfies Record<string, Challenge>

export type ChallengeSlug = keyof typeof CHALLENGES

export const CHALLENGE_SLUGS = Object.keys(CHALLENGES) as ChallengeSlug[] // the record has no other keys

/** Points for a challenge; one that repeats earns them every week. */
export function pointsOf(slug: ChallengeSlug, rules: ChallengeRules): number {
  const { effort, repeats } = CHALLENGES[slug]
  return repeats ? rules.weekly : rules[effort]
}

/** The challenges that suit a home, in display order. */
export function challengesFor(home: Home): ChallengeSlug[] {
  return CHALLENGE_SLUGS.filter((slug) => {
    const challenge: Challenge = CHALLENGES[slug]
    return challenge.suits?.(home) ?? true
  })
}
