import { OutOfRange } from '@/lib/domain/quantity/range-check'

type Verdict = true | string
type Validator<Options> = (value: number | null | undefined, options: Options) => Verdict | Promise<Verdict>

/** Answers a number that the sums refuse with the range that they work in, and leaves the rest to the validator of the field. */
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
