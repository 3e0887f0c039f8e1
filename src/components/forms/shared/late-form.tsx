import { type ComponentType, useLayoutEffect, useState } from 'react'

import type { Elements } from '@/components/ui/elements'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { hasSessionDraft } from '@/lib/browser/session-drafts'

import type { FormStart } from './defined-form'
import type { TransferredState } from './transfer-state'
import { useFirstContact } from './use-first-contact'

/** The id of a form and the name of its draft, as passed by the server. */
export type FormNames = { formId: string; draft: string }

type LateFormProps<Start extends FormStart> = FormNames & {
  load: () => Promise<ComponentType<Start>>
  start: Start
  /** A query parameter of the page from which the form is filled in. */
  prefilledFrom?: string
  /** The same form as rendered by the server. */
  children: Elements
}

/**
 * A form whose script loads on first contact, or immediately if there is something to restore, and takes over the input
 * so far. Without the script it is a plain post.
 */
export function LateForm<Start extends FormStart>(props: LateFormProps<Start>) {
  const { formId, draft, load, start, prefilledFrom, children } = props
  const { ref, loaded } = useFirstContact({
    load: async () => {
      const [Form, { released, transferState }, { PlainAgain }] = await Promise.all([
        load(),
        import('./transfer-state'),
        import('./plain-again'),
      ])
      await released(formId)
      return { Form, PlainAgain, takeOver: () => transferState(formId) }
    },
    isDue: () => start.values !== undefined || hasSessionDraft(draft) || isInQuery(prefilledFrom),
  })
  return (
    <div ref={ref}>
      {loaded ? (
        <ErrorBoundary panel={<loaded.PlainAgain phone={start.phone}>{children}</loaded.PlainAgain>}>
          <TakenOver Form={loaded.Form} takeOver={loaded.takeOver} start={start} />
        </ErrorBoundary>
      ) : (
        children
      )}
    </div>
  )
}

const isInQuery = (name?: string) => name !== undefined && new URLSearchParams(window.location.search).has(name)

type TakenOverProps<Start> = { Form: ComponentType<Start>; takeOver: () => TransferredState; start: Start }

function TakenOver<Start extends FormStart>({ Form, takeOver, start }: TakenOverProps<Start>) {
  // Read as late as possible, so that input typed while the script loads is kept when the forms are swapped.
  const [handed] = useState(takeOver)
  // Before the next key press, which would otherwise be lost.
  useLayoutEffect(() => handed.refocus(), [handed])
  return <Form {...start} values={handed.values} />
}
