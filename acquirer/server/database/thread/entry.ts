import { parentPort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { answerOn } from './answering';

if (parentPort !== null) answerOn(parentPort, (place) => PGlite.create(place));
