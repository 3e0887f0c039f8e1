import type { FormValues } from '@/components/ui/field-props'
import type { Choice } from '@/components/ui/select'
import { CURRENT_HEATING, PROJECT_TYPES, PROPERTY_SIZES, PROPERTY_TYPES, TIMEFRAMES } from '@/lib/domain/leads/quote-options'

/** The answers given up to now. */
export function QuoteSoFar({ values }: { values: FormValues }) {
  return (
    <>
      <h3 className="text-h4 mb-3">Your quote so far</h3>
      <dl className="text-sm">
        {quoteRows(values).map(({ term, detail }) => (
          <div key={term} className="border-t border-line py-2.5">
            <dt className="text-xs text-ink-2">{term}</dt>
            <dd className="font-semibold break-words">{detail}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-2">Kept on this device until you send it.</p>
    </>
  )
}

function quoteRows(values: FormValues) {
  const text = (name: string) => [values[name] ?? ''].flat()[0] ?? ''
  const label = (options: readonly Choice[], name: string) => options.find(({ value }) => value === text(name))?.label ?? ''
  const rows = [
    { term: 'Name', detail: `${text('firstName')} ${text('lastName')}`.trim() },
    { term: 'Phone', detail: text('phone') },
    { term: 'Email', detail: text('email') },
    { term: 'Property', detail: label(PROPERTY_TYPES, 'propertyType') },
    { term: 'Size', detail: label(PROPERTY_SIZES, 'propertySize') },
    { term: 'Heating now', detail: label(CURRENT_HEATING, 'currentHeating') },
    { term: 'Project', detail: label(PROJECT_TYPES, 'projectType') },
    { term: 'Postcode', detail: text('postcode') },
    { term: 'Timeframe', detail: label(TIMEFRAMES, 'timeframe') },
  ]
  return rows.filter(({ detail }) => detail !== '')
}
