/** A dialog, notice, panel or menu that is open, or a field that is being filled in. */
const BUSY = ':is([role=dialog], [data-overlay], #site-menu[open], :popover-open, :is(input, select, textarea):focus)'

/** Whether something is there that nothing may interrupt. A phone's menu stays open unseen when the phone is turned. */
export const isBusy = () => [...document.querySelectorAll(BUSY)].some((part) => part.checkVisibility())
