import { useContext, useEffect, useState } from 'react'

import { carryContactDetails } from '@/lib/browser/quote-draft'
import { readTyped, writeTyped } from '@/lib/browser/typed-input'
import { quoteRequestFrom } from '@/lib/routing/script-routes'

import { Button } from './button'
import { TextLink } from './link'
import { PhoneContext } from './phone-provider'

export type BrokenPartProps = {
  /** The controls of the page when the part failed. */
  controls: readonly Element[]
  /** Receives a function that enters again what was typed, once the part is drawn anew. */
  onTryAgain: (restore: () => void) => void
}

/** In place of a part that failed: says so, and offers another attempt, the telephone and a page without scripts. */
export function BrokenPart({ controls, onTryAgain }: BrokenPartProps) {
  const phone = useContext(PhoneContext)
  const [typed] = useState(() => readTyped(controls))
  // The other controls belong to parts that go on working, where the visitor may have typed since.
  const [lost] = useState(() => readTyped(controls.filter(({ isConnected }) => !isConnected)))
  useEffect(() => carryContactDetails(typed), [typed])
  return (
    <div role="alert" className="grid-page py-7">
      <div className="col-span-full rounded-panel bg-panel p-5 text-ink shadow-cast md:p-8">
        <h2 className="font-text text-h4 font-semibold">Content temporarily unavailable</h2>
        <p className="mt-2 mb-5 max-w-[38em]">
          <span>This part of the page has stopped working. What you typed is kept. You can try again, </span>
          {phone && (
            <span>
              call <TextLink href={phone.href}>{phone.display}</TextLink>,{' '}
            </span>
          )}
          <span>
            or <TextLink href={quoteRequestFrom('broken-part')}>write to us</TextLink> on a page that needs no script.
          </span>
        </p>
        <Button look="secondary" onClick={() => onTryAgain(() => writeTyped(lost))}>
          Try again
        </Button>
      </div>
    </div>
  )
}
