import { ReceivedSection } from '@/components/sections/received-section'
import { ResponseDue } from '@/components/sections/response-due'
import { ResponsePromise } from '@/components/sections/response-promise'
import type { Confirmation } from '@/lib/features/feature'

import type { Confirmed } from './confirmation-views'

/** A title, when we respond, and a text around our promise. */
export function ConfirmationInWords({ words, confirmed }: { words: Confirmation; confirmed: Confirmed }) {
  const { title, response, before, after } = words
  const { reference, settings, claims, now } = confirmed
  return (
    <ReceivedSection title={title} reference={reference} phone={settings.mainPhone}>
      <ResponseDue now={now} hours={settings.hours} response={response} />
      <p>
        {`${before} `}
        <ResponsePromise claims={claims} />
        {` ${after}`}
      </p>
    </ReceivedSection>
  )
}
