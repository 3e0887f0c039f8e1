const LABEL = /^[\w-]{1,100}$/
const PLACE = /^(?=.{1,100}$)[a-z0-9-]+(?:\/[a-z0-9-]+)?$/
const CALCULATION_LENGTH_MAX = 500

type QuoteVisit = Record<'source' | 'calculation' | 'location' | 'serviceType', string>

/** Details of the visit in the URL of a quote form; '' for those that are missing or not one of our labels. */
export function quoteVisitIn(search: string): QuoteVisit {
  const params = new URLSearchParams(search)
  const matching = (name: string, pattern: RegExp) => {
    const text = params.get(name) ?? ''
    return pattern.test(text) ? text : ''
  }
  const calculation = params.get('calculation') ?? ''
  return {
    source: matching('source', LABEL),
    calculation: calculation.length <= CALCULATION_LENGTH_MAX ? calculation : '',
    location: matching('location', PLACE),
    serviceType: matching('serviceType', LABEL),
  }
}
