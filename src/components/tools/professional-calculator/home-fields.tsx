import { memo } from 'react'

import { type Basis, panelOptions, panelsOf } from '@/lib/calculators/engine/estimate-basis'
import { type Faults, weatherAreaOf } from '@/lib/calculators/professional/read-sheet'
import type { SharedSums } from '@/lib/calculators/professional/shared-sums'
import type { HistoryAction } from '@/lib/calculators/professional/sheet-history'
import { DRAUGHTINESS } from '@/lib/domain/building/heat-loss/air-changes'
import { BUILT } from '@/lib/domain/building/home/built'
import { NATIONS } from '@/lib/domain/building/u-values/nations'
import { nationOf } from '@/lib/domain/climate/area-nation'
import { HEATING_NOW } from '@/lib/domain/estimate/heating-now'
import { PROJECT_LIMITS } from '@/lib/domain/estimate/project-limits'
import type { HomeText } from '@/lib/domain/estimate/project-text'
import { writtenNumber } from '@/lib/format/written-number'

import { FabricFields } from './fabric-fields'
import { FieldGrid } from './field-grid'
import { Folded } from './folded'
import { HOME_LABELS, type HomeField, homeFieldId } from './home-field-ids'
import { AIR_METHODS, DESIGN_DAYS, NEIGHBOURS } from './home-options'
import { SupplyFields } from './supply-fields'
import { ChosenField, TypedField } from './tool-field'

type HomeFieldsProps = {
  name: string
  home: HomeText
  faults: Faults
  shared: SharedSums
  basis: Basis
  dispatch: (action: HistoryAction) => void
}

/** The properties that all rooms share: location, age, construction, occupancy and supply. */
export const HomeFields = memo(function HomeFields({ name, home, faults, shared, basis, dispatch }: HomeFieldsProps) {
  const change = (values: Partial<HomeText>) => dispatch({ type: 'home', change: values })
  const fallible = (field: HomeField) => ({ id: homeFieldId(field), label: HOME_LABELS[field], error: faults[field] })
  const countIn = (fields: readonly HomeField[]) => fields.filter((field) => faults[field] !== undefined).length
  return (
    <div>
      <section className="pb-5">
        <h2 className="mb-3 text-h3 font-medium">The home</h2>
        <FieldGrid>
          <PlaceFields {...{ name, home, shared, dispatch, change, fallible }} />
          <AirFields home={home} shared={shared} change={change} fallible={fallible} />
          <PanelField basis={basis} shared={shared} onChoose={(panel) => change({ panel })} />
        </FieldGrid>
      </section>
      <Folded heading="How it’s built" note="U-values by age and construction">
        <FabricFields home={home} shared={shared} change={change} />
      </Folded>
      <Folded
        heading="Use and supply"
        note="when it is in use, prices, fuse and cable"
        faultCount={countIn(['pencePerKwh', 'cableLengthM'])}
      >
        <SupplyFields home={home} shared={shared} change={change} fallible={fallible} />
      </Folded>
    </div>
  )
})

type PartProps = Pick<HomeFieldsProps, 'home' | 'shared'> & {
  change: (values: Partial<HomeText>) => void
  fallible: (field: HomeField) => { id: string; label: string; error: string | undefined }
}

/** Where the home is, its age and its heating. */
function PlaceFields({
  name,
  home,
  shared,
  dispatch,
  change,
  fallible,
}: PartProps & Pick<HomeFieldsProps, 'name' | 'dispatch'>) {
  /** If the postcode determines the nation, there is no need to choose it. */
  const moveTo = (postcode: string) => {
    const postcodeArea = weatherAreaOf(postcode)
    const nation = postcodeArea === null ? null : nationOf(postcodeArea)
    change({ postcode, ...(nation && { nation }) })
  }
  return (
    <>
      <TypedField
        {...fallible('name')}
        value={name}
        lengthMax={PROJECT_LIMITS.nameLength.max}
        onType={(text) => dispatch({ type: 'name', text })}
        className="col-span-2"
      />
      <TypedField {...fallible('postcode')} value={home.postcode} onType={moveTo} placeholder={shared.climate.area} />
      <TypedField
        {...fallible('altitudeM')}
        value={home.altitudeM}
        isAmount
        placeholder={String(shared.climate.altitudeM ?? shared.climate.dataAltitudeM)}
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
    </>
  )
}

type PanelFieldProps = Pick<HomeFieldsProps, 'basis' | 'shared'> & { onChoose: (slug: string) => void }

/** Which panel is counted, where there is a choice. */
function PanelField({ basis, shared, onChoose }: PanelFieldProps) {
  const options = panelOptions(panelsOf(basis))
  if (options.length < 2) return null
  return (
    <ChosenField
      className="max-sm:col-span-2"
      label="Panel"
      value={shared.panel.slug}
      options={options}
      onChoose={onChoose}
    />
  )
}

/** The day for which it is sized, and its air. */
function AirFields({ home, shared, change, fallible }: PartProps) {
  return (
    <>
      <TypedField
        {...fallible('outdoorC')}
        value={home.outdoorC}
        isAmount
        placeholder={writtenNumber(shared.conditions.outdoor.value, { most: 1 })}
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
    </>
  )
}
