import { USUAL_LOADS } from '@/lib/domain/electrical/circuits/supply-check'
import type { HomeSupply } from '@/lib/domain/estimate/project'

type Loads = HomeSupply['loads']
type LoadsFieldProps = { loads: Loads; className?: string; onChange: (loads: Loads) => void }

/** What else may be on at the same time as the panels. */
export function LoadsField({ loads, className, onChange }: LoadsFieldProps) {
  return (
    <fieldset className={className}>
      <legend className="mb-1 text-sm font-semibold">On at the same time</legend>
      <div className="flex flex-wrap gap-x-6">
        {USUAL_LOADS.map(({ value, label, watts }) => {
          const isOn = loads.includes(value)
          return (
            <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm">
              <input
                type="checkbox"
                checked={isOn}
                onChange={() => onChange(isOn ? loads.filter((load) => load !== value) : [...loads, value])}
                className="size-5 accent-ink"
              />
              <span>{`${label}, ${(watts / 1000).toLocaleString('en-GB')} kW`}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
