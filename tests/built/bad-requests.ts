import fc from 'fast-check'

import {
  ADMIN,
  BODIES,
  COLLECTIONS,
  DAMAGE,
  FILES,
  FORMS,
  HEADERS,
  HOSTS,
  METHODS,
  PAGES,
  QUERIES,
  TAILS,
} from './bad-request-values'
import type { RawRequest } from './raw-request'

const damaged = (path: fc.Arbitrary<string>) =>
  fc
    .tuple(path, fc.constantFrom(...DAMAGE), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([whole, damage, share]) => {
      const at = Math.max(1, Math.round(whole.length * share))
      return whole.slice(0, at) + damage + whole.slice(at)
    })

const rest = fc
  .tuple(fc.constantFrom(...COLLECTIONS), fc.constantFrom(...TAILS))
  .map(([collection, tail]) => `/api/${collection}${tail}`)
const goodPath = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...PAGES, ...FILES, ...ADMIN) },
  { weight: 1, arbitrary: fc.constantFrom(...FORMS) },
  { weight: 3, arbitrary: rest },
)
const query = fc.oneof(
  { weight: 1, arbitrary: fc.constant('') },
  {
    weight: 2,
    arbitrary: fc.array(fc.constantFrom(...QUERIES), { minLength: 1, maxLength: 2 }).map((all) => `?${all.join('&')}`),
  },
)
const path = fc
  .tuple(fc.oneof({ weight: 3, arbitrary: goodPath }, { weight: 1, arbitrary: damaged(goodPath) }), query)
  .map((segments) => segments.join(''))
const header = fc.constantFrom(
  ...Object.entries(HEADERS).flatMap(([name, values]) => values.map((value) => ({ [name]: value }))),
)

/** Any route, method, path, query, host, header and body, with something wrong in most of them. */
export const badRequests: fc.Arbitrary<RawRequest> = fc
  .record({
    method: fc.constantFrom(...METHODS),
    path,
    headers: fc.array(header, { maxLength: 2 }).map((all) => Object.assign({}, ...all) as Record<string, string>),
    body: fc.option(fc.constantFrom(...BODIES), { freq: 2, nil: undefined }),
    host: fc.oneof(
      { weight: 12, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom(...HOSTS) },
    ),
  })
  .map(({ host, body, ...request }) => ({
    ...request,
    ...(host !== undefined && { host }),
    ...(body !== undefined && { body }),
  }))
