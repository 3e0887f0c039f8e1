/** What Back does while something is open: how many steps back it offers, and how to take the last of them. */
export type OpenThing = { steps: () => number; onBack: () => void }

/** In the state of each entry that belongs to something open: how many of them there are up to this one. */
const MARK = 'stepsOpen'

const open: OpenThing[] = []
let isDue = false
let isReturning = false
let isLeaving = false

// For as long as the page lives: the entry of something that is closed is removed later.
addEventListener('popstate', onPop)
addEventListener('click', onClick)

/** Gives an open dialog or menu its entries in the browser's history. Returns the function that takes them back. */
export function holdBack(thing: OpenThing): () => void {
  isLeaving = false
  open.push(thing)
  settleSoon()
  return () => {
    open.splice(open.indexOf(thing), 1)
    settleSoon()
  }
}

const wanted = () => open.reduce((sum, { steps }) => sum + steps(), 0)

function current(): number {
  const state: unknown = history.state
  const mark: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, MARK) : undefined
  return typeof mark === 'number' ? mark : 0
}

/** Adds or removes entries. Later, because a dialog that opens another one closes itself at the same time. */
export function settleSoon() {
  if (isDue) return
  isDue = true
  setTimeout(() => {
    isDue = false
    settle()
  })
}

function settle() {
  if (isReturning || (current() === 0 && !isKnownToNext())) return
  for (let steps = current() + 1; steps <= wanted(); steps++) history.pushState({ [MARK]: steps }, '') // Next adds its own state
  const extra = current() - wanted()
  if (extra <= 0 || isLeaving) return
  isReturning = true
  history.go(-extra)
}

/**
 * Next copies its own state to our entries, and loads the page again at one without. After a jump within the page there
 * is none to copy, so Back goes back over the jump then.
 */
const isKnownToNext = () => Reflect.has(Object(history.state), '__NA')

function onPop() {
  if (!isReturning && current() < wanted()) open.at(-1)?.onBack()
  isReturning = false
  settleSoon()
}

/** Going back in the history would stop the page that a link has just asked for. */
function onClick({ defaultPrevented, target }: MouseEvent) {
  isLeaving = !defaultPrevented && target instanceof Element && target.closest('a[href]') !== null
}
