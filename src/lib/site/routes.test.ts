import { describe, expect, it } from 'vitest'

import { contactReceived, quoteRequestFrom, quoteRequestReceived } from './routes'

describe('addresses with a query', () => {
  it('carry the source and the reference', () => {
    expect(quoteRequestFrom('hero-section')).toBe('/quote-request?source=hero-section')
    expect(quoteRequestReceived('PB-7K3M-Q9TX')).toBe('/quote-request/received?reference=PB-7K3M-Q9TX')
    expect(contactReceived('PB-7K3M-Q9TX')).toBe('/contact/received?reference=PB-7K3M-Q9TX')
  })

  it('escape what would end the value early', () => {
    expect(quoteRequestFrom('a&b=c#d')).toBe('/quote-request?source=a%26b%3Dc%23d')
  })
})
