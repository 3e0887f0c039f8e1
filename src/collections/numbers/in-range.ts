import { OutOfRange } from '@/lib/domain/quantity/range-check'

type Verdict = true | string
type Validator<Options> = (value: number | null | undefined, options: Options) => Verdict | Promise<Verdict>

/** Reports the valid range for numbers that calculations reject, and leaves the rest to the field's validator. */
export function inRange<Options>(check: (value: number) => void, validate: Validator<Options>): Validator<Options> {
  return (value, options) => {
    if (typeof value !== 'number') return validate(value, options)
    try {
      check(value)
    } catch (error) {
      if (!(error instanceof OutOfRange)) throw error
      return `Give a number from ${error.range[0]} to ${error.range[1]}`
    }
    return validate(value, options)
  }
}
