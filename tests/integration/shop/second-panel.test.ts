import { beforeAll, beforeEach, expect, test } from 'vitest'

import { linesOf } from '@/lib/calculators/quote/stored-quote'
import { getBasis } from '@/lib/data/basis'
import { getDatasheet } from '@/lib/data/datasheet'
import { getPanels, getPowerboard } from '@/lib/data/panels'
import { payloadClient } from '@/lib/data/payload-client'
import { getShopProduct } from '@/lib/data/shop'
import { POWERBOARD_SLUG } from '@/lib/domain/catalogue/powerboard-slug'

import { LARGE_PANEL } from '../../fixtures/basis'
import { ENQUIRIES } from '../../fixtures/enquiries'
import { openSessions, type Sessions } from '../access/sessions'
import { call, jsonRequest } from '../support/api'
import { submit } from '../support/enquiries'
import { readLead } from '../support/rows'

const payload = await payloadClient()
let sessions: Sessions
beforeAll(async () => {
  sessions = await openSessions(payload)
})

const { slug, name, pricePence, gtin: _, priceValidUntil: __, recordedOn: ___, ...specifications } = LARGE_PANEL
const product = { name, slug, basePrice: pricePence / 100, specifications, isActive: true, isFeatured: null }

const asEditor = (method: string, path: string, body: object) =>
  call(jsonRequest(method, path, body, { cookie: sessions.editor.cookie }))
const bySlug = (value: string) => ({ slug: { equals: value } })
const change = (of: string, data: object) => payload.update({ collection: 'products', where: bySlug(of), data })

beforeEach(async () => {
  await payload.delete({ collection: 'products', where: bySlug(slug) })
  expect((await asEditor('POST', '/products', product)).status).toBe(201)
})

test('a panel that staff enter is offered beside the default, with the facts of its record', async () => {
  expect((await getPanels()).map((panel) => panel.slug)).toEqual([POWERBOARD_SLUG, slug])
  const { panel, otherPanels } = await getBasis()
  expect(panel.slug).toBe(POWERBOARD_SLUG)
  expect(otherPanels).toMatchObject([{ slug, name, pricePence, powerWatts: 350, heightMm: 900, panelsPer16aMax: 8 }])
  expect((await getShopProduct(slug))?.technicalData).toContainEqual({ term: 'Rated power', detail: '350 W at 230 V' })
  expect((await getDatasheet()).panel.slug).toBe(POWERBOARD_SLUG)
})

test('a hidden panel is offered nowhere, and of panels that are shown first the oldest is the default', async () => {
  await change(slug, { isActive: false })
  expect((await getBasis()).otherPanels).toEqual([])
  await change(slug, { isActive: true, isFeatured: true })
  expect((await getPowerboard()).slug).toBe(POWERBOARD_SLUG)
  await change(POWERBOARD_SLUG, { isFeatured: false })
  expect((await getPowerboard()).slug).toBe(slug)
  expect((await getDatasheet()).panel.slug).toBe(slug)
  await change(POWERBOARD_SLUG, { isFeatured: true })
})

test('a panel whose facts cannot be calculated with is refused by name of the fact', async () => {
  const refused = await asEditor('POST', '/products', {
    ...product,
    slug: 'another-panel',
    specifications: { ...specifications, powerWatts: '350 W' },
  })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(await refused.json())).toContain(
    'A panel needs these as sensible numbers, without units: powerWatts',
  )
})

test('the limit of a circuit is that of the record', async () => {
  const circuitsFor = async (asked: object) =>
    ((await (await call(jsonRequest('POST', '/calculate/circuits', asked))).json()) as { result: object }).result
  expect(await circuitsFor({ panels: 13 })).toMatchObject({ circuits: 1 })
  expect(await circuitsFor({ panels: 13, panelWatts: 350 })).toMatchObject({ circuits: 2, panelsOnEach: [7, 6] })
  const usual = (await getPowerboard()).panelsPer16aMax
  const { docs } = await payload.find({ collection: 'products', where: bySlug(POWERBOARD_SLUG) })
  const record = docs[0]?.specifications as object
  await change(POWERBOARD_SLUG, { specifications: { ...record, panelsPer16aMax: 12 } })
  expect(await circuitsFor({ panels: 13 })).toMatchObject({ circuits: 2 })
  await change(POWERBOARD_SLUG, { specifications: { ...record, panelsPer16aMax: usual } })
})

test('a configuration with that panel is priced, stored and quoted with it', async () => {
  const asked = { ...ENQUIRIES['/configuration-quotes'], email: `second-${crypto.randomUUID()}@example.com` }
  const { status, body } = await submit('/configuration-quotes', { ...asked, panel: slug })
  expect(status).toBe(201)
  const { lead } = await readLead(body.reference ?? '')
  expect(JSON.stringify(lead.answers)).toContain(`Panels, ${name}`)
  const prepared = await call(
    jsonRequest('POST', '/quotes/prepare', { lead: Number(lead.id) }, { cookie: sessions.sales.cookie }),
  )
  const { id } = (await prepared.json()) as { id: number }
  const quote = await payload.findByID({ collection: 'quotes', id, depth: 0 })
  expect(linesOf(quote)[0]).toMatchObject({ kind: 'panels', name: `Panels, ${name}`, eachPence: pricePence })
  expect(quote.figures).toMatchObject({ panelWatts: 350 })
})
