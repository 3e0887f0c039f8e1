import { type SubmitEvent, useState } from 'react'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { bindFields, type FieldErrors } from '@/components/ui/field-props'
import { SelectControl } from '@/components/ui/select-control'
import { TextInput } from '@/components/ui/text-input'
import { useHasScript } from '@/components/ui/use-has-script'

import type { DesignStart } from './design-start'
import { readMeasure } from './read-measure'
import { CARD, type StartChoices } from './start-choices'
import { BuiltField, Insulated, toldIn } from './told-home'

type SizeStartProps = Pick<StartChoices, 'kinds' | 'built'> & { onStart: (start: DesignStart) => void }

/** Length and width of one room. */
export function SizeStart({ kinds, built, onStart }: SizeStartProps) {
  const hasScript = useHasScript()
  const [errors, setErrors] = useState<FieldErrors>({})
  const field = bindFields({ formId: 'design', values: {}, errors })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const length = readMeasure(String(typed.get('length') ?? ''), 'm')
    const width = readMeasure(String(typed.get('width') ?? ''), 'm')
    const kind = kinds.find(({ value }) => value === typed.get('kind')) ?? kinds[0]
    setErrors({
      ...(!length.ok && { length: length.message }),
      ...(!width.ok && { width: width.message }),
    })
    if (!length.ok) return event.currentTarget.querySelector<HTMLInputElement>('#design-length')?.focus()
    if (!width.ok) return event.currentTarget.querySelector<HTMLInputElement>('#design-width')?.focus()
    const sizes = { lengthMm: length.mm, widthMm: width.mm }
    if (kind) onStart({ from: 'size', kind: kind.value, name: kind.label, ...sizes, ...toldIn(typed, built) })
  }
  return (
    <section aria-labelledby="design-by-size" className={CARD}>
      <h2 id="design-by-size" className="text-h4 font-medium">
        Two measurements
      </h2>
      <p className="mt-1 text-sm text-ink-2">One room to begin with. Add the others when you see it.</p>
      <form onSubmit={submit} noValidate className="mt-4 grid grid-cols-2 gap-4">
        <Field id="design-kind" label="Room" required className="col-span-2">
          <SelectControl id="design-kind" name="kind">
            {kinds.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectControl>
        </Field>
        <TextInput {...field('length')} label="Length, m" autoComplete="off" required />
        <TextInput {...field('width')} label="Width, m" autoComplete="off" required />
        <p className="col-span-2 text-xs text-ink-2">
          In metres, or as you have them: 13&apos;6&quot;, 13 ft 6, 412 cm, 4120
        </p>
        <div className="col-span-2">
          <BuiltField id="design-built" built={built} />
          <Insulated name="insulated" />
        </div>
        <Button type="submit" disabled={!hasScript} className="col-span-2">
          Draw this room
        </Button>
      </form>
    </section>
  )
}
