import type { FormValues } from '@/components/ui/field-props'
import type { Choice } from '@/components/ui/select'
import { CURRENT_HEATING, PROJECT_TYPES, PROPERTY_SIZES, PROPERTY_TYPES } from '@/lib/domain/leads/quote-options'

type QuoteSoFarProps = { values: FormValues; stepIndex: number }

/** The answers of the completed steps. */
export function QuoteSoFar({ values, stepIndex }: QuoteSoFarProps) {
  const rows = stepIndex > 1 ? [...contactRows(values), ...propertyRows(values)] : contactRows(values)
  return (
    <>
      <h3 className="text-h4 mb-3">Your quote so far</h3>
      <dl className="text-sm">
        {rows.map(({ term, detail }) => (
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

function contactRows(values: FormValues) {
  return [
    { term: 'Name', detail: `${values.firstName} ${values.lastName}` },
    { term: 'Phone', detail: `${values.phone}` },
    { term: 'Email', detail: `${values.email}` },
  ]
}

function propertyRows(values: FormValues) {
  const label = (options: readonly Choice[], name: string) => options.find(({ value }) => value === values[name])?.label
  const size = label(PROPERTY_SIZES, 'propertySize')?.replace(/^[^,]+, /, '')
  return [
    { term: 'Property', detail: `${label(PROPERTY_TYPES, 'propertyType')}, ${size}` },
    { term: 'Heating now', detail: label(CURRENT_HEATING, 'currentHeating') },
    { term: 'Project', detail: `${label(PROJECT_TYPES, 'projectType')}, ${values.postcode}` },
  ]
}
