import type { Feature } from './feature'
import { type FeatureName, FEATURES } from './features'

const NAMES = Object.keys(FEATURES) as FeatureName[]

/** The features that the site works without. */
export const CLOSABLE: readonly FeatureName[] = NAMES.filter((name) => FEATURES[name].staysOpenBecause === null)

/** Whether FEATURES_OFF may name it. */
export const isClosable = (name: string): name is FeatureName => CLOSABLE.some((closable) => closable === name)

/** Why FEATURES_OFF may not name it. */
export function whyOpen(name: string): string {
  const reason = NAMES.flatMap((known) => (known === name ? FEATURES[known].staysOpenBecause : []))[0]
  return reason ? `${name} stays open, because ${reason}` : `there is no feature “${name}”`
}

/** The addresses of features that are closed, as the source of a regular expression; '' if none is. */
export function closedAddresses(names: readonly FeatureName[]): string {
  if (names.length === 0) return ''
  const features = names.map((name): Feature => FEATURES[name])
  const closed = features.flatMap(routesOf).map(patternOf)
  const open = features.flatMap(({ openEndpoints = [] }) => openEndpoints).map(patternOf)
  return `^(?!(?:${open.join('|')})$)(?:${closed.join('|')})$`
}

function routesOf({
  pages,
  replies,
  checks,
  confirmations,
  records = [],
  endpoints = [],
  formEndpoints = [],
}: Feature): string[] {
  const named = { ...pages, ...replies, ...checks, ...confirmations }
  return [...[...Object.values(named), ...records].map(({ path }) => path), ...endpoints, ...formEndpoints]
}

/** '/blog/[slug]' as the source of a regular expression. */
const patternOf = (route: string): string =>
  route
    .replaceAll('.', String.raw`\.`)
    .replace(/\/\[\[\\\.\\\.\\\.\w+\]\]/, '(?:/.+)?')
    .replace(/\[\\\.\\\.\\\.\w+\]/, '.+')
    .replaceAll(/\[\w+\]/g, '[^/]+')
