import { type AgeBand, ageBandOf } from '../u-values/age-bands'
import type { Nation } from '../u-values/nations'

/** Construction periods as people remember them, each with a representative year valid in every nation. */
export const BUILT = [
  { value: 'before-1900', label: 'Before 1900', year: 1890 },
  { value: '1900-1929', label: '1900 to 1929', year: 1925 },
  { value: '1930-1949', label: '1930 to 1949', year: 1938 },
  { value: '1950-1966', label: '1950 to 1966', year: 1958 },
  { value: '1967-1975', label: '1967 to 1975', year: 1970 },
  { value: '1976-1982', label: '1976 to 1982', year: 1980 },
  { value: '1983-1990', label: '1983 to 1990', year: 1987 },
  { value: '1991-1995', label: '1991 to 1995', year: 1993 },
  { value: '1996-2002', label: '1996 to 2002', year: 2000 },
  { value: '2003-2006', label: '2003 to 2006', year: 2005 },
  { value: '2007-2011', label: '2007 to 2011', year: 2009 },
  { value: '2012-2022', label: '2012 to 2022', year: 2017 },
  { value: 'from-2023', label: '2023 or later', year: 2024 },
] as const

export type Built = (typeof BUILT)[number]['value']

/** The age band for a construction period in a nation. */
export function ageBandOfBuilt({ built, nation }: { built: Built; nation: Nation }): AgeBand {
  const { year } = BUILT.find(({ value }) => value === built) ?? BUILT[0]
  return ageBandOf({ year, nation })
}
