import type { SharedSums } from '@/lib/calculators/professional/shared-sums'
import { OCCUPANCY } from '@/lib/domain/building/home/occupancy'
import { INSTALLATION_METHODS } from '@/lib/domain/electrical/circuits/cable-capacity'
import { CABLES } from '@/lib/domain/electrical/circuits/volt-drop'
import { FACTOR_SETS } from '@/lib/domain/energy-costs/carbon-factor-sets'
import type { HomeText } from '@/lib/domain/estimate/project-text'

import { LoadsField } from '../loads-field'
import { FUSE_OPTIONS, fuseOf } from '../main-fuses'
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
        options={FUSE_OPTIONS}
        onChoose={(amps) => change({ mainFuseAmps: fuseOf(amps, home.mainFuseAmps) })}
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
      <LoadsField className="col-span-2 md:col-span-4" loads={home.loads} onChange={(loads) => change({ loads })} />
    </FieldGrid>
  )
}

const CABLE_OPTIONS = CABLES.map(({ mm2 }) => ({ value: String(mm2), label: `${mm2} mm² flat twin and earth` }))
