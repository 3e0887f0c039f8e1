const LABEL = /^[\w-]{1,100}$/
const PLACE = /^(?=.{1,100}$)[a-z0-9-]+(?:\/[a-z0-9-]+)?$/
const CALCULATION_LENGTH_MAX = 500

type QuoteVisit = Record<'source' | 'calculation' | 'location' | 'serviceType', string>

/** What the address of a quote form says about the visit; '' for what is missing or not one of our own labels. */
export function quoteVisitIn(search: string): QuoteVisit {
  const asked = new URLSearchParams(search)
  const matching = (name: string, pattern: RegExp) => {
    const text = asked.get(name) ?? ''
    return pattern.test(text) ? text : ''
  }
  const calculation = asked.get('calculation') ?? ''
  return {
    source: matching('source', LABEL),
    calculation: calculation.length <= CALCULATION_LENGTH_MAX ? calculation : '',
    location: matching('location', PLACE),
    serviceType: matching('serviceType', LABEL),
  }
}
