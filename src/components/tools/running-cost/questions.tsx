import { SelectControl } from '@/components/ui/select-control'
import { FIRST_ANSWERS, HEATED_BY, HOMES, PLACES } from '@/lib/calculators/home/running-cost-question'

/** The questions shown first. */
export function Questions() {
  return (
    <div className="mt-9 grid gap-(--gutter) max-md:gap-y-4 md:grid-cols-9">
      <Choice name="home" label="Your home" options={HOMES} className="md:col-span-4" />
      <Choice name="heating" label="You heat it with" options={HEATED_BY} className="md:col-span-3" />
      <Choice name="near" label="Nearest city" options={PLACES} className="md:col-span-2" />
    </div>
  )
}

type ChoiceProps = {
  name: keyof typeof FIRST_ANSWERS
  label: string
  options: readonly { value: string; label: string }[]
  className: string
}

function Choice({ name, label, options, className }: ChoiceProps) {
  return (
    <label className={className}>
      <span className="mb-1.5 block text-sm font-semibold">{label}</span>
      <SelectControl name={name} defaultValue={FIRST_ANSWERS[name]}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectControl>
    </label>
  )
}
