/** An open dialog, notice, panel or menu, or a focused form field. */
const BUSY = ':is([role=dialog], [data-overlay], #site-menu[open], :popover-open, :is(input, select, textarea):focus)'

/** Whether the visitor must not be interrupted. A phone's menu stays open but hidden when the phone is rotated. */
export const isVisitorBusy = () => [...document.querySelectorAll(BUSY)].some((part) => part.checkVisibility())
