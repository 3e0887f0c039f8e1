'use client'

import { Button, FieldDescription, FieldLabel, useField } from '@payloadcms/ui'
import type { DateFieldClientComponent } from 'payload'

import { instantOfClock, londonClock, writtenHour } from '@/lib/domain/calendar/london-clock'

/** A date and time in London, whatever the editor's time zone, with a sentence about what will happen then. */
export const PublishOn: DateFieldClientComponent = ({ field, path: pathFromProps, readOnly }) => {
  const { path, value, setValue, showError, errorMessage, disabled } = useField<string | null>({
    potentiallyStalePath: pathFromProps,
  })
  const id = `field-${path}`
  return (
    <div className={['field-type', 'pb-publish-on', showError && 'error'].filter(Boolean).join(' ')}>
      <FieldLabel label={field.label} htmlFor={id} />
      <input
        id={id}
        type="datetime-local"
        value={value ? londonClock(value) : ''}
        max="9999-12-31T23:59" // or the year would take six digits
        disabled={readOnly || disabled}
        aria-describedby={`${id}-sentence`}
        onChange={({ target }) => setValue(instantOfClock(target.value))}
      />
      {/* Payload's tooltip would be off-screen on a phone. */}
      {showError && <p role="alert">{errorMessage}</p>}
      <p id={`${id}-sentence`}>
        {value ? `The latest saved version is published on ${writtenHour(value)}, London time.` : 'Not scheduled.'}
      </p>
      {value ? (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setValue(null)}>
          Do not schedule
        </Button>
      ) : (
        <FieldDescription description={field.admin?.description} path={path} />
      )}
    </div>
  )
}
