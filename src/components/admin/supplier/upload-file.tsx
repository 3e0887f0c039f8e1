'use client'

import { useConfig } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'

import { apiRequest } from '@/lib/browser/api-request'
import { queryClient } from '@/lib/browser/query-client'
import { failureMessage } from '@/lib/browser/response-message'
import { takeFiles } from '@/lib/browser/take-files'

const FAILED = 'The file could not be sent. Please try again in a minute.'

/** Uploads a CSV file to be checked and opens the result. `filePage`: the path of the collection. */
export function UploadFile({ filePage }: { filePage: string }) {
  const router = useRouter()
  const { routes } = useConfig().config
  const upload = useMutation(
    {
      mutationFn: async (file: File) => {
        const body = { name: file.name, text: await file.text() }
        return (await apiRequest({ method: 'POST', url: `${routes.api}/supplier-files/check`, body })) as { id: number }
      },
      onSuccess: ({ id }) => router.push(`${filePage}/${id}`),
    },
    queryClient,
  )
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
        accept=".csv,text/csv"
        disabled={isReading}
        onChange={({ target }) => {
          const [file] = takeFiles(target)
          if (file) upload.mutate(file)
        }}
      />
      <div role="status">
        {isReading && <p>Reading the file...</p>}
        {upload.error && <p>{`Nothing was saved. ${failureMessage(upload.error, FAILED)}`}</p>}
      </div>
    </section>
  )
}
