import type { SubmitEvent } from 'react'

import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { TextInput } from '@/components/ui/text-input'
import type { HeatingMonths } from '@/lib/domain/climate/heating-months'
import { readOutwardCode } from '@/lib/domain/leads/uk-postcode'
import { lateEndpoints } from '@/lib/routing/late-endpoints'

import { FUELS } from './fuel-choices'
import { PostedOutcome } from './posted-outcome'
import { rewardDevice } from './reward-device'
import { usePosted } from './use-posted'
import type { LiveSeason } from './use-season'

const FORM_ID = 'share-saving'
const FAILED = 'That did not work. Check your connection and try again.'

/** Compares this household with its postcode district, if it agrees. Renders nothing until there is a saving. */
export function ShareSaving({ live: { tools, kept, season }, heating }: { live: LiveSeason; heating: HeatingMonths }) {
  const { post, isSending, outcome } = usePosted(FAILED)
  const comparisons = FUELS.map((fuel) =>
    tools.againstLastWinter({ uses: tools.usesOf(kept, fuel), season, fuel, heating }),
  )
  const savedPercent = tools.savedPercent(comparisons)
  if (savedPercent === null) return null

  const share = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = String(data.get('district') ?? '')
    const read = readOutwardCode(typed)
    void post(lateEndpoints.sharedSavings, async () => ({
      device: await rewardDevice(),
      district: read.ok ? read.code : '', // a full postcode is not sent
      savedPercent,
      agreed: data.get('agreed') === 'on',
    }))
  }
  const takeBack = () => void post(lateEndpoints.savingWithdrawal, async () => ({ device: await rewardDevice() }))
  return (
    <form
      id={FORM_ID}
      onSubmit={share}
      aria-labelledby={`${FORM_ID}-heading`}
      className="no-print grid max-w-160 gap-3"
    >
      <h3 id={`${FORM_ID}-heading`} className="text-h4 font-semibold">
        Compare with your district
      </h3>
      <p className="text-sm text-ink-2">
        You can compare your saving with those of other homes in your postcode district, once ten of them take part.
        Only if you agree do we receive anything: the district and one percentage, without a name.
      </p>
      <ShareFields savedPercent={savedPercent} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" look="secondary" aria-disabled={isSending}>
          Share and compare
        </Button>
        <Button type="button" size="sm" look="secondary" aria-disabled={isSending} onClick={takeBack}>
          Take my saving back
        </Button>
      </div>
      <PostedOutcome outcome={outcome} className="font-semibold" />
    </form>
  )
}

function ShareFields({ savedPercent }: { savedPercent: number }) {
  return (
    <>
      <TextInput
        id={`${FORM_ID}-district`}
        name="district"
        value=""
        label="First half of your postcode"
        autoCapitalize="characters"
        autoComplete="off"
        required
      />
      <Checkbox id={`${FORM_ID}-agreed`} name="agreed" value="" required>
        Keep my district and my saving of <span>{savedPercent}</span>% for this comparison. I can take it back at any
        time.
      </Checkbox>
    </>
  )
}
