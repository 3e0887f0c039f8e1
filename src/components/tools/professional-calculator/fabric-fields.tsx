import { constructionU } from '@/lib/calculators/professional/construction-u'
import type { SharedSums } from '@/lib/calculators/professional/shared-sums'
import {
  type Construction,
  CONSTRUCTIONS,
  ENVELOPE_ELEMENTS,
  type EnvelopeElement,
} from '@/lib/domain/building/u-values/constructions'
import type { HomeText } from '@/lib/domain/estimate/project-text'

import { FieldGrid } from './field-grid'
import { ChosenField } from './tool-field'

type FabricFieldsProps = { home: HomeText; shared: SharedSums; change: (values: Partial<HomeText>) => void }

/** How each part of the home is built. */
export function FabricFields({ home, shared, change }: FabricFieldsProps) {
  return (
    <FieldGrid>
      {ENVELOPE_ELEMENTS.map((part) => (
        <ConstructionField
          key={part}
          part={part}
          home={home}
          shared={shared}
          onChoose={(construction) => change({ fabric: { ...home.fabric, [part]: construction } })}
        />
      ))}
    </FieldGrid>
  )
}

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
