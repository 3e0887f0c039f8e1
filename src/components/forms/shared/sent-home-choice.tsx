import { useState } from 'react'

import { Checkbox } from '@/components/ui/checkbox'
import type { FormValues } from '@/components/ui/field-props'
import { readKeptHome } from '@/lib/browser/kept-home'

/** The home on this device, to be ticked; not registered, since a form sends whatever is ticked in it. */
export function SentHomeChoice({ formId, value }: { formId: string; value: FormValues[string] | undefined }) {
  const [home] = useState(readKeptHome)
  if (!home) return null
  return (
    <div className="col-span-full">
      <Checkbox
        id={`${formId}-calculation`}
        name="calculation"
        option={home.query}
        value={value === home.query ? home.query : ''}
        error={undefined}
      >
        <span className="font-semibold">{`For this home: ${home.words}`}</span>
        <span className="mt-0.5 block text-ink-2">
          Send what you told the calculator, with its postcode area and panels for each room, so that we can check that
          it fits.
        </span>
      </Checkbox>
    </div>
  )
}
