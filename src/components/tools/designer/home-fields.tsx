import { BUILT } from '@/lib/domain/building/home/built'
import { climateOf, NO_WEATHER } from '@/lib/domain/climate/area-climate'
import type { Design } from '@/lib/domain/design/design'
import type { OfferedPanel } from '@/lib/domain/estimate/panel-outputs'
import { readPostcodeArea } from '@/lib/domain/leads/uk-postcode'

import { ChosenField } from '../professional-calculator/tool-field'
import type { Apply } from './apply'
import { CommittedField } from './measure-field'
import { UnitField } from './unit-field'

/** `panels`: those on offer, the default first. */
type HomeFieldsProps = { design: Design; panels: readonly OfferedPanel[]; apply: Apply }

/** The properties that all rooms share: the age of the home, its weather, its panels and its consumer unit. */
export function HomeFields({ design, panels, apply }: HomeFieldsProps) {
  const { home } = design
  const setPostcode = (text: string): string | null => {
    if (text.trim() === '') return apply({ type: 'set-home', change: { postcodeArea: null } })
    const area = readPostcodeArea(text)
    if (area === null) return 'Please enter a valid postcode'
    if (climateOf(area) === null) return NO_WEATHER
    return apply({ type: 'set-home', change: { postcodeArea: area } })
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
      <ChosenField
        label="Built"
        value={home.built}
        options={BUILT}
        onChoose={(built) => apply({ type: 'set-home', change: { built } })}
      />
      <CommittedField label="Postcode area" value={home.postcodeArea ?? ''} lengthMax={20} onCommit={setPostcode} />
      {panels.length > 1 && (
        <ChosenField
          label="Panel"
          value={(panels.find(({ slug }) => slug === home.panel) ?? panels[0])?.slug ?? ''}
          options={panels.map(({ slug, name }) => ({ value: slug, label: name }))}
          onChoose={(panel) => apply({ type: 'set-home', change: { panel } })}
        />
      )}
      <UnitField design={design} apply={apply} />
    </div>
  )
}
