import type { SharedSums } from '@/lib/calculators/professional/shared-sums'
import { OCCUPANCY } from '@/lib/domain/building/home/occupancy'
import { INSTALLATION_METHODS } from '@/lib/domain/electrical/circuits/cable-capacity'
import { MAIN_FUSES_AMPS, USUAL_LOADS } from '@/lib/domain/electrical/circuits/supply-check'
import { CABLES } from '@/lib/domain/electrical/circuits/volt-drop'
import { FACTOR_SETS } from '@/lib/domain/energy-costs/carbon-factor-sets'
import type { HomeText } from '@/lib/domain/estimate/project-text'

import { FieldGrid } from './field-grid'
import type { HomeField } from './home-field-ids'
import { ChosenField, TypedField } from './tool-field'

type SupplyFieldsProps = {
  home: HomeText
  shared: SharedSums
  change: (values: Partial<HomeText>) => void
  fallible: (field: HomeField) => { id: string; label: string; error: string | undefined }
}

/** When the home is in use, prices, fuse and cable. */
export function SupplyFields({ home, shared: { effective }, change, fallible }: SupplyFieldsProps) {
  return (
    <FieldGrid>
      <ChosenField
        className="max-sm:col-span-2"
        label="When the home is in use"
        value={home.occupancy}
        options={OCCUPANCY}
        onChoose={(occupancy) => change({ occupancy })}
      />
      <TypedField
        {...fallible('pencePerKwh')}
        value={home.pencePerKwh}
        isAmount
        placeholder={String(effective.get('price.electricity').value)}
        onType={(pencePerKwh) => change({ pencePerKwh })}
      />
      <ChosenField
        className="max-sm:col-span-2"
        label="Carbon factors"
        value={home.carbonSet}
        options={FACTOR_SETS}
        onChoose={(carbonSet) => change({ carbonSet })}
      />
      <ChosenField
        label="Main fuse"
        value={String(home.mainFuseAmps)}
        options={FUSES}
        onChoose={(amps) =>
          change({ mainFuseAmps: MAIN_FUSES_AMPS.find((fuse) => String(fuse) === amps) ?? home.mainFuseAmps })
        }
      />
      <ChosenField
        className="max-sm:col-span-2"
        label="Cable"
        value={String(home.cableMm2)}
        options={CABLE_OPTIONS}
        onChoose={(mm2) =>
          change({ cableMm2: CABLES.find((cable) => String(cable.mm2) === mm2)?.mm2 ?? home.cableMm2 })
        }
      />
      <ChosenField
        className="max-sm:col-span-2"
        label="How the cable is installed"
        value={home.cableMethod}
        options={INSTALLATION_METHODS}
        onChoose={(cableMethod) => change({ cableMethod })}
      />
      <TypedField
        {...fallible('cableLengthM')}
        value={home.cableLengthM}
        isAmount
        placeholder="15"
        onType={(cableLengthM) => change({ cableLengthM })}
      />
      <Loads home={home} onChange={change} />
    </FieldGrid>
  )
}

const FUSES = MAIN_FUSES_AMPS.map((amps) => ({ value: String(amps), label: `${amps} A` }))
const CABLE_OPTIONS = CABLES.map(({ mm2 }) => ({ value: String(mm2), label: `${mm2} mm² flat twin and earth` }))

function Loads({ home, onChange }: { home: HomeText; onChange: (change: Partial<HomeText>) => void }) {
  return (
    <fieldset className="col-span-2 md:col-span-4">
      <legend className="mb-1 text-sm font-semibold">On at the same time</legend>
      <div className="flex flex-wrap gap-x-6">
        {USUAL_LOADS.map(({ value, label, watts }) => {
          const isOn = home.loads.includes(value)
          return (
            <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm">
              <input
                type="checkbox"
                checked={isOn}
                onChange={() =>
                  onChange({ loads: isOn ? home.loads.filter((load) => load !== value) : [...home.loads, value] })
                }
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
