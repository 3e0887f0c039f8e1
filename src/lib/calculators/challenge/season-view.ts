import { CHALLENGE_TEXTS, type ChallengeText, EFFORT_TEXTS, PROOF_TEXTS } from '@/lib/content/challenges'
import { PROPERTY_TYPES } from '@/lib/domain/building/home/answers'
import { CHALLENGES, type ChallengeSlug, pointsOf, type Proof } from '@/lib/domain/challenge/challenges'
import type { WinterKwh } from '@/lib/domain/challenge/progress'
import type { ChallengeRules } from '@/lib/domain/challenge/rules'
import type { QuickAnswers } from '@/lib/domain/estimate/quick-answers'
import type { Banded } from '@/lib/domain/estimate/quick-estimate-result'
import { inOrder, type Overrides } from '@/lib/domain/quantity/evaluate'
import type { Quantity } from '@/lib/domain/quantity/quantity'
import { uncapital } from '@/lib/domain/text/uncapital'
import { pounds } from '@/lib/format/pounds'
import { writtenNumber } from '@/lib/format/written-number'

import type { Basis } from '../engine/estimate-basis'
import { formatExpired } from '../format-expired'
import { type HomeSavings, homeSavings } from './home-savings'
import { roughly } from './roughly'

/** A saving as text: '410 kWh', 'likely 150 to 820', '£31', '75 kg'. */
type SavingView = { kwh: string; likely: string; money: string | null; carbon: string | null }

export type ChallengeCard = ChallengeText & {
  slug: ChallengeSlug
  proof: Proof
  proofWords: string
  effort: string
  repeats: boolean
  points: number
  /** For a whole winter; null if not calculated, `nothing` if this home has nothing to gain. */
  saving: SavingView | 'nothing' | null
  /** Assumptions specific to this challenge: 'Air that a blocked chimney no longer draws: 60 m³/h (…)'. */
  grounds: string[]
}

export type SeasonView = {
  /** 'semi-detached or end of terrace, 93 m²' */
  home: string
  cards: ChallengeCard[]
  winterKwh: WinterKwh
  isOwnRefused: boolean
  /** Notices of prices that have expired. */
  expired: string[]
}

type Input = { answers: QuickAnswers; basis: Basis; own: Overrides; rules: ChallengeRules }

/** The winter of a home, ready to render. */
export function seasonView({ rules, ...input }: Input): SeasonView {
  const { savings, banded, isOwnRefused, expired } = homeSavings(input)
  const { propertyType, floorAreaM2 } = input.answers
  const type = PROPERTY_TYPES.find(({ value }) => value === propertyType)?.label ?? ''
  return {
    home: `${uncapital(type)}, ${writtenNumber(Math.round(floorAreaM2))} m²`,
    cards: savings.map((saving) => cardOf({ ...saving, banded, rules })),
    winterKwh: Object.fromEntries(savings.map(({ slug, kwh }) => [slug, kwh?.value ?? 0])),
    isOwnRefused,
    expired: expired.map(formatExpired),
  }
}

type Saving = HomeSavings['savings'][number] & Pick<HomeSavings, 'banded'> & Pick<Input, 'rules'>

/** Savings below this are not shown, kWh. */
const NOTHING_KWH = 1

function cardOf({ slug, kwh, pence, carbonKg, banded, rules }: Saving) {
  const { effort, repeats, proof } = CHALLENGES[slug]
  const card: ChallengeCard = {
    ...CHALLENGE_TEXTS[slug],
    slug,
    proof,
    proofWords: PROOF_TEXTS[proof],
    effort: EFFORT_TEXTS[effort],
    repeats,
    points: pointsOf(slug, rules),
    saving: kwh && kwh.value < NOTHING_KWH ? 'nothing' : null,
    grounds: kwh ? groundsOf(kwh) : [],
  }
  if (!kwh || card.saving === 'nothing') return card
  const energy = banded(kwh)
  const saving: SavingView = {
    kwh: `${roughly(energy.value)} kWh`,
    likely: `likely ${rangeOf(energy)}`,
    money: pence && `${pounds(pence.value)}, likely ${moneyRange(banded(pence))}`,
    carbon: carbonKg && `${roughly(carbonKg.value)} kg of CO₂e, likely ${rangeOf(banded(carbonKg))}`,
  }
  return { ...card, saving }
}

/** Shared by all challenges, so the page states it once. */
const WINTER_SHARE = 'challenge.winter-share'

function groundsOf(kwh: Quantity): string[] {
  return inOrder([kwh]).flatMap(({ key, name, value, unit, source }) =>
    source && key.startsWith('challenge.') && key !== WINTER_SHARE
      ? [`${name}: ${Number(value.toPrecision(2))}${unit && ` ${unit}`}. ${source.title}`]
      : [],
  )
}

const rangeOf = ({ p10, p90 }: Banded) => `${roughly(p10)} to ${roughly(p90)}`
const moneyRange = ({ p10, p90 }: Banded) => `${pounds(p10)} to ${pounds(p90)}`
