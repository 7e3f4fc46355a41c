import type { Page } from 'playwright-core';
import { button, downloadAfter } from './on-screen';
import type { Cell } from './workbook';

export const exported = (page: Page) => downloadAfter(page, () => button(page, 'ESPORTA').click());

export const text = (value: string): Cell => ({ kind: 'text', value, format: '' });
