'use client'

import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import type { RewardOffer } from '@/lib/domain/challenge/reward'
import type { ChallengeRules } from '@/lib/domain/challenge/rules'
import { counted } from '@/lib/format/counted'

import { claimReward } from './claim-reward'
import { useSeason } from './use-season'

/** Rewards for points, if staff offer any. */
export function RewardsSection({ offers, rules }: { offers: readonly RewardOffer[]; rules: ChallengeRules }) {
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="rewards" className="px-(--margin) md:px-0">
      <h2 id="rewards" className="text-h3 font-medium">
        Rewards
      </h2>
      <ul className="mt-3 grid gap-5">
        {offers.map((offer) => (
          <Reward key={offer.id} offer={offer} rules={rules} />
        ))}
      </ul>
    </section>
  )
}

function Reward({ offer, rules }: { offer: RewardOffer; rules: ChallengeRules }) {
  const live = useSeason()
  const [isSending, setIsSending] = useState(false)
  const [message, setMessage] = useState('')
  const { title, value, description, points, endsOn, id } = offer
  const reached = live?.tools.progressOf({
    events: live.kept.events,
    season: live.season,
    now: live.now,
    winterKwh: {},
    rules,
  })
  const missing = points - (reached?.points ?? 0)

  const claim = async () => {
    if (!live || isSending) return
    setIsSending(true)
    setMessage(await claimReward({ offer: id, events: live.kept.events }))
    setIsSending(false)
  }

  return (
    <li className="max-w-[42em] break-inside-avoid border-t border-line pt-4">
      <h3 className="text-h4 font-semibold">{`${title}: ${value}`}</h3>
      <p className="mt-1 text-ink-2">{description}</p>
      <p className="mt-1 text-sm text-ink-2">
        <span>{`For ${counted(points, 'point')}, until ${writtenDate(endsOn)}, once for each household.`}</span>
        <span>{live && missing > 0 && ` ${counted(missing, 'more point')} to go.`}</span>
      </p>
      {live && missing <= 0 && (
        <Button look="secondary" className="no-print mt-3" aria-disabled={isSending} onClick={() => void claim()}>
          Claim it<span className="sr-only">{`: ${title}`}</span>
        </Button>
      )}
      <p role="status" className="mt-3 font-semibold empty:hidden">
        {message}
      </p>
    </li>
  )
}
