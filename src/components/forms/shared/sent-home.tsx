'use client'

import { useEffect, useState } from 'react'

import type { FormValues } from '@/components/ui/field-props'
import { readStored } from '@/lib/browser/device-storage'
import { KEPT_HOME_KEY } from '@/lib/browser/kept-home-key'

type Choice = typeof import('./sent-home-choice').SentHomeChoice

/** `value`: as ticked before, such as in a form that was returned. */
type SentHomeProps = { formId: string; value: FormValues[string] | undefined }

/** Offers to send the home that was told to a calculator; its script is loaded only if there is one. */
export function SentHome(props: SentHomeProps) {
  const [Choice, setChoice] = useState<Choice | null>(null)
  useEffect(() => {
    if (readStored(KEPT_HOME_KEY) === null) return
    const nothing = () => undefined // without the script there is no offer
    import('./sent-home-choice').then(({ SentHomeChoice }) => setChoice(() => SentHomeChoice), nothing)
  }, [])
  return Choice && <Choice {...props} />
}
