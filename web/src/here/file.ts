// Games as files: what a browser downloads.

/** Lets the browser save a text under a name. */
export function download(name: string, text: BlobPart, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it a little later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
