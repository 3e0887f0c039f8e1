import { regionOfArea } from '../electrical/area-region'
import { readPostcodeArea } from '../leads/uk-postcode'
import { joinNames } from '../text/join-names'

/** Whether our VAT is charged on goods delivered there: as a fact, and as the end of a sentence that refuses an order. */
export const DESTINATION_VAT = {
  charged: { label: 'UK VAT is charged', clause: '' },
  outside: { label: 'Outside UK VAT', clause: ', which is outside UK VAT' },
  depends: { label: 'VAT depends on the country', clause: ', where VAT depends on the country' },
} as const

/**
 * A part of the world with a UK postcode, as named in a sentence. `isDelivered`: orders from the store are delivered
 * there; anywhere else we only give a quote.
 */
export type Destination = {
  name: string
  postcodes: string
  isDelivered: boolean
  vat: keyof typeof DESTINATION_VAT
}

const GREAT_BRITAIN: Destination = {
  name: 'Great Britain',
  postcodes: 'England, Scotland and Wales, with their islands',
  isDelivered: true,
  vat: 'charged',
}
const FORCES: Destination = {
  name: 'a British forces address',
  postcodes: 'BF and BFPO',
  isDelivered: false,
  vat: 'depends',
}

/** Destinations that are a postcode area of their own. The Isle of Man Act 1979 makes the island part of the UK for VAT. */
const BY_AREA: Readonly<Record<string, Destination>> = {
  BT: { name: 'Northern Ireland', postcodes: 'BT', isDelivered: true, vat: 'charged' },
  IM: { name: 'the Isle of Man', postcodes: 'IM', isDelivered: false, vat: 'charged' },
  JE: { name: 'Jersey', postcodes: 'JE', isDelivered: false, vat: 'outside' },
  GY: { name: 'Guernsey, Alderney or Sark', postcodes: 'GY', isDelivered: false, vat: 'outside' },
  BF: FORCES,
}

/** Where orders are delivered, and whether VAT is charged there: every destination, in the order that staff read. */
export const DESTINATIONS: readonly Destination[] = [GREAT_BRITAIN, ...Object.values(BY_AREA)]

/** 'Great Britain and Northern Ireland' */
export const DELIVERED_TO = joinNames(DESTINATIONS.filter(({ isDelivered }) => isDelivered).map(({ name }) => name))

/** 'BFPO 801', as forces addresses are usually written. */
const isForcesNumber = (text: string): boolean => /^\s*BFPO/i.test(text)

/** The destination of a postcode; null if no destination has its area, 'XX' for example. */
export function destinationOf(postcode: string): Destination | null {
  if (isForcesNumber(postcode)) return FORCES
  const area = readPostcodeArea(postcode) ?? ''
  return BY_AREA[area] ?? (regionOfArea(area) && GREAT_BRITAIN)
}

/** Why an order cannot be delivered to a postcode; null if it can. */
export function whyNotDelivered(postcode: string): string | null {
  const destination = destinationOf(postcode)
  if (!destination) return 'There is no such postcode area. Please check the postcode, or request a quote instead'
  const { name, isDelivered, vat } = destination
  if (isDelivered) return null
  const { clause } = DESTINATION_VAT[vat]
  return `We do not deliver store orders to ${name}${clause}. Please request a quote instead`
}
