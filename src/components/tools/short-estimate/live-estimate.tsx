'use client'

import { type SubmitEvent, useRef, useState } from 'react'

import type { Elements } from '@/components/ui/elements'
import { NotWorkedOut } from '@/components/ui/not-worked-out'
import { useEarlierInput } from '@/components/ui/use-earlier-input'
import { formText, isFormChanged } from '@/lib/browser/form-dom'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import type { Typed } from '@/lib/calculators/engine/home-questions'
import { salesRoutes } from '@/lib/routing/sales-routes'

type Tools = typeof import('./estimate-tools')

const loadTools = () => import('./estimate-tools')

type LiveEstimateProps = {
  formId: string
  /** The label of the form's button. */
  button: string
  /** What counts for the questions that the form does not ask. */
  unasked: Typed
  fields: Elements
  submit: Elements
  answer: Elements
  after?: Elements
}

/**
 * The form beside its result, which updates on every keystroke; without JavaScript, the form requests a page with the
 * result.
 */
export function LiveEstimate({ formId, button, unasked, fields, submit, answer, after }: LiveEstimateProps) {
  const formRef = useRef<HTMLFormElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const { tools, basis, typed, read, hasFailed, recalculate } = useEstimate(unasked)
  useEarlierInput(formRef, recalculate)

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // Invalid input goes to the server, whose page shows an error at each question.
    if (!tools?.readQuickEstimate({ ...unasked, ...formText(event.currentTarget) }).ok) return
    event.preventDefault()
    sheet.current?.scrollIntoView({ block: 'nearest' })
    sheet.current?.focus()
  }

  return (
    <div className="grid gap-x-(--gutter) gap-y-7 md:grid-cols-12">
      <form
        ref={formRef}
        id={formId}
        method="get"
        action={salesRoutes.salesEstimate}
        noValidate
        onInput={(event) => recalculate(event.currentTarget)}
        onSubmit={onSubmit}
        className="grid content-start gap-5 md:col-span-4"
      >
        {fields}
        {submit}
      </form>
      <div
        ref={sheet}
        tabIndex={-1}
        className="self-start rounded-panel bg-panel shadow-cast max-md:-mx-2 md:col-span-8"
      >
        {tools && basis && typed && read?.ok && (
          <tools.EstimateResult typed={typed} answers={read.answers} basis={basis} />
        )}
        {read?.ok === false && <Unfinished errors={read.errors} />}
        {!read && hasFailed && <NotWorkedOut button={button} className="px-5 py-9 md:px-9" />}
        {!read && !hasFailed && answer}
        {after}
      </div>
    </div>
  )
}

/** The calculation, loaded on the first change, and what it last read of the form. */
function useEstimate(unasked: Typed) {
  const [tools, setTools] = useState<Tools | null>(null)
  const [basis, setBasis] = useState<Basis | null>(null)
  const [typed, setTyped] = useState<Typed | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const read = tools && basis && typed ? tools.readQuickEstimate(typed) : null

  const load = async (): Promise<Tools> => {
    const loaded = tools ?? (await loadTools())
    setBasis(await loaded.loadBasis())
    setTools(loaded)
    setFailed(false)
    return loaded
  }
  const recalculate = (form: HTMLFormElement) => {
    const now = { ...unasked, ...formText(form) }
    setTyped(now)
    // If the calculation cannot be loaded, the form's button still asks the server.
    load().then(
      (loaded) => keep(loaded, now),
      () => setFailed(isFormChanged(form)),
    )
  }
  return { tools, basis, typed, read, hasFailed, recalculate }
}

/** Keeps a complete home for the other tools. */
function keep(tools: Tools, typed: Typed) {
  if (!tools.readQuickEstimate(typed).ok) return
  const query = tools.queryOf(typed)
  tools.keepHome({ query, words: tools.homeWords(query) })
}

function Unfinished({ errors }: { errors: Record<string, string> }) {
  return (
    <div role="status" className="grid gap-1 px-5 py-9 md:px-9">
      {Object.values(errors).map((message) => (
        <p key={message}>{`${message}.`}</p>
      ))}
    </div>
  )
}
