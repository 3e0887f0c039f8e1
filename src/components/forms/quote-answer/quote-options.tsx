import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { fieldId } from '@/components/ui/field-props'
import { poundsAndPence } from '@/lib/format/pounds'

/** A line that the customer may take or leave. `id`: of the stored line. */
export type OfferedOption = { id: string; name: string; detail: string; pence: number; isTaken: boolean }

type QuoteOptionsProps = { formId: string; options: readonly OfferedOption[]; totalPence: number }

/** The options of a quote and the total with those that are chosen, which the server works out. */
export function QuoteOptions({ formId, options, totalPence }: QuoteOptionsProps) {
  return (
    <fieldset>
      <legend className="text-h4 mb-3">Your options</legend>
      {options.map(({ id, name, detail, pence, isTaken }) => (
        <Checkbox key={id} id={fieldId(formId, `option-${id}`)} name="options" option={id} value={isTaken ? id : ''}>
          <span className="font-semibold">{`${name}, ${poundsAndPence(pence)}`}</span>
          {detail && <span className="block text-ink-2">{detail}</span>}
        </Checkbox>
      ))}
      <p className="mt-3">
        Total with the chosen options, including VAT: <strong>{poundsAndPence(totalPence)}</strong>
      </p>
      <div className="mt-3">
        <Button type="submit" name="answer" value="options" look="secondary">
          Update the total
        </Button>
      </div>
    </fieldset>
  )
}
