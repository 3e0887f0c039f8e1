import type { AdminViewServerProps } from 'payload'

import { FEWEST_PEOPLE } from '@/lib/cms/heatmap/grid'
import { heatmapChoices, readHeatmap } from '@/lib/cms/heatmap/read-heatmap'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { DEVICES } from '@/lib/schemas/device-class'
import { HEATMAP_DAYS, HEATMAP_LAYERS, type HeatmapQuery, readHeatmapQuery } from '@/lib/schemas/heatmap-query'

import { paramsOf } from '../pages/params-of'
import { requireStaff, StaffView } from '../staff-view'
import { HeatmapPage } from './heatmap-page'
import { HeatmapTables } from './heatmap-tables'

const TITLE = 'Heatmap'

/** The activity of consenting visitors on a page, drawn over the page and as tables. */
export async function HeatmapView(view: AdminViewServerProps) {
  const { changesPages } = requireStaff(view, '/heatmap')
  if (!changesPages) {
    return (
      <StaffView view={view} title={TITLE}>
        <p>Only editors and admins can see the heatmap.</p>
      </StaffView>
    )
  }
  const query = readHeatmapQuery(Object.fromEntries(paramsOf(view.searchParams ?? {})))
  const pool = poolOf(view.payload)
  const [heatmap, choices] = await Promise.all([readHeatmap(pool, query, now()), heatmapChoices(pool, query, now())])
  return (
    <StaffView view={view} title={TITLE}>
      <Choices query={query} {...choices} />
      {heatmap.people < FEWEST_PEOPLE ? (
        <p>
          Fewer than five people who accepted all cookies have used {query.path} on this kind of screen in the last{' '}
          {query.days} days, so nothing is shown. Choose another page, screen or period.
        </p>
      ) : (
        <>
          <p>
            <strong>{heatmap.people} people</strong> who accepted all cookies used {query.path}. Anything done by fewer
            than five of them is hidden, and visitors who did not accept are missing.
          </p>
          <HeatmapTables layer={query.layer} heatmap={heatmap} />
          <HeatmapPage path={query.path} device={query.device} layer={query.layer} heatmap={heatmap} />
        </>
      )}
    </StaffView>
  )
}

type Listed = { value: string; people: number }

function Choices({ query, paths, sources }: { query: HeatmapQuery; paths: Listed[]; sources: Listed[] }) {
  const pages = paths.some(({ value }) => value === query.path) ? paths : [{ value: query.path, people: 0 }, ...paths]
  return (
    <form className="pb-filters" method="get">
      <Choice label="Page" name="path" value={query.path} options={pages.map(toOption)} />
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
        options={[['', 'anywhere'], ...sources.map(toOption)]}
      />
      <button type="submit" className="btn btn--style-primary btn--size-small">
        Show
      </button>
    </form>
  )
}

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
