import { useLayoutEffect, useState } from 'react'

import type { Elements } from '@/components/ui/elements'
import { TextLink } from '@/components/ui/link'
import { FaultNotice } from '@/components/ui/notice'
import { CONTROLS, readTyped, writeTyped } from '@/lib/browser/typed-input'
import type { PhoneLine } from '@/lib/content/site-settings'

/** A form whose script has failed: the plain post as the server sent it, with what was typed. */
export function PlainAgain({ phone, children }: { phone: PhoneLine; children: Elements }) {
  // While this renders for the first time, the form that failed is still in the document.
  const [typed] = useState(() => readTyped([...document.querySelectorAll(CONTROLS)]))
  useLayoutEffect(() => writeTyped(typed), [typed])
  return (
    <div>
      <div role="alert" className="mb-6">
        <FaultNotice>
          <p className="font-semibold">Part of this form has stopped working.</p>
          <p>
            What you typed is still here, and the form can be sent without it. You can also call{' '}
            <TextLink href={phone.href}>{phone.display}</TextLink>.
          </p>
        </FaultNotice>
      </div>
      {children}
    </div>
  )
}
