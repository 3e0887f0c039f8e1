import type { SourceSeed } from '../../support/page-seed'

/** Sources of the pages on heat loss, prices and heater regulations. */
export const EFFICIENCY_SOURCES: SourceSeed[] = [
  {
    key: 'room-loss-method',
    title:
      'CIBSE Domestic Heating Design Guide 2026 after BS EN 12831-1: heat loss room by room, least ventilation of half an air change an hour',
    publisher: 'CIBSE Journal',
    date: '2026',
    url: 'https://www.cibsejournal.com/?p=36743',
    confidence: 'verified',
    checked: '2026-11-20',
  },
  {
    key: 'lounge-sums',
    title:
      'Heat loss of a 20 m² lounge near Swindon: two external walls with an unfilled cavity, 63.7 W/K, 1,477 W at −2.2 °C',
    publisher: 'Powerboard',
    date: '2026-11-21',
    confidence: 'computed',
    checked: '2026-11-21',
  },
  {
    key: 'house-sums',
    title:
      'Heat loss of a 90 m² two-storey semi-detached house by age, with RdSAP U-values and the air changes usual for its age',
    publisher: 'Powerboard',
    date: '2026-11-21',
    confidence: 'computed',
    checked: '2026-11-21',
  },
  {
    key: 'degree-days-1991-2020',
    title:
      'Monthly temperatures, averages of 1991 to 2020, from which our calculators take degree days to base 15.5 °C',
    publisher: 'Met Office',
    date: '2022',
    url: 'https://www.metoffice.gov.uk/research/climate/maps-and-data/historic-station-data',
    confidence: 'verified',
    checked: '2026-11-20',
  },
  {
    key: 'insulated-u-values',
    title: 'RdSAP 10 specification: U-values of walls and roofs by age and insulation',
    publisher: 'BRE, as transcribed in the OpenHeatLoss library',
    date: '2025-06-09',
    url: 'https://bregroup.com/expertise/energy/sap/sap10',
    confidence: 'verified',
    checked: '2026-11-20',
  },
  {
    key: 'price-cap-october-2026',
    title:
      'Price cap, 1 October to 31 December 2026: electricity 26.32p and gas 7.97p per kWh (Great Britain, direct debit)',
    publisher: 'Ofgem, read from several independent copies',
    date: '2026-10-01',
    url: 'https://www.ofgem.gov.uk/information-consumers/energy-advice-households/energy-price-cap-unit-rates-and-standing-charges',
    confidence: 'verified',
    checked: '2026-11-20',
  },
  {
    key: 'heat-price-sums',
    title: 'Price of a unit of heat and cost of a year’s heat from the price cap and the efficiencies named',
    publisher: 'Powerboard',
    date: '2026-11-21',
    confidence: 'computed',
    checked: '2026-11-21',
  },
  {
    key: 'electrification-of-heat',
    title: 'Electrification of Heat trial: average heat pump 293% over 742 homes, boilers as found 84%',
    publisher: 'Energy Systems Catapult, read in Electro-technical News',
    date: '2024',
    url: 'https://es.catapult.org.uk/case-study/electrification-of-heat-demonstration-project',
    confidence: 'verified',
    checked: '2026-11-20',
  },
  {
    key: 'ecodesign-1188',
    title: 'Regulation (EU) 2015/1188, ecodesign of local space heaters, as retained in Great Britain',
    publisher: 'legislation.gov.uk',
    date: '2015-04-28',
    url: 'https://www.legislation.gov.uk/eur/2015/1188/contents',
    confidence: 'verified',
    checked: '2026-11-21',
  },
  {
    key: 'ecodesign-points',
    title:
      'Regulation 2015/1188 as a heater manufacturer explains it: 38%, or 34% up to 250 W; points for thermostats and timers',
    publisher: 'ESWA Deutschland',
    date: '2018',
    url: 'https://eswa.de/%C3%B6kodesign-richtlinie',
    confidence: 'verified',
    checked: '2026-11-21',
  },
  {
    key: 'energy-label-1186',
    title: 'Regulation (EU) 2015/1186, energy labelling of local space heaters: Article 1 leaves electric ones out',
    publisher: 'EUR-Lex, as stored by legalize.dev',
    date: '2015-04-24',
    url: 'https://legalize.dev/eu/law/32015R1186',
    confidence: 'verified',
    checked: '2026-11-21',
  },
  {
    key: 'sap-10-2-factors',
    title:
      'SAP 10.2 (14 March 2025), Tables 4a and 12: panel, convector and radiant heaters 100%; primary energy of electricity 1.501',
    publisher: 'BRE',
    date: '2025-03-14',
    url: 'https://bregroup.com/expertise/energy/sap/sap10',
    confidence: 'verified',
    checked: '2026-11-20',
  },
  {
    key: 'asa-instaheat-2023',
    title: 'Ruling on Label Products: “incredible 99.8% efficiency”, upheld',
    publisher: 'Advertising Standards Authority',
    date: '2023',
    url: 'https://www.asa.org.uk/rulings/label-products-bv-a22-1170549-label-products-bv.html',
    confidence: 'verified',
    checked: '2026-11-20',
  },
  {
    key: 'energy-house-14-systems',
    title: 'Energy House 2.0: fourteen heating systems, infrared panels among them, at 5 °C and −5 °C',
    publisher: 'University of Salford',
    date: '2025',
    url: 'https://energyhouselabs.salford.ac.uk/?p=9913',
    confidence: 'verified',
    checked: '2026-11-20',
  },
  {
    key: 'economy-7-range',
    title:
      'Our assumptions for Economy 7: prices by night and by day, average of Great Britain, and the share of panel heat at night',
    publisher: 'Powerboard',
    date: '2026-11-22',
    confidence: 'assumed',
    checked: '2026-11-22',
  },
]
