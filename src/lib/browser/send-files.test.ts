import { afterEach, expect, it, vi } from 'vitest'

import { FILE_BYTES_MAX, PIECE_BYTES } from '@/lib/domain/leads/photos'

import { type FileProgress, sendFiles } from './send-files'

afterEach(() => vi.unstubAllGlobals())

const ACCEPTED = { kinds: ['pdf', 'jpeg'] as const, bytesMax: FILE_BYTES_MAX }
const STARTS: Record<string, number[]> = { pdf: [0x25, 0x50, 0x44, 0x46, 0x2d], jpg: [0xff, 0xd8, 0xff, 0, 0] }

const fileOf = (name: string, bytes: number) => {
  const content = new Uint8Array(bytes)
  content.set((STARTS[name.split('.')[1] ?? ''] ?? []).slice(0, bytes))
  return new File([content], name)
}
const plan = fileOf('plan.pdf', 2 * PIECE_BYTES + 7)
const hall = fileOf('hall.jpg', 5)

type Reply = Response | Error
const failures: Reply[] = [
  new TypeError('network'),
  new Response('', { status: 503 }),
  new Response('', { status: 429 }),
]

/**
 * A fake server that stores what it receives. `replies` replace its responses in turn; `takes`: whether it stores a
 * piece whose response is replaced.
 */
function server({ replies = [], takes = false }: { replies?: (Reply | null)[]; takes?: boolean } = {}) {
  const received = new Map<string, number>()
  const pieces: [name: string, offset: number, bytes: number][] = []
  const respond = (form: FormData): Response => {
    const [key, offset, piece] = [String(form.get('sha256')), Number(form.get('offset')), form.get('piece') as File]
    const before = received.get(key) ?? 0
    if (offset === before) received.set(key, before + piece.size)
    const now = received.get(key) ?? 0
    return Response.json({ received: now, isKept: now === Number(form.get('bytes')) })
  }
  const fetch = vi.fn((_url: string, { body }: { body: FormData }) => {
    pieces.push([String(body.get('name')), Number(body.get('offset')), (body.get('piece') as File).size])
    const given = replies.shift()
    if (!given) return Promise.resolve(respond(body))
    if (takes) respond(body)
    return given instanceof Error ? Promise.reject(given) : Promise.resolve(given)
  })
  vi.stubGlobal('fetch', fetch)
  return pieces
}

async function send(files: readonly File[]) {
  const wait = vi.fn(() => Promise.resolve())
  const shown: FileProgress[][] = []
  const onProgress = (all: readonly FileProgress[]) => shown.push([...all])
  const sent = await sendFiles({ url: '/pieces', token: 'secret', files, accepted: ACCEPTED, onProgress, wait })
  return { sent, wait, shown }
}

it('asks for the offset, sends each file in pieces, and reports the progress of each', async () => {
  const pieces = server()
  const { sent, shown } = await send([plan, hall])
  expect(sent).toEqual({ saved: 2, problems: [], left: [] })
  expect(pieces).toEqual([
    ['plan.pdf', 0, 0],
    ['plan.pdf', 0, PIECE_BYTES],
    ['plan.pdf', PIECE_BYTES, PIECE_BYTES],
    ['plan.pdf', 2 * PIECE_BYTES, 7],
    ['hall.jpg', 0, 0],
    ['hall.jpg', 0, 5],
  ])
  expect(shown.map(([first]) => `${first?.state} ${first?.percent}`)).toEqual([
    'sending 0',
    'sending 49',
    'sending 99',
    'saved 100',
    'saved 100',
    'saved 100',
  ])
  expect(shown[0]?.[1]).toEqual({ name: 'hall.jpg', percent: 0, state: 'waiting' })
})

it.each(failures)('waits after a failure, asks again, and resumes where the file stopped', async (failure) => {
  const pieces = server({ replies: [null, null, failure] })
  const { sent, wait, shown } = await send([plan])
  expect(sent).toEqual({ saved: 1, problems: [], left: [] })
  expect(pieces.map(([, offset, bytes]) => [offset, bytes])).toEqual([
    [0, 0],
    [0, PIECE_BYTES],
    [PIECE_BYTES, PIECE_BYTES],
    [0, 0],
    [PIECE_BYTES, PIECE_BYTES],
    [2 * PIECE_BYTES, 7],
  ])
  expect(wait.mock.calls).toEqual([[1]])
  expect(shown.map(([file]) => file?.state)).toEqual(['sending', 'sending', 'paused', 'sending', 'sending', 'saved'])
})

it('resets the failure count once a piece has arrived', async () => {
  const lost = () => new TypeError('network')
  server({ replies: [null, lost(), null, null, lost()] })
  expect((await send([plan])).wait.mock.calls).toEqual([[1], [1]])
})

it('does not resend a piece that arrived although its response was lost', async () => {
  const pieces = server({ replies: [null, new TypeError('network')], takes: true })
  await send([hall])
  expect(pieces.map(([, , bytes]) => bytes)).toEqual([0, 5, 0])
})

it('gives up after twenty failures in a row, and resumes in another visit', async () => {
  const pieces = server({ replies: [null, null, ...Array.from({ length: 20 }, () => new TypeError('network'))] })
  const { sent, wait } = await send([plan, hall])
  expect(sent).toEqual({ saved: 0, problems: [], left: [plan, hall] })
  expect(wait.mock.calls.at(-1)).toEqual([19])
  pieces.length = 0
  expect((await send([plan])).sent.saved).toBe(1)
  expect(pieces.map(([, offset, bytes]) => [offset, bytes])).toEqual([
    [0, 0],
    [PIECE_BYTES, PIECE_BYTES],
    [2 * PIECE_BYTES, 7],
  ])
})

it('gives up on a server that makes no progress', async () => {
  server({ replies: Array.from({ length: 40 }, () => Response.json({ received: 0, isKept: false })) })
  expect((await send([plan])).sent.left).toEqual([plan])
})

it('reports a problem with a file, and continues with the next', async () => {
  server({ replies: [Response.json({ message: 'We could not read plan.pdf.' }, { status: 400 })] })
  const { sent, shown } = await send([plan, hall])
  expect(sent).toEqual({ saved: 1, problems: ['We could not read plan.pdf.'], left: [] })
  expect(shown.at(-1)?.map(({ state }) => state)).toEqual(['refused', 'saved'])
  server({ replies: [new Response('<html>', { status: 413 })] })
  expect((await send([plan])).sent.problems).toEqual(['We could not save plan.pdf.'])
})

it('treats a response that is not ours as a failure', async () => {
  server({ replies: [new Response('<html>')] })
  const { sent, wait } = await send([hall])
  expect([sent.saved, wait.mock.calls.length]).toEqual([1, 1])
})

it('sends neither files that we cannot take nor files that the device cannot read', async () => {
  const pieces = server()
  const large = fileOf('survey.pdf', FILE_BYTES_MAX + 1)
  const gone = fileOf('gone.pdf', 5)
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'))
  const empty = fileOf('empty.pdf', 0)
  expect((await send([large, gone, empty, new File(['GIF89a'], 'a.gif'), hall])).sent).toEqual({
    saved: 1,
    problems: [
      'survey.pdf is too large (20 MB allowed).',
      'We could not read gone.pdf.',
      'empty.pdf is empty.',
      'a.gif is a GIF (we take PDF and JPEG).',
    ],
    left: [],
  })
  expect(pieces.map(([name]) => name)).toEqual(['hall.jpg', 'hall.jpg'])
})
