'use client'

import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react'

import { LeftOut } from '@/components/tools/left-out'
import { SentAlong } from '@/components/tools/sent-along'
import { useUsageRecord } from '@/components/tools/use-usage-record'
import { Button } from '@/components/ui/button'
import type { Elements } from '@/components/ui/elements'
import { ErrorSummary } from '@/components/ui/error-summary'
import type { FieldErrors } from '@/components/ui/field-props'
import { NotWorkedOut } from '@/components/ui/not-worked-out'
import { useEarlierInput } from '@/components/ui/use-earlier-input'
import { formText, isFormChanged } from '@/lib/browser/form-dom'
import { keepHome } from '@/lib/browser/kept-home'
import { sendConfigurationUsage } from '@/lib/browser/usage-record'
import {
  CONFIGURATION_FORM_ID,
  CONFIGURATOR_ID,
  configuratorWith,
  queryOfChoices,
  type TypedChoices,
} from '@/lib/calculators/configurator/choices'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import { queryIn } from '@/lib/calculators/engine/home-query'
import { HOME_NAME } from '@/lib/calculators/engine/told-home'
import { scriptRoutes } from '@/lib/routing/script-routes'

import { ChoiceFields } from './choice-fields'
import type { ConfiguratorOptions } from './configurator-options'
import type { Priced, Pricer } from './configurator-tools'
import { PriceSheet } from './price-sheet'
import { SCOPE_ID, ScopeSection } from './scope-section'
import { TotalBar } from './total-bar'

/** Browsers limit how often a page may change its URL. */
const URL_PAUSE_MS = 200

const NONE: FieldErrors = {}

const BUTTON = 'Work out the price'

const loadTools = () => import('./configurator-tools')

type LiveConfiguratorProps = {
  typed: TypedChoices
  /** The price of the initial choices, as rendered with the page. */
  first: Priced
  options: ConfiguratorOptions
  basis: Basis
  /** The form that requests a quote. */
  after: Elements
}

/** The choices beside their price, which follows every change; without JavaScript the form requests a priced page. */
export function LiveConfigurator({ typed: firstTyped, first, options, basis, after }: LiveConfiguratorProps) {
  const form = useRef<HTMLFormElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [openedAtMs] = useState(() => performance.now())
  const [hasFailed, setFailed] = useState(false)
  const { pricer, typed, priced, summary, change } = usePriced({ firstTyped, first, basis })
  // Without the prices, `priced` is for the initial choices.
  const isStale = hasFailed && !pricer
  const configuration = isStale ? null : priced.configuration

  // If the prices cannot be loaded, the form's button still asks the server.
  const choose = (element: HTMLFormElement) =>
    void change(formText(element)).catch(() => setFailed(isFormChanged(element)))
  useEarlierInput(form, choose)
  const step = (extraPanels: number) => {
    const next = { ...typed, extraPanels: String(extraPanels) }
    change(next).catch(() => window.location.assign(configuratorWith(next)))
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!pricer || !configuration) return
    event.preventDefault()
    sheet.current?.scrollIntoView({ block: 'nearest' })
    sheet.current?.focus()
  }
  const query = queryOfChoices(typed)
  useUsageRecord({
    state: configuration && typed !== firstTyped ? query : null,
    openedAtMs,
    send: (view) => configuration && sendConfigurationUsage({ ...view, choices: configuration.choices }),
  })
  return (
    <div className="isolate gap-y-7 pb-(--section) md:grid-page">
      <form
        ref={form}
        id={CONFIGURATOR_ID}
        method="get"
        action={scriptRoutes.configure}
        noValidate
        onFocus={() => void loadTools().catch(() => null)}
        onInput={(event) => choose(event.currentTarget)}
        onSubmit={submit}
        className="px-(--margin) pt-5 pb-7 max-md:[&_:is(input,select,button)]:scroll-mb-24 md:col-span-7 md:px-0 md:pt-7"
      >
        <ErrorSummary formId={CONFIGURATOR_ID} errors={summary} before="to see the price" />
        <Unasked typed={typed} />
        <ChoiceFields typed={firstTyped} options={options} errors={priced.errors} />
        <Button type="submit" look="secondary" className="mt-6 w-full">
          {BUTTON}
        </Button>
        <LeftOut>When you leave, your choices are stored without anything that identifies you.</LeftOut>
      </form>
      {configuration && <TotalBar configuration={configuration} />}
      <div
        ref={sheet}
        tabIndex={-1}
        className="self-start bg-panel shadow-cast outline-none md:sticky md:top-[calc(var(--strip-height)+var(--bar-height)+1.5rem)] md:col-span-5 md:col-start-8 md:row-span-2 md:row-start-1 md:mt-7"
      >
        <Sheet configuration={configuration} isStale={isStale} onStep={step} />
      </div>
      <Below {...{ configuration, isStale, query }}>{after}</Below>
    </div>
  )
}

