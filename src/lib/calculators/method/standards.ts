import type { Source } from '@/lib/domain/quantity/quantity'

/** Standards whose formulas the engine follows, where no figure carries them as its source. Some have only a year. */
export const STANDARDS = {
  heatLoss: { title: 'BS EN 12831-1:2017, design heat load of rooms', date: '2017', confidence: 'well-known' },
  comfort: {
    title: 'ISO 7730:2005, tables A.4 and D.1, after Fanger and others (1985)',
    date: '2005',
    confidence: 'well-known',
  },
  radiation: {
    title: 'ISO 7726:1998, annex B: view factors and plane radiant temperature',
    date: '1998',
    confidence: 'well-known',
  },
  bunches: { title: 'BS 7671, table 4C1 and appendix 4', date: '2026-11-22', confidence: 'well-known' },
  stations: {
    title: 'Met Office, historic station data, averages of 1991 to 2020, Open Government Licence v3.0',
    date: '2026-11-20',
    confidence: 'verified',
    url: 'https://www.metoffice.gov.uk/research/climate/maps-and-data/historic-station-data',
  },
  heights: {
    title: 'GeoNames, heights of populated places, CC BY 4.0',
    date: '2026-11-28',
    confidence: 'verified',
    url: 'https://www.geonames.org/',
  },
  degreeDays: {
    title: 'Hitchin, Estimating monthly degree-days, Building Services Engineering Research and Technology 4 (1983)',
    date: '1983',
    confidence: 'well-known',
  },
  sampling: {
    title: 'Latin hypercube sampling, McKay and others (1979)',
    date: '1979',
    confidence: 'well-known',
  },
} as const satisfies Record<string, Source>
