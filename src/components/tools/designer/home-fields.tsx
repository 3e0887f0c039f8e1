import { BUILT } from '@/lib/domain/building/home/built'
import { climateOf, NO_WEATHER } from '@/lib/domain/climate/area-climate'
import type { Design } from '@/lib/domain/design/design'
import { readPostcodeArea } from '@/lib/domain/leads/uk-postcode'

import { ChosenField } from '../professional-calculator/tool-field'
import type { Apply } from './apply'
import { CommittedField } from './measure-field'
import { UnitField } from './unit-field'

/** The properties that all rooms share: the age of the home, its weather and its consumer unit. */
export function HomeFields({ design, apply }: { design: Design; apply: Apply }) {
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
      <UnitField design={design} apply={apply} />
    </div>
  )
}
