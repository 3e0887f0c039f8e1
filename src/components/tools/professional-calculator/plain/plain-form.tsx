import { Button } from '@/components/ui/button'
import { bindFields, type FieldErrors, type FormValues } from '@/components/ui/field-props'
import { Select } from '@/components/ui/select'
import { TextArea } from '@/components/ui/text-area'
import { TextInput } from '@/components/ui/text-input'
import { UnderlinedSummary } from '@/components/ui/underlined-summary'
import { COLUMNS } from '@/lib/calculators/professional/columns'
import { DRAUGHTINESS } from '@/lib/domain/building/heat-loss/air-changes'
import { ROOM_KINDS } from '@/lib/domain/building/heat-loss/room-kinds'
import { BUILT } from '@/lib/domain/building/home/built'
import { NATIONS } from '@/lib/domain/building/u-values/nations'
import { endpoints } from '@/lib/routing/endpoints'

import { HOME_LABELS } from '../home-field-ids'
import { AIR_METHODS, DESIGN_DAYS, NEIGHBOURS } from '../home-options'
import { PLAIN_FORM_ID, RESULTS_ID } from '../plain-form-ids'

const NATION_OPTIONS = [{ value: 'postcode', label: 'By the postcode, else England' }, ...NATIONS]

/** The home in a few fields and its rooms as lines, for visitors without JavaScript: the server returns a page. */
export function PlainForm({ values, errors = {} }: { values: FormValues; errors?: FieldErrors }) {
  const field = bindFields({ formId: PLAIN_FORM_ID, values, errors })
  return (
    <form
      id={PLAIN_FORM_ID}
      method="post"
      action={`${endpoints.typedProject}#${RESULTS_ID}`}
      noValidate
      className="no-print"
    >
      <div className="grid grid-cols-1 items-start gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        <TextInput {...field('name')} label="Project name" autoComplete="off" className="sm:col-span-2" />
        <TextInput
          {...field('postcode')}
          label={HOME_LABELS.postcode}
          autoComplete="postal-code"
          autoCapitalize="characters"
        />
        <TextInput {...field('altitudeM')} label={HOME_LABELS.altitudeM} inputMode="decimal" autoComplete="off" />
        <Select {...field('nation')} label="Nation" options={NATION_OPTIONS} required />
        <Select {...field('built')} label="Built" options={BUILT} required />
        <TextInput {...field('outdoorC')} label={HOME_LABELS.outdoorC} inputMode="decimal" autoComplete="off" />
        <Select {...field('coldSpell')} label="Design day" options={DESIGN_DAYS} required />
        <Select {...field('neighbours')} label="Neighbours" options={NEIGHBOURS} required />
        <Select {...field('airMethod')} label="Air changes" options={AIR_METHODS} required />
        <Select {...field('draughtiness')} label="Draughts" options={DRAUGHTINESS} required />
        <TextArea
          {...field('rooms')}
          label="Rooms, one a line"
          hint="Cells separated by commas, semicolons or tabs, as a spreadsheet copies or saves them. With headings, columns can be in any order and some left out; without headings, include them all, in the order of the table. The three rooms are an example."
          rows={10}
          wrap="off"
          required
          className="col-span-full"
        />
      </div>
      <Columns />
      <Button type="submit" className="mt-4 max-sm:w-full">
        Work it out
      </Button>
    </form>
  )
}

/** The columns of a line, from left to right. */
function Columns() {
  return (
    <details className="mt-2 text-sm">
      <UnderlinedSummary>The order of the columns, and the uses we recognise</UnderlinedSummary>
      <ol className="grid gap-x-5 gap-y-1 pb-3 md:grid-cols-2">
        {COLUMNS.map(({ heading, about }, index) => (
          <li key={heading}>
            <span>{`${index + 1}. `}</span>
            <b className="font-semibold">{heading}</b>
            <span>{`: ${about}`}</span>
          </li>
        ))}
      </ol>
      <p className="max-w-[44em] pb-3">
        Required: the use, the height, and either length and width or the floor area. Uses:{' '}
        <span>{ROOM_KINDS.map(({ label }) => label).join(', ')}</span>; “Bedroom 2”, “Lounge” and the like are
        understood.
      </p>
    </details>
  )
}
