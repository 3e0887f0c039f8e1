import type { SeedClaim } from './claim'

const SAVINGS_QUALIFIER =
  'Not based on measured homes. Savings depend on what you replace: compared with electric heaters that have room thermostats there are none, and compared with gas, bills usually rise.'
const SAVINGS_REPLACEMENT = 'Savings depend on what you replace'

/** Claims about money: savings, payback, the market, and partner earnings. */
export const MONEY_CLAIMS: SeedClaim[] = [
  {
    key: 'savings.year',
    group: 'savings',
    notes: 'At 26p per kWh, £2,000 a year would be 7,700 kWh avoided, most of an average home’s heat.',
    readings: [
      {
        value: '800',
        unit: '£',
        text: 'Save up to £800 a year',
        contexts: ['hero', 'section', 'banner', 'landing', 'metadata'],
        status: 'unsubstantiated',
        origin: 'Page copy',
        qualifier: SAVINGS_QUALIFIER,
        strictReplacement: SAVINGS_REPLACEMENT,
      },
      {
        value: '600-2,000',
        unit: '£',
        text: '£600-2,000 annual savings',
        contexts: ['calculator-teaser'],
        status: 'unsubstantiated',
        origin: 'Calculator teasers',
        qualifier: SAVINGS_QUALIFIER,
        strictReplacement: SAVINGS_REPLACEMENT,
      },
    ],
  },
  {
    key: 'savings.energy',
    group: 'savings',
    notes: 'The same claim by others was found misleading (ASA on JML, 2020; on Fischer, 2015 and 2017).',
    readings: [
      {
        value: '50',
        unit: '%',
        text: 'Up to 50% energy savings',
        contexts: ['section', 'landing', 'metadata', 'banner'],
        status: 'unsubstantiated',
        origin: 'Page copy',
        qualifier: SAVINGS_QUALIFIER,
        strictReplacement: SAVINGS_REPLACEMENT,
      },
    ],
  },
  {
    key: 'savings.heat-pump',
    group: 'savings',
    readings: [
      {
        value: '3,000+',
        unit: '£',
        text: '£3,000+ saved against heat pumps',
        contexts: ['section', 'landing'],
        status: 'unsubstantiated',
        origin: 'Page copy',
        qualifier:
          'Panels cost less to buy than many heat pumps before the £7,500 grant. Each unit of heat then costs nearly three times as much.',
        strictReplacement: 'Lower purchase price than many heat pumps before grants; higher running cost',
      },
    ],
  },
  {
    key: 'payback',
    group: 'savings',
    readings: [
      {
        value: '3-7',
        unit: 'years',
        text: '3-7 year payback',
        contexts: ['calculator-teaser', 'landing', 'section'],
        status: 'unsubstantiated',
        origin: 'Calculator teasers',
        qualifier:
          'By our own calculation there is no payback: electric heaters that have room thermostats use the same, and gas costs less.',
        strictReplacement: 'The calculator shows whether panels would pay for themselves in your home',
      },
    ],
  },
  {
    key: 'market.size',
    group: 'market.size',
    readings: [
      {
        value: '£3.2bn',
        text: 'UK heating market £3.2bn',
        contexts: ['landing', 'section'],
        status: 'unsubstantiated',
        origin: 'Copy for partners',
        qualifier: 'We do not hold the source of this figure.',
        strictReplacement: 'Market figures available with their sources on request',
      },
    ],
  },
  {
    key: 'gas-boiler-ban',
    group: 'gas-boiler-ban',
    notes:
      'A 2019 announcement that never became law. The Future Homes Standard was published on 24 March 2026 and applies from 24 March 2027.',
    readings: [
      {
        value: '2025',
        text: '2025 gas boiler ban for new homes',
        contexts: ['landing', 'section'],
        status: 'false',
        origin: 'Page copy',
        qualifier:
          'There was no such ban. From 24 March 2027, with a year’s transition, new homes in England must meet the Future Homes Standard, which gas boilers are not expected to meet.',
        strictReplacement: 'From 24 March 2027 new homes in England must meet the Future Homes Standard',
      },
    ],
  },
  {
    key: 'partner.margin',
    group: 'partner.margin',
    readings: [
      {
        value: '40-60',
        unit: '%',
        text: '40-60% margins and exclusive territory',
        contexts: ['landing', 'section'],
        status: 'unverified',
        origin: 'Offer to distributors',
        qualifier: 'On the list price, before your own costs. The agreement states your margin.',
        strictReplacement: 'Margins as stated in the agreement',
      },
    ],
  },
  {
    key: 'partner.fee',
    group: 'partner.fee',
    readings: [
      {
        value: '300-500',
        unit: '£',
        text: '£300-500 per installation',
        contexts: ['landing', 'section'],
        status: 'unverified',
        origin: 'Offer to installers',
        qualifier: 'Before your own costs. It depends on the number of panels and circuits.',
        strictReplacement: 'Fees as stated in the agreement',
      },
    ],
  },
]
