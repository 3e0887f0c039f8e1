import { accounts } from './accounts'
import { blog } from './blog'
import { challenge } from './challenge'
import { claims } from './claims'
import { configurator } from './configurator'
import { content } from './content'
import { designer } from './designer'
import { desk } from './desk'
import type { Feature } from './feature'
import { insight } from './insight'
import { leads } from './leads'
import { locations } from './locations'
import { platform } from './platform'
import { privacy } from './privacy'
import { professional } from './professional'
import { quick } from './quick'
import { quotes } from './quotes'
import { shop } from './shop'
import { social } from './social'
import { solar } from './solar'

/** Every feature, in the order in which lists show their pages. */
export const FEATURES = {
  content,
  locations,
  blog,
  shop,
  leads,
  configurator,
  solar,
  challenge,
  designer,
  quick,
  professional,
  claims,
  quotes,
  desk,
  social,
  insight,
  privacy,
  accounts,
  platform,
} as const satisfies Record<string, Feature>

export type FeatureName = keyof typeof FEATURES

const LIST: readonly Feature[] = Object.values(FEATURES)

type PartOf<Declared, Part extends keyof Feature> = Declared extends Record<Part, infer Entries> ? Entries : never
type AllOf<Entries> = (Entries extends unknown ? (each: Entries) => void : never) extends (all: infer All) => void
  ? All
  : never
type Declared = (typeof FEATURES)[FeatureName]

/** The names of what the features declare under `part`. */
export type NamesIn<Part extends keyof Feature> = Extract<keyof AllOf<PartOf<Declared, Part>>, string>

/** The members of a list that the features declare. */
export type ListedIn<Part extends 'collections' | 'globals'> = Extract<
  PartOf<Declared, Part>,
  readonly string[]
>[number]

/**
 * What all features declare under `part`, by its name.
 * @throws if two of them use the same name
 */
export function joined<Part extends keyof Feature>(part: Part): AllOf<PartOf<Declared, Part>> {
  const entries = LIST.flatMap((feature) => Object.entries(feature[part] ?? {}))
  const all = Object.fromEntries(entries)
  if (Object.keys(all).length < entries.length) throw new Error(`Two features declare the same name in ${part}`)
  return all as AllOf<PartOf<Declared, Part>>
}

/** What all features list under `part`. */
export function listed<
  Part extends
    'records' | 'endpoints' | 'formEndpoints' | 'openEndpoints' | 'retention' | 'personalData' | 'impersonal',
>(part: Part): NonNullable<Feature[Part]>[number][] {
  return LIST.flatMap<NonNullable<Feature[Part]>[number]>((feature) => feature[part] ?? [])
}