/** What the form sends besides its questions. */
function Unasked({ typed: { extraPanels = '0', [HOME_NAME]: home } }: { typed: TypedChoices }) {
  return (
    <>
      <input type="hidden" name="extraPanels" value={extraPanels} readOnly />
      {home && <input type="hidden" name={HOME_NAME} value={home} readOnly />}
    </>
  )
}

type BelowProps = { configuration: Priced['configuration']; isStale: boolean; query: string; children: Elements }

/** What the price covers, and the request for a quote. */
function Below({ configuration, isStale, query, children }: BelowProps) {
  return (
    <div id={SCOPE_ID} className="mt-7 grid scroll-mt-32 gap-7 md:col-span-7 md:mt-0">
      {configuration && <ScopeSection configuration={configuration} />}
      <section hidden={isStale} className="bg-panel px-5 py-7 shadow-cast md:p-9">
        <h2 className="mb-4 text-h3 font-medium">Send me this quote</h2>
        {children}
      </section>
      <SentAlong formId={CONFIGURATION_FORM_ID} query={query} />
    </div>
  )
}

type FirstPrice = Pick<LiveConfiguratorProps, 'first' | 'basis'> & { firstTyped: TypedChoices }

/** The choices and their price, whose rules are loaded with the first change; the address follows. */
function usePriced({ firstTyped, first, basis }: FirstPrice) {
  const [pricer, setPricer] = useState<Pricer | null>(null)
  const [typed, setTyped] = useState(firstTyped)
  const [summary, setSummary] = useState(first.errors)
  const priced = useMemo(
    () => (pricer && typed !== firstTyped ? pricer.price(typed) : first),
    [pricer, typed, firstTyped, first],
  )
  const change = async (next: TypedChoices) => {
    setTyped(next)
    setSummary(NONE)
    if (pricer) return
    const { newPricer } = await loadTools()
    setPricer((loaded) => loaded ?? newPricer(basis))
  }

  useEffect(() => {
    if (typed === firstTyped) return
    const timer = setTimeout(() => window.history.replaceState(null, '', configuratorWith(typed)), URL_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, firstTyped])
  const { calculator, homeWords } = priced.configuration ?? {}
  useEffect(() => {
    // A home that is shown as an example, or as told elsewhere, is not the visitor’s news.
    if (calculator === undefined || homeWords === undefined || calculator === first.configuration?.calculator) return
    keepHome({ query: queryIn(calculator), words: homeWords })
  }, [calculator, homeWords, first])
  return { pricer, typed, priced, summary, change }
}

type SheetProps = {
  configuration: Priced['configuration']
  isStale: boolean
  onStep: (extraPanels: number) => void
}

function Sheet({ configuration, isStale, onStep }: SheetProps) {
  if (configuration) return <PriceSheet configuration={configuration} onStep={onStep} />
  return isStale ? (
    <NotWorkedOut button={BUTTON} className="px-5 py-9 md:px-7" />
  ) : (
    <p role="status" className="px-5 py-9 md:px-7">
      The price appears here once every question is answered.
    </p>
  )
}
