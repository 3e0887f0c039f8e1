import { Field } from '@/components/ui/field'
import { SelectControl } from '@/components/ui/select-control'
import type { Built } from '@/lib/domain/building/home/built'
import { FIRST_DESIGN_HOME } from '@/lib/domain/design/design'

type BuiltOptions = readonly { value: Built; label: string }[]

type InsulatedProps = { name?: string; isChosen?: boolean; onChoose?: (isChosen: boolean) => void }

/** Older homes need it for panels to be enough, so it is asked before there is a verdict. */
export function Insulated({ name, isChosen, onChoose }: InsulatedProps) {
  return (
    <label className="flex min-h-11 items-center gap-2 text-sm">
      <input
        type="checkbox"
        name={name}
        checked={isChosen}
        onChange={onChoose && (({ currentTarget }) => onChoose(currentTarget.checked))}
      />
      Insulated since: loft, walls, floor and new windows
    </label>
  )
}

/** What both forms ask about the home. */
export function toldIn(typed: FormData, built: BuiltOptions) {
  const chosen = built.find(({ value }) => value === typed.get('built'))
  return { built: chosen?.value ?? FIRST_DESIGN_HOME.built, isInsulated: typed.get('insulated') !== null }
}

export function BuiltField({ id, built }: { id: string; built: BuiltOptions }) {
  return (
    <Field id={id} label="Built" required>
      <SelectControl id={id} name="built" defaultValue={FIRST_DESIGN_HOME.built}>
        {built.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectControl>
    </Field>
  )
}
