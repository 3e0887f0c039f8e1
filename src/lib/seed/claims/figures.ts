import type { SeedClaim } from './claim'

/** Claims about the panel's performance. */
export const FIGURE_CLAIMS: SeedClaim[] = [
  {
    key: 'efficiency',
    group: 'efficiency',
    notes:
      'Every electric heater turns all but a trace of its electricity into heat. Saying so is fine, selling it as an advantage is not (ASA on Label Products, January 2023).',
    readings: [
      {
        value: '99.8',
        unit: '%',
        text: '99.8% of the electricity becomes heat',
        contexts: ['hero', 'section', 'banner', 'footer'],
        status: 'contested',
        origin: 'Homepage, figure under the promises',
        qualifier:
          'True of any electric heater, and it does not make heat cheaper than gas. We have also quoted 97-99%, 99% and 99.7%.',
        strictReplacement: 'Like all electric heaters, essentially all electricity used becomes heat',
      },
      {
        value: '99',
        unit: '%',
        text: '99% of the electricity becomes heat',
        contexts: ['landing'],
        status: 'contested',
        origin: 'Sales page, second counter',
        qualifier: 'True of any electric heater, and it does not make heat cheaper than gas. Our homepage says 99.8%.',
        strictReplacement: 'Like all electric heaters, essentially all electricity used becomes heat',
      },
      {
        value: '99.7',
        unit: '%',
        text: '99.7% efficiency',
        contexts: ['product'],
        status: 'contested',
        origin: 'Product data',
        qualifier: 'Our homepage says 99.8%. We do not hold a test report for either figure.',
        strictReplacement: 'Like all electric heaters, essentially all electricity used becomes heat',
      },
      {
        value: '97-99',
        unit: '%',
        text: '97-99% efficiency',
        contexts: ['metadata'],
        status: 'contested',
        origin: 'Page descriptions',
        qualifier: 'Our homepage says 99.8%. We do not hold a test report for either figure.',
        strictReplacement: 'Like all electric heaters, essentially all electricity used becomes heat',
      },
      {
        value: '95',
        unit: '%',
        text: '95% efficiency',
        contexts: ['calculator-teaser'],
        status: 'contested',
        origin: 'Calculator teasers',
        qualifier: 'Our homepage says 99.8%. We do not hold a test report for either figure.',
        strictReplacement: 'Like all electric heaters, essentially all electricity used becomes heat',
      },
    ],
  },
  {
    key: 'running-cost.hour',
    group: 'running-cost',
    notes:
      'The arithmetic is right: 0.225 kW × 35p. Pages that print today’s price compute it from the tariff instead.',
    readings: [
      {
        value: '7.9p',
        unit: 'an hour',
        text: 'About 7.9p an hour at 35p per kWh',
        contexts: ['section', 'landing', 'product'],
        status: 'evidenced',
        origin: 'Product copy',
        qualifier: 'One panel at full power. Most people pay less than 35p now, and a room needs more than one panel.',
        evidence: '0.225 kW × 35p = 7.875p.',
        strictReplacement: '225 W: 0.225 kWh in an hour at full power',
      },
    ],
  },
  {
    key: 'heat-up',
    group: 'heat-up',
    notes:
      'By calculation all 6.6 kg reach 52.5 °C after about 25 minutes, so this can only mean the first warmth that is felt.',
    readings: [
      {
        value: '3-5',
        unit: 'minutes',
        text: 'First warmth in three to five minutes',
        contexts: ['hero', 'section', 'banner', 'landing', 'product'],
        status: 'unverified',
        origin: 'Product data',
        qualifier: 'When you first feel the warmth. The whole panel takes about 25 minutes to heat up, by calculation.',
        strictReplacement: 'Fully warm in about 25 minutes, by calculation',
      },
    ],
  },
  {
    key: 'surface-temperature',
    group: 'surface-temperature',
    notes:
      'At a mean of 52.5 °C the face can give off about 165 W. The rest of the 225 W leaves elsewhere, or the panel cycles. A test report would say which.',
    readings: [
      {
        value: '52.5',
        unit: '°C',
        text: '52.5 °C at the surface',
        contexts: ['hero', 'section', 'product', 'landing'],
        status: 'unverified',
        origin: 'Product data; another data sheet says 50 to 55 °C',
        qualifier: 'The manufacturer’s figure. We do not hold a test report yet.',
        strictReplacement: 'About 50 to 55 °C at the surface',
      },
    ],
  },
  {
    key: 'ip.rating',
    group: 'ip.rating',
    notes: 'Ask for the test report before a panel goes into a bathroom.',
    readings: [
      {
        value: 'IP54',
        text: 'IP54 rated',
        contexts: ['banner', 'hero', 'section', 'landing', 'product'],
        status: 'unverified',
        origin: 'Data sheet',
        qualifier: 'The manufacturer’s figure. Your electrician decides which bathroom zones it allows.',
        strictReplacement: 'Protection as stated in the declaration of conformity',
      },
    ],
  },
  {
    key: 'lifespan',
    group: 'lifespan',
    notes: 'Shorter than the 25 years of one warranty reading.',
    readings: [
      {
        value: '20',
        unit: 'years',
        text: 'Expected life 20 years',
        contexts: ['section', 'product', 'landing'],
        status: 'unverified',
        origin: 'Product data',
        qualifier: 'The manufacturer’s expectation, not a promise. The warranty is the promise.',
        strictReplacement: 'No moving parts to wear out',
      },
    ],
  },
]
