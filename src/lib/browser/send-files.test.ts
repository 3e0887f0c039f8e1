import { afterEach, expect, it, vi } from 'vitest'

import { FILE_BYTES_MAX } from '@/lib/domain/leads/photos'

import { sendFiles } from './send-files'

afterEach(() => vi.unstubAllGlobals())

const [plan, hall, fuses] = ['plan.pdf', 'hall.jpg', 'fuses.jpg'].map((name) => new File(['content'], name)) as [
  File,
  File,
  File,
]

function answers(...given: (Response | Error)[]) {
  const fetch = vi.fn<typeof globalThis.fetch>()
  for (const answer of given) {
    if (answer instanceof Error) fetch.mockRejectedValueOnce(answer)
    else fetch.mockResolvedValueOnce(answer)
  }
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const saved = () => Response.json({ message: 'Saved.' })
const send = (files: readonly File[], onFile = vi.fn()) => sendFiles({ url: '/files', token: 'secret', files, onFile })

it('sends each file by itself, and says which', async () => {
  const fetch = answers(saved(), saved())
  const onFile = vi.fn()
  expect(await send([plan, hall], onFile)).toEqual({ saved: 2, problems: [], left: [] })
  expect(onFile.mock.calls).toEqual([
    [plan, 0],
    [hall, 1],
  ])
  const bodies = fetch.mock.calls.map(([, init]) => init?.body as FormData)
  expect(bodies.map((body) => [body.get('token'), body.getAll('photos')])).toEqual([
    ['secret', [plan]],
    ['secret', [hall]],
  ])
})

it.each([new TypeError('network'), new Response('', { status: 503 }), new Response('', { status: 429 })])(
  'stops at a failure that may pass, and leaves that file and the rest to send again',
  async (failure) => {
    const fetch = answers(saved(), failure)
    expect(await send([plan, hall, fuses])).toEqual({ saved: 1, problems: [], left: [hall, fuses] })
    expect(fetch).toHaveBeenCalledTimes(2)
  },
)

it('says what is wrong with a file, and goes on with the next', async () => {
  answers(Response.json({ message: 'We could not read plan.pdf.' }, { status: 400 }), saved())
  expect(await send([plan, hall])).toEqual({ saved: 1, problems: ['We could not read plan.pdf.'], left: [] })
  answers(new Response('<html>', { status: 413 }))
  expect((await send([plan])).problems).toEqual(['We could not save plan.pdf.'])
})

it('does not send what is too large', async () => {
  const fetch = answers(saved())
  const large = new File([new Uint8Array(FILE_BYTES_MAX + 1)], 'survey.pdf')
  expect(await send([large, hall])).toEqual({ saved: 1, problems: ['survey.pdf is larger than 20 MB.'], left: [] })
  expect(fetch).toHaveBeenCalledTimes(1)
})
