import type { Keeping } from './kept-writer'

type Kept = { keeping: Keeping; isShared: boolean; isOffline: boolean }

/** Says where the work is saved. */
export function keepingWords({ keeping, isShared, isOffline }: Kept): string {
  if (isShared) return 'This is a shared design: save it when you are done.'
  switch (keeping.state) {
    case 'nothing':
      return ON_DEVICE
    case 'saving': // as before the change, so that a drag does not change the words
      return keeping.at ? savedWords(keeping.at, isOffline) : ON_DEVICE
    case 'refused':
      return 'This device keeps nothing: print the design before you leave the page.'
    case 'kept':
      return savedWords(keeping.at, isOffline)
    case 'overtaken':
      return `Another tab saved this design at ${timeOf(keeping.at)}.`
  }
}

const ON_DEVICE = 'Your design is saved on this device only.'

const savedWords = (at: Date, isOffline: boolean) =>
  `Saved on this device at ${timeOf(at)}.${isOffline ? ' You are offline: drawing goes on, sharing has to wait.' : ''}`

/** The same in a few words. */
export function keepingSign({ keeping, isShared, isOffline }: Kept): string {
  if (isShared) return ''
  switch (keeping.state) {
    case 'nothing':
      return isOffline ? 'Offline' : ''
    case 'saving':
      return 'Saving'
    case 'refused':
      return 'Not saved'
    case 'kept':
      return isOffline ? 'Offline, saved' : 'Saved'
    case 'overtaken':
      return 'Not saved'
  }
}

/** Created once, because that takes longer than everything else on a pointer move. */
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const timeOf = (at: Date) => TIME.format(at)

const DAY_AND_TIME = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** '29 Nov, 10:42', from an ISO time. */
export const savedAtWords = (at: string): string => DAY_AND_TIME.format(new Date(at))

/** The name of a design of this device. */
export const designName = ({ name, number }: { name: string; number: number }): string => name || `Design ${number}`
