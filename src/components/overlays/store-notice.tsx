import { Icon } from '@/components/ui/icon'

export const STORE_NOTICE_ID = 'store-notice'

export const STORE_NOTICE = {
  title: 'Store Coming Soon!',
  description: 'Our store launches soon with authentic products, professional installation and exclusive deals.',
}

/** The Store buttons' message when no script is available for a toast; styled like one. */
export function StoreNotice() {
  return (
    <div
      id={STORE_NOTICE_ID}
      popover="auto"
      role="note"
      className="fixed inset-auto right-3 bottom-3 w-100 max-w-[calc(100vw-1.5rem)] rounded-float border-t-6 border-ink bg-panel p-4 text-sm text-ink shadow-float"
    >
      <p className="flex gap-3 font-semibold">
        <Icon name="info" className="mt-px" />
        <span>{STORE_NOTICE.title}</span>
      </p>
      <p className="pl-8">{STORE_NOTICE.description}</p>
    </div>
  )
}
