type Verdict = true | string
type Validator<Value, Options> = (value: Value, options: Options) => Verdict | Promise<Verdict>

/** Answers an empty value with the message, and leaves everything else to the validator of the field's own kind. */
export function required<Value, Options>(
  message: string,
  validate: Validator<Value, Options>,
): Validator<Value, Options> {
  return (value, options) => (isEmpty(value) ? message : validate(value, options))
}

/** Runs the check on a text that was given, then the validator of the field itself; an empty text is the business of `required`. */
export function whenGiven<Value, Options>(
  check: (text: string) => Verdict,
  validate: Validator<Value, Options>,
): Validator<Value, Options> {
  return (value, options) => {
    const verdict = typeof value === 'string' && !isEmpty(value) ? check(value) : true
    return verdict === true ? validate(value, options) : verdict
  }
}

/** Answers a missing or too small number with the message. */
export function atLeast<Value, Options>(
  { least, message }: { least: number; message: string },
  validate: Validator<Value, Options>,
): Validator<Value, Options> {
  return (value, options) => (typeof value === 'number' && value >= least ? validate(value, options) : message)
}

/** Leaves a field that may stay empty to `validate` only where something stands in it. */
export function ifGiven<Value, Options>(validate: Validator<Value, Options>): Validator<Value, Options> {
  return (value, options) => (isEmpty(value) ? true : validate(value, options))
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}
