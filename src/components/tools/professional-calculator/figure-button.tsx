import type { ReactNode } from 'react'

import { endpoints } from '@/lib/routing/endpoints'

import { PLAIN_FORM_ID, WORKING_ID } from './plain-form-ids'

/**
 * Shows the working of the figure with this key. Null without JavaScript, where the plain form requests a page that
 * shows it.
 */
export type ShowWorking = ((key: string) => void) | null

/** A figure that opens its working. */
export function FigureButton({ of, show, children }: { of: string; show: ShowWorking; children: ReactNode }) {
  const asking = show
    ? ({ type: 'button', onClick: () => show(of) } as const)
    : ({
        type: 'submit',
        form: PLAIN_FORM_ID,
        formAction: `${endpoints.typedProject}#${WORKING_ID}`,
        name: 'show',
        value: of,
      } as const)
  return (
    <button
      {...asking}
      className="cursor-pointer font-[inherit] tabular-nums underline decoration-edge decoration-dotted decoration-2 underline-offset-[.2em] hover:decoration-current print:no-underline"
    >
      <span>{children}</span>
      <span className="sr-only">, see the working</span>
    </button>
  )
}
