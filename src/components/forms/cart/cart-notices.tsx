import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { FaultNotice } from '@/components/ui/notice'
import { itemOf } from '@/lib/browser/cart/cart-calls'
import { dismissNotices } from '@/lib/browser/cart/cart-queries'
import type { CartTrouble } from '@/lib/browser/cart/cart-trouble'
import { counted } from '@/lib/format/counted'

import type { useCart } from './use-cart'

const TROUBLES: Record<CartTrouble, string> = {
  failing:
    'Our server has a problem just now. Your basket is kept on this device, and your changes will be saved once the server works again.',
  unreachable:
    'We can’t reach our server just now. Your changes are kept on this device and will be saved once you’re back online.',
}

type CartNoticesProps = { basket: ReturnType<typeof useCart>; onDismissed: () => void }

/** Notices about the basket: changes that could not be saved, and products that are no longer available. */
export function CartNotices({ basket, onDismissed }: CartNoticesProps) {
  const { cart, refusal, trouble, reload, change } = basket
  const dismissal = (act: () => void) => () => {
    act()
    onDismissed()
  }
  return (
    <div className="mt-4 grid gap-2.5 empty:hidden">
      {refusal && (
        <div role="alert">
          <FaultNotice>{refusal}</FaultNotice>
        </div>
      )}
      {trouble && (
        <Note action="Try again" onPress={reload}>
          {TROUBLES[trouble]}
        </Note>
      )}
      {cart.savedCount > 0 && !trouble && (
        <Note action="Close" onPress={dismissal(dismissNotices)}>
          {`${counted(cart.savedCount, 'change')} that could not be saved before ${cart.savedCount === 1 ? 'is' : 'are'} saved now.`}
        </Note>
      )}
      {cart.gone.length > 0 && (
        <Note action="Close" onPress={dismissal(dismissNotices)}>
          {`No longer in your basket: ${cart.gone.join(', ')}. Either we no longer sell it, or 90 days have passed.`}
        </Note>
      )}
      {cart.unavailable.map((item) => (
        <Note
          key={`${item.id}:${item.variantId}`}
          action="Remove"
          onPress={dismissal(() => change({ call: 'remove', line: itemOf(item) }))}
        >
          <s>{item.name}</s> is not on sale at the moment, so it is not part of the total.
        </Note>
      ))}
    </div>
  )
}

type NoteProps = { action: string; onPress: () => void; children: ReactNode }

function Note({ action, onPress, children }: NoteProps) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-control bg-frost px-4 py-3 text-sm">
      <Icon name="info" />
      <p className="min-w-0 flex-1">{children}</p>
      <Button look="secondary" size="sm" onClick={onPress}>
        {action}
      </Button>
    </div>
  )
}
