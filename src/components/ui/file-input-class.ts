/** Class names of the browser's own file input, with a button styled like ours. */
export const FILE_INPUT =
  'min-h-11 w-full max-w-120 py-2 text-sm file:mr-3 file:min-h-10.5 file:cursor-pointer file:rounded-control ' +
  'file:border-[1.5px] file:border-solid file:border-ink file:bg-panel file:px-4.5 file:text-sm file:font-semibold ' +
  'file:text-ink hover:file:bg-plaster pointer-coarse:file:min-h-11'
