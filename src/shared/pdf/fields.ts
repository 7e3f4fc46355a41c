export interface PdfField {
  /** Its name in the PDF, for programs that read the filled form. */
  readonly name: string;
  readonly label: string;
  /** Its share of the 12 columns of the sheet. */
  readonly columns: number;
  readonly value?: string;
  /** One box per character. */
  readonly boxes?: number;
  readonly lines?: 'several';
}

export interface PdfSection {
  readonly title: string;
  readonly text?: string;
  /** Of its boxes, in points. */
  readonly boxHeight: number;
  readonly rows: readonly (readonly PdfField[])[];
}

/** Heights of boxes, in points. */
export const usual = 21;
export const forSigning = 36;

/** One A4 page to fill in: data only, because it is sent to the worker that draws it. */
export interface PdfForm {
  readonly title: string;
  readonly subject: string;
  readonly instructions: string;
  readonly sections: readonly PdfSection[];
}
