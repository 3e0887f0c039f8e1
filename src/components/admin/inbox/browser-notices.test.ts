import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { hoursOf, type OpeningRow } from '@/lib/domain/opening-hours/opening-week'
import type { Notice } from '@/lib/inbox/notices'

const notice = (id: number): Notice => ({
  id,
  event: 'new',
  leadId: id * 10,
  reference: `PB-${id}`,
  name: 'Ada Kestrel',
  at: '2031-01-06T10:00:00Z',
})

type Shown = { text: string; tag: string | undefined; onclick?: () => void; close: () => void }

let shown: Shown[]
let stored: Map<string, string>

class FakeNotification {
  static permission: NotificationPermission = 'granted'
  static requestPermission = vi.fn()
  onclick?: () => void
  close = vi.fn()
  tag: string | undefined
  constructor(
    public text: string,
    options?: NotificationOptions,
  ) {
    this.tag = options?.tag
    shown.push(this)
  }
}

/** A tab of the browser: a module of its own, with the storage that all tabs share. */
async function openTab() {
  vi.resetModules()
  return import('./browser-notices')
}

beforeEach(() => {
  shown = []
  stored = new Map()
  FakeNotification.permission = 'granted'
  FakeNotification.requestPermission.mockClear()
  let queue = Promise.resolve()
  const request = (_name: string, act: () => void) => (queue = queue.then(act))
  vi.stubGlobal('window', { Notification: FakeNotification, focus: vi.fn() })
  vi.stubGlobal('Notification', FakeNotification)
  vi.stubGlobal('navigator', { locks: { request } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const texts = () => shown.map(({ text }) => text)

test('of several tabs, one shows a notice, once, and never who it is about', async () => {
  const tabs = [await openTab(), await openTab(), await openTab()]
  await Promise.all(tabs.map(({ speakOf }) => speakOf([notice(2), notice(1)], vi.fn())))
  expect(texts()).toEqual(['A new enquiry: PB-2', 'A new enquiry: PB-1'])
  const reloaded = await openTab()
  await reloaded.speakOf([notice(3), notice(2)], vi.fn())
  expect(texts().slice(2)).toEqual(['A new enquiry: PB-3'])
})

test('more than three at once are one notification', async () => {
  const { speakOf } = await openTab()
  await speakOf([4, 3, 2, 1].map(notice), vi.fn())
  expect(texts()).toEqual(['4 new notices'])
  await speakOf([7, 6, 5].map(notice), vi.fn())
  expect(shown).toHaveLength(4)
})

test('a notice that is pressed goes, and says which it was', async () => {
  const { speakOf } = await openTab()
  const onPress = vi.fn()
  await speakOf([notice(1)], onPress)
  shown[0]?.onclick?.()
  expect(shown[0]?.close).toHaveBeenCalled()
  expect(onPress).toHaveBeenCalledWith([notice(1)])
})

test.each<NotificationPermission>(['denied', 'default'])(
  'nothing is shown or asked while it is %s',
  async (permission) => {
    FakeNotification.permission = permission
    const { speakOf, permissionNow } = await openTab()
    await speakOf([notice(1)], vi.fn())
    expect([permissionNow(), texts(), stored.size]).toEqual([permission, [], 0])
    expect(FakeNotification.requestPermission).not.toHaveBeenCalled()
  },
)

test('where storage is blocked, a tab repeats nothing', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { speakOf } = await openTab()
  await speakOf([notice(1)], vi.fn())
  await speakOf([notice(1)], vi.fn())
  expect(texts()).toHaveLength(1)
})

test('a browser without notifications is recognised, and one that throws causes no error', async () => {
  const { speakOf } = await openTab()
  vi.stubGlobal(
    'Notification',
    Object.assign(() => undefined, { permission: 'granted' }),
  )
  await speakOf([notice(1)], vi.fn())
  vi.stubGlobal('window', {})
  const { permissionNow } = await openTab()
  expect(permissionNow()).toBe('missing')
})

const HOURS = hoursOf({ week: [{ weekday: '1', opens: '08:00', closes: '18:00' }] })
/** A Monday. */
const at = (time: string) => ({ now: new Date(`2031-01-06T${time}:00Z`), hours: HOURS })
const MORNING: OpeningRow[] = [{ weekday: '1', opens: '08:00', closes: '12:00' }]

test.each([
  ['while the desk is open', { isAway: false, week: [] }, at('15:00'), true],
  ['once it is closed', { isAway: false, week: [] }, at('18:30'), false],
  ['after their own hours', { isAway: false, week: MORNING }, at('15:00'), false],
  ['while they are away', { isAway: true, week: [] }, at('15:00'), false],
  ['before the clock is known', { isAway: false, week: [] }, { now: null, hours: HOURS }, false],
])('a colleague is at work or not %s', async (_, working, clock, isHere) => {
  const { isAtWork } = await openTab()
  expect(isAtWork(working, clock)).toBe(isHere)
})
