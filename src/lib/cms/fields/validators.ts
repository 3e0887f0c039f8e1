type Verdict = true | string
type Validator<Value, Options> = (value: Value, options: Options) => Verdict | Promise<Verdict>

/** Returns the message for an empty value, otherwise runs the field type's own validator. */
export function required<Value, Options>(
  message: string,
  validate: Validator<Value, Options>,
): Validator<Value, Options> {
  return (value, options) => (isEmpty(value) ? message : validate(value, options))
}

/** Checks a non-empty text before the field's own validator; `required` deals with empty ones. */
export function whenGiven<Value, Options>(
  check: (text: string) => Verdict,
  validate: Validator<Value, Options>,
): Validator<Value, Options> {
  return (value, options) => {
    const verdict = typeof value === 'string' && !isEmpty(value) ? check(value) : true
    return verdict === true ? validate(value, options) : verdict
  }
}

/** Returns the message for a missing or too small number. */
export function atLeast<Value, Options>(
  { least, message }: { least: number; message: string },
  validate: Validator<Value, Options>,
): Validator<Value, Options> {
  return (value, options) => (typeof value === 'number' && value >= least ? validate(value, options) : message)
}

/** Runs `validate` on an optional field only when it has a value. */
export function ifGiven<Value, Options>(validate: Validator<Value, Options>): Validator<Value, Options> {
  return (value, options) => (isEmpty(value) ? true : validate(value, options))
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}
