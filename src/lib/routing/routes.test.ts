import { describe, expect, it } from 'vitest'

import { caseStudyDownload, contactReceived } from './routes'
import { salesThankYou } from './sales-routes'
import { quoteRequestFrom, quoteRequestReceived } from './script-routes'

describe('paths with a query', () => {
  it('carry the source and the reference', () => {
    expect(quoteRequestFrom('hero-section')).toBe('/quote-request?source=hero-section')
    expect(quoteRequestReceived('PB-7K3M-Q9TX')).toBe('/quote-request/received?reference=PB-7K3M-Q9TX')
    expect(contactReceived('PB-7K3M-Q9TX')).toBe('/contact/received?reference=PB-7K3M-Q9TX')
    expect(salesThankYou({ reference: 'PB-7K3M-Q9TX', slot: '2026-11-23T10:00Z' })).toBe(
      '/sales/thank-you?reference=PB-7K3M-Q9TX&slot=2026-11-23T10%3A00Z',
    )
    expect(caseStudyDownload('stone-barn-conversion')).toBe('/downloads/case-studies/stone-barn-conversion')
  })

  it('escape characters that would end the value early', () => {
    expect(quoteRequestFrom('a&b=c#d')).toBe('/quote-request?source=a%26b%3Dc%23d')
  })
})
