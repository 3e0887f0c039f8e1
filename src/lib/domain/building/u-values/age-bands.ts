import type { Nation } from './nations'
import { checkUValue } from './ranges'

/** The age bands of RdSAP 10, each a period with the same building standards. */
export const AGE_BANDS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M'] as const

export type AgeBand = (typeof AGE_BANDS)[number]

/** One value per age band, A first. */
export type ByAgeBand = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
]

type FirstYears = Readonly<Partial<Record<AgeBand, number>>>

const ENGLAND_AND_WALES: FirstYears = {
  A: 0,
  B: 1900,
  C: 1930,
  D: 1950,
  E: 1967,
  F: 1976,
  G: 1983,
  H: 1991,
  I: 1996,
  J: 2003,
  K: 2007,
  L: 2012,
  M: 2023,
}

/**
 * First years of the bands: RdSAP 10 (9 June 2025), table 1. Widely published, but not checked against the document.
 */
const FIRST_YEARS: Readonly<Record<Nation, FirstYears>> = {
  england: ENGLAND_AND_WALES,
  wales: ENGLAND_AND_WALES,
  scotland: {
    A: 0,
    B: 1919,
    C: 1930,
    D: 1950,
    E: 1965,
    F: 1976,
    G: 1984,
    H: 1992,
    I: 1999,
    J: 2003,
    K: 2008,
    L: 2012,
    M: 2023,
  },
  // Has no band J.
  'northern-ireland': {
    A: 0,
    B: 1919,
    C: 1930,
    D: 1950,
    E: 1974,
    F: 1978,
    G: 1986,
    H: 1992,
    I: 2000,
    K: 2007,
    L: 2014,
    M: 2023,
  },
}

/** The age band for a construction year. Throws OutOfRange. */
export function ageBandOf({ year, nation }: { year: number; nation: Nation }): AgeBand {
  checkUValue({ year })
  return AGE_BANDS.findLast((band) => year >= (FIRST_YEARS[nation][band] ?? Infinity)) ?? 'A'
}

/** The table entry for an age band. */
export function atAge(table: ByAgeBand, band: AgeBand): number {
  return table[AGE_BANDS.indexOf(band)] ?? NaN
}

/** Whether a band is `last` or earlier. */
export function builtBy(band: AgeBand, last: AgeBand): boolean {
  return AGE_BANDS.indexOf(band) <= AGE_BANDS.indexOf(last)
}
