import {
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
  type PDFTextField,
} from '@cantoo/pdf-lib';

type Role = 'H1' | 'H2' | 'P';

const { BeginMarkedContent, BeginMarkedContentSequence, EndMarkedContent } = PDFOperatorNames;

const ends = PDFOperator.of(EndMarkedContent);

/**
 * The tags of a one-page form: what is heading, text, field or decoration, in reading order. The
 * library draws and knows no tags; without them a screen reader meets loose letters and nameless boxes.
 */
export const createStructure = (document: PDFDocument, page: PDFPage) => {
  const { context, catalog } = document;
  const [root, whole] = [context.nextRef(), context.nextRef()];
  const children: PDFRef[] = [];
  const texts: PDFRef[] = [];
  const fields: PDFRef[] = [];

  const add = (role: Role | 'Form', kid: number | PDFRef) => {
    const element = context.register(
      context.obj({ Type: 'StructElem', S: role, P: whole, Pg: page.ref, K: kid }),
    );
    children.push(element);
    return element;
  };

  const mark = (begin: PDFOperator, draw: () => void) => {
    page.pushOperators(begin);
    draw();
    page.pushOperators(ends);
  };

  const widgetOf = (field: PDFTextField) => {
    const [widget] = field.acroField.getWidgets();
    const ref = widget && context.getObjectRef(widget.dict);
    if (widget === undefined || ref === undefined) throw new Error('A field that is on no page');
    return { dict: widget.dict, ref };
  };

  return {
    text: (role: Role, draw: () => void) => {
      const properties = `<</MCID ${texts.length}>>`;
      mark(PDFOperator.of(BeginMarkedContentSequence, [PDFName.of(role), properties]), draw);
      texts.push(add(role, texts.length));
    },
    /** Lines and boxes: a screen reader skips them. */
    decoration: (draw: () => void) =>
      mark(PDFOperator.of(BeginMarkedContent, [PDFName.of('Artifact')]), draw),
    /** A field already on the page, and its name for a screen reader. */
    field: (field: PDFTextField, name: string) => {
      const { dict, ref } = widgetOf(field);
      fields.push(
        add('Form', context.register(context.obj({ Type: 'OBJR', Obj: ref, Pg: page.ref }))),
      );
      dict.set(PDFName.of('StructParent'), PDFNumber.of(fields.length));
      field.acroField.dict.set(PDFName.of('TU'), PDFHexString.fromText(name));
    },
    finish: () => {
      const numbers = [0, texts, ...fields.flatMap((field, index) => [index + 1, field])];
      context.assign(
        whole,
        context.obj({ Type: 'StructElem', S: 'Document', P: root, K: children }),
      );
      context.assign(
        root,
        context.obj({
          Type: 'StructTreeRoot',
          K: whole,
          ParentTree: { Nums: numbers },
          ParentTreeNextKey: fields.length + 1,
        }),
      );
      page.node.set(PDFName.of('StructParents'), PDFNumber.of(0));
      page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
      catalog.set(PDFName.of('StructTreeRoot'), root);
      catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
    },
  };
};
