import { useEffect, useState } from 'react'

import { TextLink } from '@/components/ui/link'
import { calculatorForTyped, choicesIn } from '@/lib/calculators/configurator/choices'
import { queryIn } from '@/lib/calculators/engine/home-query'
import { HOME_NAME } from '@/lib/calculators/engine/told-home'
import { calculatorFor, solarTypedIn } from '@/lib/calculators/solar/questions'
import { scriptRoutes, withQuery } from '@/lib/routing/script-routes'

import { useKeptHome } from './use-kept-home'

/** `shown`: queries of the home on the page, as told elsewhere and as asked here since. */
const TOOLS = {
  quick: {
    shown: (search: URLSearchParams) => [String(search)],
    open: (home: string) => `${scriptRoutes.quickCalculator}?${home}`,
  },
  configurator: {
    shown: (search: URLSearchParams) => [
      search.get(HOME_NAME),
      queryIn(calculatorForTyped(choicesIn(Object.fromEntries(search)))),
    ],
    open: (home: string) => withQuery(scriptRoutes.configure, { [HOME_NAME]: home }),
  },
  solar: {
    shown: (search: URLSearchParams) => [
      search.get(HOME_NAME),
      queryIn(calculatorFor(solarTypedIn(Object.fromEntries(search)))),
    ],
    open: (home: string) => withQuery(scriptRoutes.solarQuote, { [HOME_NAME]: home }),
  },
} as const

export type Tool = keyof typeof TOOLS

/** Offers the home that the visitor has told another tool, unless the page shows it already. */
export function HomeOfferLine({ tool }: { tool: Tool }) {
  const kept = useKeptHome()
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    // What is typed here is newer.
    const hide = () => setTyping(true)
    document.addEventListener('input', hide, { once: true })
    return () => document.removeEventListener('input', hide)
  }, [])
  if (!kept || isTyping) return null
  const { shown, open } = TOOLS[tool]
  if (shown(new URLSearchParams(window.location.search)).includes(kept.query)) return null
  return (
    <p className="no-print grid-page pt-4 text-sm">
      <span className="col-span-full">
        <span>{`Your home so far: ${kept.words}. `}</span>
        <TextLink href={open(kept.query)}>Use it here</TextLink>
      </span>
    </p>
  )
}
