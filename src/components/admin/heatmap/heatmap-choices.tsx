import { DEVICES } from '@/lib/schemas/device-class'
import { HEATMAP_DAYS, HEATMAP_LAYERS, type HeatmapQuery } from '@/lib/schemas/heatmap-query'

type Listed = { value: string; people: number }

type HeatmapChoicesProps = { query: HeatmapQuery; paths: readonly Listed[]; sources: readonly Listed[] }

/** The form that chooses what the heatmap shows. */
export function HeatmapChoices({ query, paths, sources }: HeatmapChoicesProps) {
  const from = query.source === '' ? sources : withChosen(sources, query.source)
  return (
    <form className="pb-filters" method="get">
      <Choice label="Page" name="path" value={query.path} options={withChosen(paths, query.path).map(toOption)} />
      <Choice label="Screen" name="device" value={query.device} options={DEVICES.map(same)} />
      <Choice label="Show" name="layer" value={query.layer} options={HEATMAP_LAYERS.map(same)} />
      <Choice
        label="Period"
        name="days"
        value={String(query.days)}
        options={HEATMAP_DAYS.map((days) => [String(days), `last ${days} days`])}
      />
      <Choice
        label="Came from"
        name="source"
        value={query.source}
        options={[['', 'anywhere'], ...from.map(toOption)]}
      />
      <button type="submit" className="btn btn--style-primary btn--size-small">
        Show
      </button>
    </form>
  )
}

/** Adds the chosen value, which is listed by itself only if at least five people used it. */
const withChosen = (listed: readonly Listed[], chosen: string): readonly Listed[] =>
  listed.some(({ value }) => value === chosen) ? listed : [{ value: chosen, people: 0 }, ...listed]

type Option = [value: string, label: string]

const same = (value: string): Option => [value, value]
const toOption = ({ value, people }: Listed): Option => [value, people > 0 ? `${value} (${people} people)` : value]

type ChoiceProps = { label: string; name: string; value: string; options: Option[] }

function Choice({ label, name, value, options }: ChoiceProps) {
  return (
    <label>
      {label}{' '}
      <select name={name} defaultValue={value}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
