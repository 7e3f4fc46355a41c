import type { Server } from 'node:http';
import type { openApiDocument } from '../../../acquirer/server/openapi/document';

type Document = ReturnType<typeof openApiDocument>;

export function fits(document: Document, schema: object, value: unknown): boolean;
export function plainBackEnd(document: Document): Server;
