import type { FieldBasics } from './field-props'

/** A value that is sent with a form but not shown. */
export function HiddenField({ name, value, registration }: Pick<FieldBasics, 'name' | 'value' | 'registration'>) {
  return <input type="hidden" name={name} defaultValue={value} {...registration} />
}
