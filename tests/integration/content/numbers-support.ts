import { expect } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'

import { openSessions } from '../access/sessions'
import { call, jsonRequest, request } from '../support/api'

export const payload = await payloadClient()
let cookie = ''

/** Signs the editor who sends all requests in to the database of a test file, before its tests. */
export async function signInEditor() {
  cookie = (await openSessions(payload)).editor.cookie
}

export type List = 'tariffs' | 'assumptions'

export const noon = (day: string) => `${day}T12:00:00.000Z`
export const provenance = {
  source: 'A regulator',
  read: noon('2026-11-21'),
  confidence: 'verified',
  owner: 'Website editors',
  nextReview: noon('2027-11-21'),
}
export const tariff = {
  period: 'January to March 2031',
  region: 'GB',
  validFrom: noon('2031-01-01'),
  validTo: noon('2031-03-31'),
  electricity: { pencePerKwh: 30, pencePerDay: 60 },
  gas: { pencePerKwh: 9, pencePerDay: 33 },
  vatPercent: 5,
  gasVatPercent: 5,
  ...provenance,
}
export const lpg = { key: 'price.lpg', value: 9, validFrom: noon('2026-01-01'), ...provenance }

export const post = (list: List, data: object) => call(jsonRequest('POST', `/${list}`, data, { cookie }))
export const patch = (list: List, id: number, data: object) =>
  call(jsonRequest('PATCH', `/${list}/${id}`, data, { cookie }))
export const remove = (list: List, id: number) =>
  call(request(`/${list}/${id}`, { method: 'DELETE', headers: { cookie } }))

/** The status, and the message on each field. */
export async function refusalOf(response: Response) {
  const { errors } = (await response.json()) as {
    errors: { data?: { errors?: { path: string; message: string }[] } }[]
  }
  return [response.status, ...(errors[0]?.data?.errors ?? []).map(({ path, message }) => `${path}: ${message}`)]
}

export async function created(list: List, data: object): Promise<number> {
  const response = await post(list, data)
  expect(response.status).toBe(201)
  return ((await response.json()) as { doc: { id: number } }).doc.id
}

export async function idOf(list: List, where: Record<string, string>): Promise<number> {
  const { docs } = await payload.find({
    collection: list,
    where: Object.fromEntries(Object.entries(where).map(([field, value]) => [field, { equals: value }])),
    overrideAccess: true,
    limit: 1,
    sort: '-validFrom',
  })
  if (!docs[0]) throw new Error(`There is no such document in ${list}`)
  return docs[0].id
}
