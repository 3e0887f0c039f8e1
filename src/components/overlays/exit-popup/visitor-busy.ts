/**
 * An open dialog, notice, panel or menu, or focus on a field or anywhere in a form: a popup that opens while a button
 * is being pressed would swallow the press.
 */
const BUSY =
  ':is([role=dialog], [data-overlay], #site-menu[open], :popover-open, :is(input, select, textarea):focus, form :focus)'

/** Whether the visitor must not be interrupted. A phone's menu stays open but hidden when the phone is rotated. */
export const isVisitorBusy = () => [...document.querySelectorAll(BUSY)].some((element) => element.checkVisibility())
