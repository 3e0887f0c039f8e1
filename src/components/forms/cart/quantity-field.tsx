import { type KeyboardEvent, useState } from 'react'

import { buttonClass } from '@/components/ui/button-class'
import { controlClass } from '@/components/ui/control-class'
import { FieldError } from '@/components/ui/field'
import { errorId } from '@/components/ui/field-props'
import { QUANTITY_MAX } from '@/lib/domain/shop/cart'

type QuantityFieldProps = { id: string; name: string; quantity: number; onQuantity: (quantity: number) => void }

/** A quantity to type or to step. Invalid input stays in the field, with the reason. */
export function QuantityField({ id, name, quantity, onQuantity }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isUsable = typed === null || (/^\d{1,2}$/.test(typed.trim()) && Number(typed) >= 1)
  const [isChecked, setChecked] = useState(false)
  const error = isChecked && !isUsable ? `Please enter a whole number from 1 to ${QUANTITY_MAX}` : undefined

  const commit = () => {
    setChecked(true)
    if (typed === null || !isUsable) return
    setTyped(null)
    if (Number(typed) !== quantity) onQuantity(Number(typed))
  }
  const step = (by: 1 | -1) => {
    setTyped(null)
    onQuantity(quantity + by)
  }
  const commitOnEnter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') commit()
  }
  return (
    <div>
      <label htmlFor={id} className="sr-only">{`Quantity of ${name}`}</label>
      <div className="flex items-center gap-2">
        <StepButton label={`One less of ${name}`} isDisabled={quantity <= 1} onPress={() => step(-1)}>
          −
        </StepButton>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(quantity)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId(id) : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={commitOnEnter}
          className={`${controlClass(error)} max-w-20 text-center tabular-nums`}
        />
        <StepButton label={`One more of ${name}`} isDisabled={quantity >= QUANTITY_MAX} onPress={() => step(1)}>
          +
        </StepButton>
      </div>
      <FieldError id={id}>{error}</FieldError>
    </div>
  )
}

type StepButtonProps = { label: string; isDisabled: boolean; onPress: () => void; children: string }

const StepButton = ({ label, isDisabled, onPress, children }: StepButtonProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={isDisabled}
    onClick={onPress}
    className={`${buttonClass({ look: 'secondary', disabled: isDisabled })} no-print size-11 cursor-pointer px-0 text-h4`}
  >
    {children}
  </button>
)
