'use client'

import { useRef, useState, type ComponentType, type ReactNode, type SubmitEvent } from 'react'

import type { EstimateInput, EstimateRead } from '@/lib/domain/sizing/short-estimate'
import { salesRoutes } from '@/lib/site/sales-routes'

import type { Priced } from './estimate-answer'

type Tools = {
  read: (values: Record<string, string>) => EstimateRead
  Answer: ComponentType<Priced & { input: EstimateInput }>
}

const loadTools = async (): Promise<Tools> => {
  const [{ readEstimateInput }, { EstimateAnswer }] = await Promise.all([
    import('@/lib/domain/sizing/short-estimate'),
    import('./estimate-answer'),
  ])
  return { read: readEstimateInput, Answer: EstimateAnswer }
}

type LiveEstimateProps = Priced & {
  formId: string
  fields: ReactNode
  submit: ReactNode
  answer: ReactNode
  after?: ReactNode
}

/** The form beside its answer, which follows every keystroke; without a script, the form asks for a page with the answer. */
export function LiveEstimate({ formId, fields, submit, answer, after, panelWatts, prices }: LiveEstimateProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const [tools, setTools] = useState<Tools | null>(null)
  const [values, setValues] = useState<Record<string, string> | null>(null)
  const read = tools && values ? tools.read(values) : null

  const recalculate = (form: HTMLFormElement) => {
    setValues(valuesIn(form))
    // Without the sum, for want of a connection, the form's button still asks the server.
    if (!tools) void loadTools().then(setTools, () => null)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // What cannot be used goes to the server, whose page says at each question why.
    if (!tools?.read(valuesIn(event.currentTarget)).ok) return
    event.preventDefault()
    sheet.current?.scrollIntoView({ block: 'nearest' })
    sheet.current?.focus()
  }

  return (
    <div className="grid gap-x-(--gutter) gap-y-7 md:grid-cols-12">
      <form
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
        {!tools || !read ? (
          answer
        ) : read.ok ? (
          <tools.Answer input={read.input} panelWatts={panelWatts} prices={prices} />
        ) : (
          <Unfinished errors={read.errors} />
        )}
        {after}
      </div>
    </div>
  )
}

function Unfinished({ errors }: { errors: Record<string, string> }) {
  return (
    <div role="status" className="grid gap-1 px-5 py-9 md:px-9">
      {Object.values(errors).map((message) => (
        <p key={message}>{message}.</p>
      ))}
    </div>
  )
}

function valuesIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}
