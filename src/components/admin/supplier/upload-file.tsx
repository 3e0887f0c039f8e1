'use client'

import { useConfig } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, useState } from 'react'

import { apiRequest } from '@/lib/browser/api-request'
import { queryClient } from '@/lib/browser/query-client'
import { readTextFile } from '@/lib/browser/read-text-file'
import { failureMessage } from '@/lib/browser/response-message'
import { takeFiles } from '@/lib/browser/take-files'

/** A million characters, which the server takes, need up to two bytes each in UTF-16. */
const BYTES_MAX = 2_000_000
const FAILED = 'The file could not be sent. Please try again in a minute.'

/** Uploads a CSV file to be checked and opens the result. `filePage`: the path of the collection. */
export function UploadFile({ filePage }: { filePage: string }) {
  const router = useRouter()
  const [fault, setFault] = useState<string | null>(null)
  const { routes } = useConfig().config
  const upload = useMutation(
    {
      mutationFn: async (body: { name: string; text: string }) =>
        (await apiRequest({ method: 'POST', url: `${routes.api}/supplier-files/check`, body })) as { id: number },
      onSuccess: ({ id }) => router.push(`${filePage}/${id}`),
    },
    queryClient,
  )
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = takeFiles(target)
    if (!file) return
    upload.reset()
    const read = await readTextFile(file, { bytesMax: BYTES_MAX })
    setFault(read.ok ? null : read.message)
    if (read.ok) upload.mutate({ name: file.name, text: read.text })
  }
  const isReading = upload.isPending || upload.isSuccess // until the result is open

  return (
    <section className="pb-notices pb-import" aria-labelledby="pb-upload">
      <h2 id="pb-upload">Upload a file</h2>
      <label htmlFor="pb-supplier-file">
        A CSV file whose first line names its columns: code, and stock, price (pounds with VAT) or both. Stock means
        what the supplier has: pieces in open orders are subtracted. Nothing changes until you have seen what it would
        do.
      </label>
      <input
        id="pb-supplier-file"
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        disabled={isReading}
        onChange={(event) => void open(event)}
      />
      <div role="status">
        {isReading && <p>Reading the file...</p>}
        {fault !== null && <p>{`Nothing was saved. ${fault}`}</p>}
        {upload.error && <p>{`Nothing was saved. ${failureMessage(upload.error, FAILED)}`}</p>}
      </div>
    </section>
  )
}
