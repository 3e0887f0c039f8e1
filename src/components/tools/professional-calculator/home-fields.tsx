import { memo, type ReactNode } from 'react'

import { constructionU } from '@/lib/calculators/professional/construction-u'
import { type Faults, readHome } from '@/lib/calculators/professional/read-sheet'
import type { SharedSums } from '@/lib/calculators/professional/shared-sums'
import type { HistoryAction } from '@/lib/calculators/professional/sheet-history'
import { DRAUGHTINESS } from '@/lib/domain/building/heat-loss/air-changes'
import { BUILT } from '@/lib/domain/building/home/built'
import { OCCUPANCY } from '@/lib/domain/building/home/occupancy'
import {
  type Construction,
  CONSTRUCTIONS,
  ENVELOPE_ELEMENTS,
  type EnvelopeElement,
} from '@/lib/domain/building/u-values/constructions'
import { NATIONS } from '@/lib/domain/building/u-values/nations'
import { nationOf } from '@/lib/domain/climate/area-nation'
import { DATA_ALTITUDE_M } from '@/lib/domain/climate/climate-quantities'
import { INSTALLATION_METHODS } from '@/lib/domain/electrical/circuits/cable-capacity'
import { MAIN_FUSES_AMPS, USUAL_LOADS } from '@/lib/domain/electrical/circuits/supply-check'
import { CABLES } from '@/lib/domain/electrical/circuits/volt-drop'
import { FACTOR_SETS } from '@/lib/domain/energy-costs/carbon-factor-sets'
import { PROJECT_LIMITS } from '@/lib/domain/estimate/project-limits'
import type { HomeText } from '@/lib/domain/estimate/project-text'
import { HEATING_NOW } from '@/lib/domain/estimate/quick-answers'
import { writtenNumber } from '@/lib/format/written-number'

import { Folded } from './folded'
import { HOME_LABELS, type HomeField, homeFieldId } from './home-field-ids'
import { AIR_METHODS, DESIGN_DAYS, NEIGHBOURS } from './home-options'
import { ChosenField, TypedField } from './tool-field'

type HomeFieldsProps = {
  name: string
  home: HomeText
  faults: Faults
  shared: SharedSums
  dispatch: (action: HistoryAction) => void
}

