import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, it } from 'vitest'

import { endpoints, leadEndpoints } from '@/lib/routing/endpoints'
import { lateEndpoints } from '@/lib/routing/late-endpoints'

const API = 'src/app/api'
const MAKES_LEADS = /= (?:lead|enquiry|partner)Endpoint\(/

/** Orders also change stock levels, faults are of orders; call-backs are offered to the CRM through Payload. */
const NOT_ONLY_LEADS = [lateEndpoints.checkout, lateEndpoints.orderFault, endpoints.contactSparky]

const routeFiles = readdirSync(API, { recursive: true, encoding: 'utf8' }).filter(
  (file) => path.basename(file) === 'route.ts',
)

it('every endpoint that only stores a lead is called without Next’s routing', () => {
  const made = routeFiles.filter((file) => MAKES_LEADS.test(readFileSync(path.join(API, file), 'utf8')))
  const paths = made.map((file) => `/api/${path.dirname(file)}`)
  const direct = [...Object.values(leadEndpoints), ...NOT_ONLY_LEADS]
  expect(paths.toSorted()).toEqual(direct.toSorted())
})

it.each(Object.values(leadEndpoints))('%s needs nothing of Next’s request', (endpoint) => {
  const text = readFileSync(path.join('src/app', endpoint, 'route.ts'), 'utf8')
  expect(text).not.toMatch(/from 'next\/|refreshProducts|payloadClient/)
})
