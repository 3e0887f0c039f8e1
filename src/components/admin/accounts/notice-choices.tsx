'use client'

import { useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'

import {
  DIGEST,
  NOTICE_EVENTS,
  NOTICE_WAYS,
  type NoticeChoices as Choices,
  type NoticeWay,
  USUAL_NOTICES,
} from '@/lib/domain/staff/notices'

type Row = { value: Choices['email'][number]; label: string; ways: readonly NoticeWay[] }

const ROWS: readonly Row[] = [
  ...NOTICE_EVENTS.map((event) => ({ ...event, ways: NOTICE_WAYS.map(({ value }) => value) })),
  { value: DIGEST, label: 'The summary of the day, when we open', ways: ['email'] },
]

/** The notifications of a colleague: a table of checkboxes, by event and channel. */
export const NoticeChoices: JSONFieldClientComponent = ({ path: pathFromProps, readOnly }) => {
  const { value, setValue, disabled } = useField<Choices | null>({ potentiallyStalePath: pathFromProps })
  const choices = value ?? USUAL_NOTICES
  const toggle = (way: NoticeWay, event: Row['value']) => {
    const chosen: readonly string[] = choices[way]
    const next = chosen.includes(event) ? chosen.filter((each) => each !== event) : [...chosen, event]
    setValue({ ...choices, [way]: next })
  }
  return (
    <fieldset className="pb-notice-choices" disabled={readOnly || disabled}>
      <legend>Your notifications</legend>
      <table>
        <thead>
          <tr>
            <td />
            {NOTICE_WAYS.map(({ value: way, label }) => (
              <th key={way} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ value: event, label, ways }) => (
            <tr key={event}>
              <th scope="row">{label}</th>
              {NOTICE_WAYS.map(({ value: way, label: wayLabel }) => (
                <td key={way}>
                  {ways.includes(way) && (
                    <input
                      type="checkbox"
                      aria-label={`${label}: ${wayLabel.toLowerCase()}`}
                      checked={choices[way].some((each) => each === event)}
                      onChange={() => toggle(way, event)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>Emails wait until your working hours begin. A browser is allowed to notify you in the inbox.</p>
    </fieldset>
  )
}
