const longEnoughToSave = 60_000;

/** Hands a file over as a download of that name. */
export const saveFile = (file: Blob, fileName: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), longEnoughToSave);
};
