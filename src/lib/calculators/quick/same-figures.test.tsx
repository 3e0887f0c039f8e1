import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { QuickCalculator } from '@/components/tools/quick-calculator/quick-calculator'
import { estimateReportPdf } from '@/lib/pdf/estimate-report'
import { printable } from '@/lib/pdf/printable'
import { estimateEmailSchema } from '@/lib/schemas/calculate/estimate-email'
import { readQuickEstimate } from '@/lib/schemas/calculate/quick-estimate'
import { estimateEmailForm, formValues } from '@/lib/schemas/form-values'
import { fromEstimateEmail } from '@/lib/use-cases/leads/from-estimate-email'

import { BASIS } from '../../../../tests/fixtures/basis'
import { pdfText } from '../../../../tests/fixtures/pdf-text'
import { SETTINGS } from '../../../../tests/fixtures/site-settings'
import { estimateWithOwn } from '../engine/estimate'
import { queryOf } from '../engine/home-query'
import { type Typed, typedIn, USUAL_HOME } from '../engine/home-questions'
import { OWN_REFUSED } from '../own-figure-words'
import { writeEstimateFile } from './estimate-file'
import { estimateView } from './estimate-view'
import { resultAmong, resultRows } from './result-rows'

const FLAT: Typed = { ...USUAL_HOME, type: 'flat-middle', area: '75', occupancy: 'a-few-rooms' }
const HOMES: Record<string, Typed> = {
  'a gas semi with our figures': USUAL_HOME,
  'a flat with storage heaters at 40 p': { ...FLAT, heating: 'storage-heaters', own: 'price.electricity_40' },
  'a leaky house with three own figures': {
    ...USUAL_HOME,
    postcode: 'SN',
    type: 'detached',
    heating: 'oil',
    solar: 'on',
    own: 'home.air-changes_1.5 order.panel_28900 price.oil_9.5',
  },
  'an LPG bungalow, whose price only the visitor knows': {
    ...USUAL_HOME,
    type: 'bungalow',
    heating: 'lpg',
    own: 'price.lpg_8',
  },
  'figures that no home can have together': {
    ...USUAL_HOME,
    own: 'climate.degree-days-published_4000 home.air-changes_20 home.floor-area_1000 home.storey-height_6 home.wall.u-value_7 home.window.u-value_7',
  },
}

const textIn = (html: string) => html.replace(/<[^>]*>/g, '').replace(/&#x27;/g, "'")

/** Without spaces and with the symbols of the PDF fonts, as a document draws it. */
const bare = (text: string) => printable(text).replace(/\s+/g, '')

/** Renders everything that shows the result of a URL. */
async function carriersOf(url: string) {
  const typed = typedIn(Object.fromEntries(new URLSearchParams(url)))
  const read = readQuickEstimate(typed)
  if (!read.ok) throw new Error('Not a URL of the calculator')
  const { answers, own } = read
  const { estimate, isOwnRefused } = estimateWithOwn({ answers, own, basis: BASIS })
  const view = estimateView(estimate)
  const posted = formValues([...new URLSearchParams(url)], estimateEmailForm)
  const lead = fromEstimateEmail({
    input: estimateEmailSchema.parse({ ...posted, email: 'ada@example.com' }),
    basis: BASIS,
  })
  const rows = resultRows({ typed, basis: BASIS, view, isOwnRefused })
  const fullUrl = `https://powerboard.example.com/calculator/quick?${url}`
  const document = { view, rows, date: BASIS.date, address: fullUrl, settings: SETTINGS }
  const emailed = resultAmong(lead.answers)
  return {
    view,
    own,
    isOwnRefused,
    row: lead.enquiry.row,
    emailedUrl: emailed?.path,
    texts: {
      screen: textIn(renderToStaticMarkup(<QuickCalculator typed={typed} basis={BASIS} />)),
      email: (emailed?.rows ?? []).map(({ value }) => value).join(' '),
      admin: lead.answers.map(({ value }) => value).join(' '),
      document: pdfText(await estimateReportPdf(document)),
    },
    file: writeEstimateFile({ view, answers, own, isOwnRefused, date: BASIS.date, address: fullUrl }),
  }
}

test.each(Object.entries(HOMES))('%s: screen, email, admin and document agree', async (_home, typed) => {
  const url = queryOf(typed)
  const { view, own, isOwnRefused, row, emailedUrl, texts, file } = await carriersOf(url)
  expect(emailedUrl).toBe(`/calculator/quick?${url}`)
  const figures = [
    view.hash,
    view.label,
    ...view.reasons,
    ...(view.rooms?.lines ?? []),
    view.cost.text,
    view.difference?.words ?? '',
    view.panels.count.text,
    view.panels.price.text,
    ...view.own.flatMap(({ name, words }) => [name, words]),
    ...(isOwnRefused ? [OWN_REFUSED] : []),
  ]
  for (const [carrier, text] of Object.entries(texts))
    for (const figure of figures) expect(bare(text), carrier).toContain(bare(figure))
  expect(row).toMatchObject({ calculation: view.hash, panels_needed: view.panelCount })
  expect(JSON.parse(file)).toMatchObject({ calculation: view.hash, result: { cost: view.cost } })
  expect(JSON.parse(file)).toMatchObject(
    isOwnRefused ? { own: {}, ownLeftOut: { reason: OWN_REFUSED, figures: own } } : { own },
  )
})

test('own figures change the result and its number, and a different day does not', async () => {
  const [ours, theirs] = await Promise.all([
    carriersOf(queryOf({ ...FLAT, heating: 'storage-heaters' })),
    carriersOf(queryOf({ ...FLAT, heating: 'storage-heaters', own: 'price.electricity_40' })),
  ])
  expect(theirs.view.cost.text).not.toBe(ours.view.cost.text)
  expect(theirs.view.hash).not.toBe(ours.view.hash)
  const read = readQuickEstimate({ ...FLAT, own: 'price.electricity_40' })
  if (!read.ok) throw new Error('unreadable')
  const on = (date: string) => estimateView(estimateWithOwn({ ...read, basis: { ...BASIS, date } }).estimate).hash
  expect(on('2026-11-22')).toBe(on('2026-11-23'))
})

test.each(['junk', 'price.electricity_many', 'price.electricity_9999', 'panel.colour_4'])(
  'a URL with the own figures %j shows our result and a notice',
  (own) => {
    const html = renderToStaticMarkup(<QuickCalculator typed={{ ...USUAL_HOME, own }} basis={BASIS} />)
    expect(html).toContain('this result is based on ours')
    expect(html).not.toContain(encodeURIComponent(own))
  },
)
