import { MAIN_FUSES_AMPS, USUAL_LOADS } from '@/lib/domain/electrical/circuits/supply-check'
import type { HomeSupply } from '@/lib/domain/estimate/project'

import { ChosenField } from './professional-calculator/tool-field'

type SupplyQuestionsProps = {
  supply: HomeSupply
  /** Of the questions about what else is on. */
  className: string
  onChange: (change: Partial<HomeSupply>) => void
}

const FUSES = MAIN_FUSES_AMPS.map((amps) => ({ value: String(amps), label: `${amps} A` }))

/** The main fuse of a home, and what else may be on at the same time as the panels. */
export function SupplyQuestions({ supply, className, onChange }: SupplyQuestionsProps) {
  const { mainFuseAmps, loads } = supply
  return (
    <>
      <ChosenField
        label="Main fuse"
        value={String(mainFuseAmps)}
        options={FUSES}
        onChoose={(amps) =>
          onChange({ mainFuseAmps: MAIN_FUSES_AMPS.find((fuse) => String(fuse) === amps) ?? mainFuseAmps })
        }
      />
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
                  onChange={() =>
                    onChange({ loads: isOn ? loads.filter((load) => load !== value) : [...loads, value] })
                  }
                  className="size-5 accent-ink"
                />
                <span>{`${label}, ${(watts / 1000).toLocaleString('en-GB')} kW`}</span>
              </label>
            )
          })}
        </div>
      </fieldset>
    </>
  )
}
