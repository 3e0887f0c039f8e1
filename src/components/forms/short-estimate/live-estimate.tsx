'use client'

import { type ComponentType, type SubmitEvent, useRef, useState } from 'react'

import type { Elements } from '@/components/ui/elements'
import { NotWorkedOut } from '@/components/ui/not-worked-out'
import { useEarlierInput } from '@/components/ui/use-earlier-input'
import { formText, isFormChanged } from '@/lib/browser/form-dom'
import type { EstimateInput, EstimateRead } from '@/lib/domain/estimate/short-estimate'
import { salesRoutes } from '@/lib/routing/sales-routes'

import type { Priced } from './estimate-result'

type Tools = {
  read: (values: Record<string, string>) => EstimateRead
  Answer: ComponentType<Priced & { input: EstimateInput }>
}

const loadTools = async (): Promise<Tools> => {
  const [{ readEstimateInput }, { EstimateResult }] = await Promise.all([
    import('@/lib/domain/estimate/short-estimate'),
    import('./estimate-result'),
  ])
  return { read: readEstimateInput, Answer: EstimateResult }
}

type LiveEstimateProps = Priced & {
  formId: string
  /** The label of the form's button. */
  button: string
  fields: Elements
  submit: Elements
  answer: Elements
  after?: Elements
}

/**
 * The form beside its result, which updates on every keystroke; without JavaScript, the form requests a page with the
 * result.
 */
export function LiveEstimate({ formId, button, fields, submit, answer, after, ...priced }: LiveEstimateProps) {
  const formRef = useRef<HTMLFormElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [tools, setTools] = useState<Tools | null>(null)
  const [values, setValues] = useState<Record<string, string> | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const read = tools && values ? tools.read(values) : null

  const recalculate = (form: HTMLFormElement) => {
    setValues(formText(form))
    // If the calculation cannot be loaded, the form's button still asks the server.
    if (!tools) void loadTools().then(setTools, () => setFailed(isFormChanged(form)))
  }
  useEarlierInput(formRef, recalculate)

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // Invalid input goes to the server, whose page shows an error at each question.
    if (!tools?.read(formText(event.currentTarget)).ok) return
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
        {read?.ok && tools && <tools.Answer input={read.input} {...priced} />}
        {read?.ok === false && <Unfinished errors={read.errors} />}
        {!read && hasFailed && <NotWorkedOut button={button} className="px-5 py-9 md:px-9" />}
        {!read && !hasFailed && answer}
        {after}
      </div>
    </div>
  )
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
