import type { ReactElement } from 'react'

import { CheckboxGroup } from '@/components/ui/checkbox-group'
import { cx } from '@/components/ui/cx'
import { IN_ROW } from '@/components/ui/field'
import { bindFields, type FieldBasics, type FormState } from '@/components/ui/field-props'
import { OptionTiles } from '@/components/ui/option-tiles'
import { Select } from '@/components/ui/select'
import { TextArea } from '@/components/ui/text-area'
import { TextInput } from '@/components/ui/text-input'
import type { Field, Fields, FormPart } from '@/lib/forms/field'

import { MarketingConsent, PostcodeField, TermsConsent } from './common-fields'

type TableFieldsProps = FormState & {
  formId: string
  fields: Fields
  /** Those to show, in this order; by default all. */
  names?: readonly string[]
}

/** The controls of a form's fields. */
export function TableFields({ formId, fields, names = Object.keys(fields), ...state }: TableFieldsProps) {
  const bind = bindFields({ formId, ...state })
  const shown = names.flatMap((name) => {
    const field = fields[name]
    return field ? [{ name, field }] : []
  })
  const consents = shown.filter(({ field }) => isConsent(field))
  return (
    <>
      {shown
        .filter(({ field }) => !isConsent(field))
        .map(({ name, field }) => (
          <Control key={name} field={field} bound={bind(name)} values={[state.values[name] ?? []].flat()} />
        ))}
      {consents.length > 0 && (
        <div className={cx('col-span-full', consents.length > 1 && 'grid gap-1')}>
          {consents.map(({ name, field }) => (
            <Consent key={name} type={field.type} bound={bind(name)} />
          ))}
        </div>
      )}
    </>
  )
}

type TablePartsProps = Omit<TableFieldsProps, 'names'> & { parts: readonly FormPart[] }

/** The same in parts, each under its heading. */
export function TableParts({ parts, ...table }: TablePartsProps) {
  return parts.map(({ heading, names }) =>
    heading === null ? (
      <TableFields key={names[0]} {...table} names={names} />
    ) : (
      <fieldset key={heading} className="col-span-full grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <legend className="mb-3 font-display text-h4 font-medium">{heading}</legend>
        <TableFields {...table} names={names} />
      </fieldset>
    ),
  )
}

const isConsent = ({ type }: Field) => type === 'marketing-consent' || type === 'terms'

const Consent = ({ type, bound }: { type: Field['type']; bound: FieldBasics }) =>
  type === 'terms' ? <TermsConsent {...bound} /> : <MarketingConsent {...bound} />

const WIDTHS = { half: undefined, aligned: IN_ROW, full: 'col-span-full' }

const INPUT_TYPES: Partial<Record<Field['type'], string>> = { email: 'email', phone: 'tel' }

type ControlProps = { field: Field; bound: FieldBasics; values: readonly string[] }

function Control({ field, bound, values }: ControlProps): ReactElement {
  const { label, hint, required, autoComplete, width = 'half' } = field
  const common = { ...bound, label, hint, required, className: WIDTHS[width] }
  switch (field.type) {
    case 'select':
      return <Select {...common} options={field.options} />
    case 'tiles':
      return <OptionTiles {...common} options={field.options} />
    case 'checkboxes':
      return <CheckboxGroup {...common} options={field.options} values={values} />
    case 'paragraphs':
      return <TextArea {...common} />
    case 'postcode':
      return <PostcodeField {...bound} {...{ hint, required }} className={WIDTHS[width]} />
    case 'number':
      return <TextInput {...common} inputMode="decimal" autoComplete="off" />
    default:
      return <TextInput {...common} type={INPUT_TYPES[field.type]} autoComplete={autoComplete} />
  }
}
