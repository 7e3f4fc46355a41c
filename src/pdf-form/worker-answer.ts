export type FormWorkerAnswer =
  | { readonly type: 'made'; readonly file: Blob }
  | { readonly type: 'failed' };
