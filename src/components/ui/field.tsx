import type { ReactNode } from 'react'

import { cx } from './cx'
import type { Elements } from './elements'
import { describedBy, errorId, hintId } from './field-props'
import { Icon } from './icon'

export type FieldLabelling = { label: ReactNode; hint?: ReactNode; required?: boolean }

type FieldProps = FieldLabelling & { id: string; error?: string; className?: string; children: Elements }

/** For fields in a row of which only some have a hint: their labels and their controls line up. */
export const IN_ROW = 'sm:flex sm:flex-col sm:self-stretch'

/** A label, its hint, the control and its error, in that order. */
export function Field({ id, label, hint, error, required = false, className, children }: FieldProps) {
  return (
    <div className={cx('relative', error && FAULT_RULE, className)}>
      <div className="mb-auto">
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          <LabelText required={required}>{label}</LabelText>
        </label>
        <FieldHint id={id}>{hint}</FieldHint>
      </div>
      {children}
      <FieldError id={id}>{error}</FieldError>
    </div>
  )
}

/** The same for several controls under one question. */
export function FieldGroup({
  id,
  label,
  hint,
  error,
  required = false,
  className,
  children,
  ...rest
}: FieldProps & { role?: string }) {
  return (
    <fieldset
      aria-describedby={describedBy({ id, hint, error })}
      className={cx('relative', error && FAULT_RULE, className)}
      {...rest}
    >
      <legend className="mb-1.5 text-sm font-semibold">
        <LabelText required={required}>{label}</LabelText>
      </legend>
      <FieldHint id={id}>{hint}</FieldHint>
      {children}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}

/** Beside a field with an error. */
export const FAULT_RULE =
  "before:absolute before:inset-y-0 before:-left-4 before:w-1 before:bg-fault before:content-[''] max-md:before:-left-3"

function LabelText({ required, children }: { required: boolean; children: ReactNode }) {
  const mark = required ? (
    <span className="text-fault"> *</span>
  ) : (
    <span className="font-normal text-ink-2"> (optional)</span>
  )
  return (
    <>
      <span>{children}</span>
      {mark}
    </>
  )
}

function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <p id={hintId(id)} className="mb-2 text-xs text-ink-2">
      {children}
    </p>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <p id={errorId(id)} className="mt-2 flex gap-2 text-sm font-semibold text-fault">
      <Icon name="alert" className="mt-0.5 size-4.5" />
      <span>{children}</span>
    </p>
  )
}
