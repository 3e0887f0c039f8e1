import { Button } from '@/components/ui/button'
import { panelOptions } from '@/lib/calculators/engine/estimate-basis'
import { BUILT } from '@/lib/domain/building/home/built'
import { climateOf, NO_WEATHER } from '@/lib/domain/climate/area-climate'
import { type Design, measuresOf } from '@/lib/domain/design/design'
import { ALL_MEASURES, type MeasureKey, MEASURES } from '@/lib/domain/estimate/comfort-measures'
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
    <div className="grid gap-3">
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
          options={panelOptions(panels)}
          onChoose={(panel) => apply({ type: 'set-home', change: { panel } })}
        />
      )}
      <MeasureFields measures={measuresOf(home)} apply={apply} />
      <UnitField design={design} apply={apply} />
    </div>
  )
}

/** What has been done to the home since it was built: all of it by one press, or one by one. */
function MeasureFields({ measures, apply }: { measures: readonly MeasureKey[]; apply: Apply }) {
  const set = (to: readonly MeasureKey[]) => apply({ type: 'set-home', change: { measures: to } })
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">Insulated since it was built</legend>
      {MEASURES.map(({ value, label }) => (
        <label key={value} className="flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={measures.includes(value)}
            onChange={({ currentTarget }) =>
              set(currentTarget.checked ? [...measures, value] : measures.filter((one) => one !== value))
            }
          />
          <span>{label}</span>
        </label>
      ))}
      <Button size="sm" look="secondary" onClick={() => set(measures.length > 0 ? [] : ALL_MEASURES)}>
        {measures.length > 0 ? 'As it was built' : 'All of it'}
      </Button>
    </fieldset>
  )
}
