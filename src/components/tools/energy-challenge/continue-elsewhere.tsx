import type { SubmitEvent } from 'react'

import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Honeypot } from '@/components/ui/honeypot'
import { TextLink } from '@/components/ui/link'
import { TextInput } from '@/components/ui/text-input'
import type { KeptSeason } from '@/lib/domain/challenge/kept-season'
import { lateEndpoints } from '@/lib/routing/late-endpoints'
import { scriptRoutes } from '@/lib/routing/script-routes'

import { PostedOutcome } from './posted-outcome'
import { usePosted } from './use-posted'

const FORM_ID = 'season-link'
const FAILED = 'The link could not be sent. Check your connection and try again: your progress is still on this device.'

/** Asks for a link that carries this winter to another device. Nothing leaves this one before the form is sent. */
export function ContinueElsewhere({ kept }: { kept: KeptSeason }) {
  const { post, isSending, outcome } = usePosted(FAILED)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    void post(lateEndpoints.seasonLinks, () => ({
      email: data.get('email'),
      agreed: data.get('agreed') === 'on',
      website: data.get('website'),
      season: kept,
    }))
  }
  return (
    <form
      id={FORM_ID}
      onSubmit={submit}
      aria-labelledby={`${FORM_ID}-heading`}
      className="relative mt-7 grid max-w-160 gap-3"
    >
      <h3 id={`${FORM_ID}-heading`} className="text-h4 font-semibold">
        Continue on another device
      </h3>
      <p className="text-sm text-ink-2">
        We send you one email with a link that only you know. Open it on the other device within seven days.
      </p>
      <TextInput
        id={`${FORM_ID}-email`}
        name="email"
        value=""
        label="Your email address"
        type="email"
        autoComplete="email"
        required
      />
      <Checkbox id={`${FORM_ID}-agreed`} name="agreed" value="" required>
        You may keep what I marked as done, my meter readings and the home I chose, for this link. Photos stay on this
        device, and I can delete everything with one click.
      </Checkbox>
      <Honeypot formId={FORM_ID} />
      <Button type="submit" size="sm" look="secondary" className="justify-self-start" aria-disabled={isSending}>
        Send me the link
      </Button>
      <p className="text-xs text-ink-2">
        Our{' '}
        <TextLink href={scriptRoutes.privacyPolicy} target="_blank">
          privacy policy
        </TextLink>{' '}
        says how long we keep it.
      </p>
      <PostedOutcome outcome={outcome} className="text-sm font-semibold" />
    </form>
  )
}