/** The properties that all rooms share: location, age, construction, occupancy and supply. */
export const HomeFields = memo(function HomeFields({ name, home, faults, shared, dispatch }: HomeFieldsProps) {
  const change = (values: Partial<HomeText>) => dispatch({ type: 'home', change: values })
  /** If the postcode determines the nation, there is no need to choose it. */
  const moveTo = (postcode: string) => {
    const { postcodeArea } = readHome({ ...home, postcode }).home
    const nation = postcodeArea === null ? null : nationOf(postcodeArea)
    change({ postcode, ...(nation && { nation }) })
  }
  const { conditions, climate, effective } = shared
  const fallible = (field: HomeField) => ({ id: homeFieldId(field), label: HOME_LABELS[field], error: faults[field] })
  const countIn = (fields: readonly HomeField[]) => fields.filter((field) => faults[field] !== undefined).length
  return (
    <div>
      <section className="pb-5">
        <h2 className="mb-3 text-h3 font-medium">The home</h2>
        <Fields>
          <TypedField
            {...fallible('name')}
            value={name}
            lengthMax={PROJECT_LIMITS.nameLength.max}
            onType={(text) => dispatch({ type: 'name', text })}
            className="col-span-2"
          />
          <TypedField {...fallible('postcode')} value={home.postcode} onType={moveTo} placeholder={climate.area} />
          <TypedField
            {...fallible('altitudeM')}
            value={home.altitudeM}
            isAmount
            placeholder={String(DATA_ALTITUDE_M)}
            onType={(altitudeM) => change({ altitudeM })}
          />
          <ChosenField label="Nation" value={home.nation} options={NATIONS} onChoose={(nation) => change({ nation })} />
          <ChosenField
            label="Built"
            value={home.built}
            options={BUILT}
            onChoose={(built) => change({ built })}
            hint={`Age band ${shared.ageBand}; ${shared.rule.value} W/m² by the rule of thumb`}
          />
          <ChosenField
            className="max-sm:col-span-2"
            label="Heating now"
            value={home.heating}
            options={HEATING_NOW}
            onChoose={(heating) => change({ heating })}
          />
          <TypedField
            {...fallible('outdoorC')}
            value={home.outdoorC}
            isAmount
            placeholder={writtenNumber(conditions.outdoor.value, { most: 1 })}
            onType={(outdoorC) => change({ outdoorC })}
          />
          <ChosenField
            label="Design day"
            value={home.coldSpell ? 'yes' : 'no'}
            options={DESIGN_DAYS}
            onChoose={(day) => change({ coldSpell: day === 'yes' })}
          />
          <ChosenField
            label="Neighbours"
            value={home.neighbours}
            options={NEIGHBOURS}
            onChoose={(neighbours) => change({ neighbours })}
          />
          <ChosenField
            className="max-sm:col-span-2"
            label="Air changes"
            value={home.airMethod}
            options={AIR_METHODS}
            onChoose={(airMethod) => change({ airMethod })}
          />
          {home.airMethod === 'current' && (
            <ChosenField
              className="max-sm:col-span-2"
              label="Draughts"
              value={home.draughtiness}
              options={DRAUGHTINESS}
              onChoose={(draughtiness) => change({ draughtiness })}
            />
          )}
        </Fields>
      </section>
      <Folded heading="How it’s built" note="U-values by age and construction">
        <Fields>
          {ENVELOPE_ELEMENTS.map((part) => (
            <ConstructionField
              key={part}
              part={part}
              home={home}
              shared={shared}
              onChoose={(construction) => change({ fabric: { ...home.fabric, [part]: construction } })}
            />
          ))}
        </Fields>
      </Folded>
      <Folded
        heading="Use and supply"
        note="when it is in use, prices, fuse and cable"
        faultCount={countIn(['pencePerKwh', 'cableLengthM'])}
      >
        <Fields>
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
        </Fields>
      </Folded>
    </div>
  )
})

const FUSES = MAIN_FUSES_AMPS.map((amps) => ({ value: String(amps), label: `${amps} A` }))
const CABLE_OPTIONS = CABLES.map(({ mm2 }) => ({ value: String(mm2), label: `${mm2} mm² flat twin and earth` }))

const PART_LABELS: Readonly<Record<EnvelopeElement, string>> = {
  wall: 'External walls',
  window: 'Windows',
  door: 'External doors',
  roof: 'Roof',
  floor: 'Lowest floor',
}

/** The area used to show the U-value of a ground floor; each room has its own. */
const SHOWN_FLOOR_M2 = 40

type ConstructionFieldProps = {
  part: EnvelopeElement
  home: HomeText
  shared: SharedSums
  onChoose: (construction: Construction) => void
}

function ConstructionField({ part, home, shared, onChoose }: ConstructionFieldProps) {
  const chosen = home.fabric[part]
  const { value, source } = constructionU({ construction: chosen, areaM2: SHOWN_FLOOR_M2, edgeM: null, home: shared })
  const hint =
    chosen === 'floor.ground'
      ? `By the size and edge of each; ${value.toFixed(2)} W/m²K for 40 m². ${source.title}`
      : `${value.toFixed(2)} W/m²K. ${source.title}`
  const options: readonly { value: Construction; label: string }[] = CONSTRUCTIONS[part]
  return (
    <ChosenField<Construction>
      label={PART_LABELS[part]}
      value={chosen}
      options={options}
      hint={hint}
      onChoose={onChoose}
    />
  )
}

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

function Fields({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-2 items-start gap-x-5 gap-y-4 md:grid-cols-4">{children}</div>
}
