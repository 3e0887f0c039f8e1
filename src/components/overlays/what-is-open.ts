/** A dialog, notice, panel or menu that is open, or a field that is being filled in: what nothing may interrupt. */
const BUSY = ':is([role=dialog], [data-overlay], #site-menu[open], :popover-open, :is(input, select, textarea):focus)'

export const isBusy = () => document.querySelector(BUSY) !== null
