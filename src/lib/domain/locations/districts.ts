import type { Housing } from './counties'
import districts from './data/districts.json'

export type District = Housing & { name: string }

const BY_CODE: Readonly<Record<string, District>> = districts

/** The council with this ONS code, with its housing data; null if there is none. */
export const districtOf = (code: string): District | null => BY_CODE[code] ?? null
