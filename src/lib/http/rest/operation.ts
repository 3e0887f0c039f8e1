import type { Payload, SanitizedCollectionConfig } from 'payload'

import { readDocumentId } from '@/lib/schemas/document-id'

export type Operation = {
  /** Method and path of Payload's endpoint, such as `get /:id`. */
  name: string
  /** Null for a global, and for operations that are not on a collection. */
  collection: SanitizedCollectionConfig | null
  /** Whether its body may be a file. */
  takesFile: boolean
}

type Endpoint = { method: string; path: string; custom?: Record<string, unknown> }
type Target = {
  endpoints: Endpoint[] | false | undefined
  /** Path segments after the collection or global slug. */
  rest: string[]
  hasVersions: boolean
  collection: SanitizedCollectionConfig | null
}

/**
 * The endpoint Payload would run, or null if there is none. Stricter than Payload, which also accepts other letter
 * cases, trailing slashes and non-numeric ids.
 */
export function operationOf(payload: Payload, method: string, slug: string[]): Operation | null {
  const { endpoints, rest, hasVersions, collection } = targetOf(payload, slug)
  const endpoint = (endpoints || []).find((each) => each.method === method.toLowerCase() && matches(each.path, rest))
  if (!endpoint || (endpoint.path.startsWith('/versions') && !hasVersions)) return null
  const takesFile = Boolean(collection?.upload) || endpoint.custom?.takesFile === true
  return { name: `${endpoint.method} ${endpoint.path}`, collection, takesFile }
}

function targetOf({ collections, globals, config }: Payload, slug: string[]): Target {
  const [first = '', second, ...others] = slug
  if (first === 'globals') {
    const global = globals.config.find((each) => each.slug === second)
    return { endpoints: global?.endpoints, rest: others, hasVersions: Boolean(global?.versions), collection: null }
  }
  const collection = Object.values(collections).find((each) => each.config.slug === first)?.config
  if (!collection) return { endpoints: config.endpoints, rest: slug, hasVersions: false, collection: null }
  return { endpoints: collection.endpoints, rest: slug.slice(1), hasVersions: Boolean(collection.versions), collection }
}

function matches(pattern: string, segments: string[]): boolean {
  const patterns = pattern.split('/').filter(Boolean)
  const required = patterns.filter((each) => !each.endsWith('?'))
  if (segments.length > patterns.length || segments.length < required.length) return false
  return segments.every((segment, at) => matchesSegment(patterns[at] ?? '', segment))
}

function matchesSegment(pattern: string, segment: string): boolean {
  if (pattern === ':id' || pattern === ':id?') return readDocumentId(segment) !== null
  return pattern.startsWith(':') ? segment !== '' && !/[\\/\0]/.test(segment) : pattern === segment
}
